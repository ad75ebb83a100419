import type { Outbox } from "../outbox/outbox.ts";

/**
 * Queue of unsent writes on the device, shared by all tabs. Never throws: without storage, the page's memory holds it.
 */
export interface OutboxStore {
  list(): Promise<Outbox>;
  /**
   * Replaces the queue by `edit` of it, atomically across tabs, and resolves to the new queue. `null` from `edit`
   * changes nothing, and `false` means that the code of the store could not be fetched.
   */
  change(edit: (outbox: Outbox) => Outbox | null): Promise<Outbox | false>;
  /**
   * Runs `task` once no other tab runs one. Without locks it runs at once, and after a limit if none is granted: the
   * server does nothing twice.
   */
  alone(task: () => Promise<void>): Promise<void>;
}
