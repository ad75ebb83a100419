import type { TestControls } from "#core/ports/test-controls.ts";

const MINUTE_MS = 60_000;

/** The controls of the reference backend, which are not part of the publisher API and do not exist on live. */
export function createHttpTestControls(
  send: (address: string, init: RequestInit) => Promise<Response> = (address, init) => fetch(address, init),
): TestControls {
  const tell = async (method: string, path: string, body: unknown): Promise<boolean> => {
    try {
      const answer = await send(path, {
        method,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return answer.ok;
    } catch {
      return false;
    }
  };
  return {
    set: ({ minutes, faults }) => tell("PUT", "/reference/controls", { clockOffsetMs: minutes * MINUTE_MS, faults }),
    signIn: (userName) => tell("POST", "/reference/sign-in", { userName }),
  };
}
