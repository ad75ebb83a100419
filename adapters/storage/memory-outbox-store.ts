import type { Outbox } from "#core/outbox/outbox.ts";
import type { OutboxStore } from "#core/ports/outbox-store.ts";

/** An outbox as long as the page lives: on the server, where nothing waits, and where a browser keeps nothing. */
export function createMemoryOutboxStore(): OutboxStore {
  let outbox: Outbox = [];
  let last: Promise<void> = Promise.resolve();
  return {
    list: async () => outbox,
    change: async (edit) => {
      outbox = edit(outbox) ?? outbox;
      return outbox;
    },
    alone: (task) => {
      last = last.then(task, task);
      return last;
    },
  };
}
