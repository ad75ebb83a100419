import { sessionCheckOf } from "../../support/session-check.ts";
import { statusFailure } from "../support/failures.ts";
import { type NativeHost, startNativeShell } from "./native-shell.ts";
import { failedVectors, VECTORS } from "./vectors.ts";

interface Report {
  readonly vectors: number;
  readonly failed: readonly string[];
  readonly globals: readonly string[];
  readonly transcript: readonly string[];
}

const ABSENT = [
  "window",
  "document",
  "process",
  "fetch",
  "setTimeout",
  "URL",
  "Intl",
  "structuredClone",
  "TextEncoder",
  "crypto",
];

/** Timers that ring when the transcript lets time pass. */
function createHostClock() {
  const timers = new Map<number, { at: number; callback: () => void }>();
  let now = 0;
  let lastId = 0;
  return {
    setTimeout(callback: () => void, ms: number) {
      lastId += 1;
      timers.set(lastId, { at: now + ms, callback });
      return lastId;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    pass(ms: number) {
      now += ms;
      for (const [id, { at, callback }] of [...timers]) {
        if (at > now) continue;
        timers.delete(id);
        callback();
      }
    },
  };
}

const CHECK = sessionCheckOf(
  { userId: "u1", nickname: "", countryCode: "KR", credentialCodes: [] },
  { sessionMinutes: 1 },
);
const LOST = { ok: false, failure: statusFailure(401) };

/** Runs the callbacks of settled promises, in an engine without timers. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Runs every vector and a short scenario of the native shell; returns the differences. */
export async function runInEngine(): Promise<Report> {
  const transcript: string[] = [];
  const clock = createHostClock();
  const answers: Record<string, unknown[]> = {
    checkSession: [{ ok: true, value: CHECK }, LOST, { ok: true, value: CHECK }],
    recoverSession: [{ kind: "recovered" }],
    loadTexts: [
      { ok: false, failure: { message: "no answer", isFlagged: false } },
      { ok: true, value: {} },
    ],
  };
  const host: NativeHost = {
    clock,
    write: (line) => transcript.push(line),
    ask: async (method, argument) => {
      transcript.push(`${method}(${argument})`);
      return JSON.stringify(answers[method]?.shift());
    },
  };
  const shell = startNativeShell(host);
  await settle();
  for (const ms of [350, 300_000, 60_000]) {
    clock.pass(ms);
    await settle();
  }
  shell.session.stop();
  shell.texts.stop();
  return {
    vectors: VECTORS.length,
    failed: failedVectors(),
    globals: ABSENT.filter((name) => name in globalThis),
    transcript,
  };
}
