import type { EventEmitter } from "node:events";
import { Piscina } from "piscina";

/** Milliseconds after which a thread without work ends. */
const IDLE_THREAD_MS = 60_000;
/** Maximum heap of a thread in megabytes: a task that needs more fails alone, and the process continues. */
const MAX_HEAP_MB = 256;

/** Functions of a module that runs in a thread, each with one input that can be copied there. */
type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** Threads that run the functions of one module, so that long work does not hold up the event loop. */
export interface WorkerPool<Module extends Tasks> {
  /** Calls a function of the module in a thread. A thread whose task is aborted by `signal` is ended. */
  run<Name extends keyof Module & string>(
    name: Name,
    input: Parameters<Module[Name]>[0],
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<Module[Name]>>>;
  /** Ends all threads. */
  close(): Promise<void>;
}

/**
 * A pool of `maxThreads` threads that run the module `entry`. They start with their first task. Idle threads do not keep the
 * process alive.
 */
export function createWorkerPool<Module extends Tasks>(options: {
  readonly entry: URL;
  readonly maxThreads: number;
  /** A thread has failed outside of a task, as when its module cannot be loaded. */
  readonly onError: (error: unknown) => void;
}): WorkerPool<Module> {
  const pool = new Piscina({
    filename: options.entry.href,
    minThreads: 0,
    maxThreads: options.maxThreads,
    idleTimeout: IDLE_THREAD_MS,
    // Switches of the process, such as a module that is loaded first, are not for its threads.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // The declared type lacks the inherited members of EventEmitter.
  (pool as unknown as EventEmitter).on("error", options.onError);
  return {
    run: (name, input, signal) => pool.run(input, { name, signal }),
    close: () => pool.destroy(),
  };
}
