import type { Outbox } from "../outbox/outbox.ts";

/**
 * What waits on the device to be sent, the same for all tabs. Never throws: where the device keeps nothing, it stays in the
 * memory of the page.
 */
export interface OutboxStore {
  list(): Promise<Outbox>;
  /**
   * Replaces the queue by `edit` of it, atomically across tabs, and resolves to the new queue. `null` from `edit`
   * changes nothing, and `false` means that the code of the store could not be fetched.
   */
  change(edit: (outbox: Outbox) => Outbox | null): Promise<Outbox | false>;
  /** Runs `task` once no other tab runs one. Where that cannot be known it runs at once: the server does nothing twice. */
  alone(task: () => Promise<void>): Promise<void>;
}
