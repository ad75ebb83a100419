import { fileURLToPath } from "node:url";
import { type RunningStore, startStore } from "./start-store.ts";

const WATCH = fileURLToPath(new URL("./watch-event-loop.mjs", import.meta.url));
const HOLD = /longest hold: ([\d.]+) ms/g;

/** A store as a process of its own that says for how long something has held its event loop. */
export interface WatchedStore extends RunningStore {
  /** Longest time since the last question, in milliseconds of processor time. */
  longestBlockMs(): Promise<number>;
}

export async function startWatchedStore(settings: Readonly<Record<string, string>>): Promise<WatchedStore> {
  const store = await startStore(settings, ["--import", WATCH]);
  const holds = () => Array.from(store.output().matchAll(HOLD), ([, ms]) => Number(ms));
  return {
    ...store,
    longestBlockMs: () =>
      new Promise((resolve, reject) => {
        const before = holds().length;
        const look = () => {
          const ms = holds()[before];
          if (ms === undefined) return;
          store.process.stdout?.off("data", look);
          resolve(ms);
        };
        store.process.stdout?.on("data", look);
        void store.exitCode.then(() => reject(new Error(`the store has ended: ${store.output()}`)));
        store.process.kill("SIGUSR2");
      }),
  };
}
