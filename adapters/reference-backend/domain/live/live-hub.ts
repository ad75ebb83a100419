import type { Database } from "#adapters/reference-backend/database/database.ts";
import { LIVE_CHANNEL } from "./live-topics.ts";

/** Subscribers of topics in this process. */
export interface LiveHub {
  /**
   * Calls `listener` whenever something about the topic has changed, and when a change may have been missed. Resolves,
   * once the subscription is active, to the function that ends it; rejects while the database is down.
   */
  subscribe(topic: string, listener: () => void): Promise<() => void>;
}

/** Changes from all processes on one database: all subscribers of this process share one connection. */
export function createLiveHub(database: Database): LiveHub {
  const listeners = new Map<string, Set<() => void>>();
  let listening: Promise<void> | null = null;

  const notify = (topic: string) => {
    for (const listener of listeners.get(topic) ?? []) listener();
  };
  const notifyAll = () => {
    for (const topic of listeners.keys()) notify(topic);
  };
  const listen = () => {
    listening ??= database.listen(LIVE_CHANNEL, { onMessage: notify, onGap: notifyAll }).catch((error: unknown) => {
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
