import { fileURLToPath } from "node:url";
import { getQuickJS } from "quickjs-emscripten";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { runInEngine } from "./engine-entry.ts";
import { VECTORS } from "./vectors.ts";

const TRANSCRIPT = [
  "loadTexts(ko-KR)",
  "loadTexts(ko-KR)",
  "translation.loaded ko-KR",
  "checkSession(l2m)",
  "session.checked",
  "user.switched",
  "checkSession(l2m)",
  "recoverSession(native_refresh)",
  "checkSession(l2m)",
  "session.checked",
];

/** Stores the report, or the error, where the test can read it. */
const RUN = `
  const keep = (value) => { globalThis.report = JSON.stringify(value); };
  core.runInEngine().then(keep, (error) => keep(String(error) + error.stack));
`;

describe("the core in any engine", () => {
  it("runs a native shell through its public entry", async () => {
    expect((await runInEngine()).transcript).toEqual(TRANSCRIPT);
  });

  it("does the same in a bare engine that has no web, no Node and no Intl", async () => {
    const report = await reportOfBareEngine(await bundle());
    expect(report).toEqual({ vectors: VECTORS.length, failed: [], globals: [], transcript: TRANSCRIPT });
  }, 60_000);
});

/** The public entry, the vectors and the native shell as one script, made as a host would make it. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry: fileURLToPath(new URL("./engine-entry.ts", import.meta.url)), formats: ["iife"], name: "core" },
    },
  });
  const [first] = [output].flat();
  if (first === undefined || !("output" in first)) throw new Error("Nothing was bundled");
  return first.output[0].code;
}

async function reportOfBareEngine(script: string): Promise<unknown> {
  const engine = (await getQuickJS()).newContext();
  try {
    engine.unwrapResult(engine.evalCode("globalThis.console = { warn() {}, error() {}, log() {} };")).dispose();
    engine.unwrapResult(engine.evalCode(script, "core.js")).dispose();
    engine.unwrapResult(engine.evalCode(RUN)).dispose();
    engine.runtime.executePendingJobs();
    const report = engine.unwrapResult(engine.evalCode("globalThis.report"));
    const text = engine.getString(report);
    report.dispose();
    return JSON.parse(text);
  } finally {
    engine.dispose();
  }
}
