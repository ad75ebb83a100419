import { connect } from "node:net";
import { type LocalServer, startLocalServer } from "../../support/local-server.ts";

/** Headers of one connection, which a proxy does not hand on. */
const OF_THE_CONNECTION = /^(host|connection|keep-alive|transfer-encoding|te|upgrade)$/i;

/**
 * A proxy like nginx with only `proxy_pass http://127.0.0.1:3000;`: it sends its upstream as the host, speaks HTTP/1.0,
 * and forwards neither the client's address nor the public host.
 */
export function startPlainProxy(upstream: string): Promise<LocalServer> {
  const { hostname, port, host } = new URL(upstream);
  return startLocalServer(async (incoming, outgoing) => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.0`, `Host: ${host}`, "Connection: close"];
    for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
      const [name = "", value = ""] = incoming.rawHeaders.slice(at, at + 2);
      if (!OF_THE_CONNECTION.test(name)) lines.push(`${name}: ${value}`);
    }
    const body: Buffer[] = [];
    for await (const chunk of incoming) body.push(chunk);
    const answer = await ask(
      hostname,
      Number(port),
      Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), ...body]),
    );
    const end = answer.indexOf("\r\n\r\n");
    const [status = "", ...answered] = answer.subarray(0, end).toString("latin1").split("\r\n");
    const pairs = answered.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
    outgoing.writeHead(
      Number(status.split(" ")[1]),
      pairs.filter(([name = ""]) => !OF_THE_CONNECTION.test(name)).flat(),
    );
    outgoing.end(answer.subarray(end + 4));
  });
}

/** Everything that is answered until the connection is closed, as answers to HTTP/1.0 end. */
function ask(host: string, port: number, request: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(request));
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("end", () => resolve(Buffer.concat(chunks)));
    socket.on("error", reject);
  });
}
