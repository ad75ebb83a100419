import type { Outbox } from "#core/outbox/outbox.ts";
import type { OutboxStore } from "#core/ports/outbox-store.ts";

/** An outbox in the memory of the page: for the server, and for browsers without storage. */
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
