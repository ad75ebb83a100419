import type { TestControls } from "#core/ports/test-controls.ts";

const MINUTE_MS = 60_000;
const CONTROLS = "/reference/controls";

/** The controls of the reference backend, which are not part of the publisher API and do not exist on live. */
export function createHttpTestControls(
  send: (address: string, init: RequestInit) => Promise<Response> = (address, init) => fetch(address, init),
): TestControls {
  const sendCommand = async (method: string, path: string, body: unknown): Promise<boolean> => {
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
  /** `null` if there are none. */
  const readState = async (): Promise<object | null> => {
    try {
      const answer = await send(CONTROLS, { headers: { Accept: "application/json" } });
      const state: unknown = answer.ok ? await answer.json() : null;
      return typeof state === "object" ? state : null;
    } catch {
      return null;
    }
  };
  return {
    async set({ minutes, faults }) {
      // What a write leaves out is reset.
      const state = await readState();
      if (state === null) return false;
      return await sendCommand("PUT", CONTROLS, {
        ...state,
        ...(minutes !== undefined && { clockOffsetMs: minutes * MINUTE_MS }),
        ...(faults !== undefined && { faults }),
      });
    },
    signIn: (userName) => sendCommand("POST", "/reference/sign-in", { userName }),
  };
}
