import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import { TEST_TOOLS_TOKEN } from "./test-tools.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Compile cache of Node: it shortens every start after the first by a fifth. */
const COMPILE_CACHE = join(root, "node_modules/.cache/node");
/** Switches of Node for stores that live for seconds, which its slow and thorough compiling of PGlite would not pay back. */
const BRIEF_LIFE: readonly string[] = ["--liftoff-only"];
/** A first start on a busy machine creates, migrates and seeds a database. */
const START_TIMEOUT_MS = 90_000;

/** A store running as a process of its own, started the way an operator starts it. */
export interface RunningStore {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Settles when the process has ended; `null` where a signal ended it. */
  readonly exitCode: Promise<number | null>;
  /** Everything the process has printed so far. */
  output(): string;
  /** Asks it to close and waits for its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a crash or a power cut would. */
  kill(): Promise<void>;
}

/**
 * Runs the built server with these settings. Unless given, its port is one that no outgoing connection can take while the
 * store is stopped for a moment.
 */
async function spawnStore(
  settings: Readonly<Record<string, string>>,
  switches: readonly string[] = BRIEF_LIFE,
): Promise<{
  process: ChildProcess;
  output(): string;
  stdout(): string;
  stderr(): string;
}> {
  const child = spawn(
    join(root, "node_modules/.bin/node"),
    ["--disable-warning=ExperimentalWarning", ...switches, ".output/server/store.mjs"],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: "production",
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        PORT: settings.PORT ?? String(await freePort()),
        DRAIN_SECONDS: "0",
        // All requests of the tests come from one network.
        REQUESTS_PER_MINUTE: "0",
        TEST_TOOLS_TOKEN,
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  // A test that fails on the way leaves no store behind.
  const endWithThisProcess = () => child.kill("SIGKILL");
  process.on("exit", endWithThisProcess);
  child.on("close", () => process.off("exit", endWithThisProcess));
  const printed: { from: "stdout" | "stderr"; chunk: Buffer }[] = [];
  child.stdout.on("data", (chunk) => printed.push({ from: "stdout", chunk }));
  child.stderr.on("data", (chunk) => printed.push({ from: "stderr", chunk }));
  const textOf = (chosen: typeof printed) => Buffer.concat(chosen.map(({ chunk }) => chunk)).toString();
  return {
    process: child,
    output: () => textOf(printed),
    stdout: () => textOf(printed.filter(({ from }) => from === "stdout")),
    stderr: () => textOf(printed.filter(({ from }) => from === "stderr")),
  };
}

/** Runs a store that is expected to exit, and returns its exit code and output. A store that starts is stopped. */
export async function runStoreToItsEnd(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const { process: child, stdout, stderr } = await spawnStore(settings);
  child.stdout?.on("data", () => {
    if (stdout().includes("open at")) child.kill("SIGKILL");
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), START_TIMEOUT_MS);
  const [code] = await once(child, "close");
  clearTimeout(timer);
  return { code, stdout: stdout(), stderr: stderr() };
}

/**
 * Starts a store and waits until it prints its addresses; rejects with its output if it exits instead. `switches` are
 * Node's.
 */
export async function startStore(
  settings: Readonly<Record<string, string>>,
  switches?: readonly string[],
): Promise<RunningStore> {
  const { process: child, output } = await spawnStore(settings, switches);
  const ports = new Set(settings.SERVICES?.split(",").map((service) => service.split(":")[1])).size;
  const exitCode = once(child, "close").then(([code]): number | null => code);
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the store did not start in time: ${output()}`)), START_TIMEOUT_MS);
    const look = () => {
      const addresses = [...output().matchAll(/open at (http:\/\/[^\s/]+)/g)];
      const address = addresses[0]?.[1];
      if (address === undefined || addresses.length < ports) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on("data", look);
    void exitCode.then((code) => {
      clearTimeout(timer);
      reject(new Error(`the store ended with code ${code}: ${output()}`));
    });
  });
  return {
    origin,
    process: child,
    exitCode,
    output,
    stop() {
      child.kill("SIGTERM");
      return exitCode;
    },
    async kill() {
      child.kill("SIGKILL");
      await exitCode;
    },
  };
}
