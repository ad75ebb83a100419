import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { removeBasePath } from "#core/navigation/base-path.ts";
import { addToOutbox, dropSameFrom, type Outbox, type OutboxWrite, outboxOf } from "#core/outbox/outbox.ts";
import type { QueryScope } from "./query-scope.ts";

/** Topic by which tabs notify each other that the queued writes have changed. */
export const OUTBOX_TOPIC = "outbox";

/** Writes without a connection that the server does not have yet; none for guests. */
export function outboxQuery({ ports, visit }: QueryScope) {
  const userId = visit.get().user?.userId ?? null;
  return queryOptions({
    queryKey: ["outbox", userId] as const,
    queryFn: async (): Promise<Outbox> => outboxOf((await ports.outbox.list()) || [], userId),
    // The device answers at once, and other tabs write as well.
    staleTime: 0,
  });
}

/** Changes what waits, on this page and in the other tabs; `false` where the device cannot be reached. */
export async function changeOutbox(
  scope: QueryScope,
  client: QueryClient,
  edit: (outbox: Outbox) => Outbox | null,
): Promise<Outbox | false> {
  const changed = await scope.ports.outbox.change(edit);
  await invalidateOutbox(scope, client);
  scope.ports.tabs.announce(OUTBOX_TOPIC);
  return changed;
}

export const invalidateOutbox = (scope: QueryScope, client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: outboxQuery(scope).queryKey });

/** Whether the device knows that it has no connection. */
export const isOffline = (): boolean => !navigator.onLine;

export interface QueuedWrite {
  readonly write: OutboxWrite;
  /** Title of the subject, as shown to the player. */
  readonly title: string;
}

/**
 * Queues a write until there is a connection; `false` for guests and if the queue is full. `triedKey` is the idempotency
 * key of an attempt whose answer was lost.
 */
export async function queueWrite(
  scope: QueryScope,
  client: QueryClient,
  { write, title }: QueuedWrite,
  triedKey?: string,
): Promise<boolean> {
  const { identifiers, clock, configuration } = scope.ports;
  const { user } = scope.visit.get();
  if (user === null) return false;
  const now = clock.now();
  const { pathname, search } = window.location;
  let isFull = false;
  const kept = await changeOutbox(scope, client, (outbox) => {
    const longer = addToOutbox(outbox, {
      key: triedKey ?? identifiers.next(),
      userId: user.userId,
      write,
      title,
      path: (removeBasePath(pathname, configuration.basePath) ?? "/") + search,
      writtenAtMs: now,
      triedAtMs: triedKey === undefined ? null : now,
      errors: 0,
      conflict: null,
    });
    isFull = longer === null;
    return longer;
  });
  return kept !== false && !isFull;
}

/** Removes queued writes that are older than a write to the same subject that the server has just taken. */
export async function dropQueued(scope: QueryScope, client: QueryClient, taken: OutboxWrite): Promise<void> {
  const { user } = scope.visit.get();
  const isEmpty = client.getQueryData(outboxQuery(scope).queryKey)?.length === 0;
  if (user === null || isEmpty) return;
  await changeOutbox(scope, client, (outbox) => dropSameFrom(outbox, user.userId, taken));
}
