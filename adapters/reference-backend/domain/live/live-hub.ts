import type { Database } from "#adapters/reference-backend/database/database.ts";
import { LIVE_CHANNEL } from "./live-topics.ts";

/** Subscribers of topics in this process. */
export interface LiveHub {
  /**
   * Calls `listener` whenever something about the topic has changed, also when something may have been missed. Resolves
   * once nothing more is missed, to the function that ends it; rejects while the database is away.
   */
  subscribe(topic: string, listener: () => void): Promise<() => void>;
}

/** News of all processes on one database: one connection of it is enough for everybody who waits here. */
export function createLiveHub(database: Database): LiveHub {
  const listeners = new Map<string, Set<() => void>>();
  let listening: Promise<void> | null = null;

  const tell = (topic: string) => {
    for (const listener of listeners.get(topic) ?? []) listener();
  };
  const tellAll = () => {
    for (const topic of listeners.keys()) tell(topic);
  };
  const listen = () => {
    listening ??= database.listen(LIVE_CHANNEL, { onMessage: tell, onGap: tellAll }).catch((error: unknown) => {
      listening = null;
      throw error;
    });
    return listening;
  };

  return {
    subscribe: async (topic, listener) => {
      await listen();
      const waiting = listeners.get(topic) ?? new Set();
      listeners.set(topic, waiting);
      waiting.add(listener);
      return () => {
        waiting.delete(listener);
        if (waiting.size === 0 && listeners.get(topic) === waiting) listeners.delete(topic);
      };
    },
  };
}
