import { connect, type Socket } from "node:net";
import { afterEach } from "vitest";

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

/** A connection to a server of this machine, which is closed after the test. */
export function openSocket(port: number) {
  const socket = connect({ host: "127.0.0.1", port });
  opened.push(socket);
  let answer = "";
  let isClosed = false;
  socket.on("error", () => undefined);
  socket.on("close", () => {
    isClosed = true;
  });
  /** All that has come so far; without it nothing is read. */
  const read = () => {
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    return () => answer;
  };
  return { socket, read, isClosed: () => isClosed };
}
