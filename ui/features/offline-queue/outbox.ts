import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { removeBasePath } from "#core/navigation/base-path.ts";
import { addToOutbox, type Outbox, type OutboxWrite, outboxOf } from "#core/outbox/outbox.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";

/** Topic under which tabs tell each other that what waits has changed. */
export const OUTBOX_TOPIC = "outbox";

/** What the player has done without a connection and the server does not have yet; nothing for guests. */
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
  scope.ports.tabs.tell(OUTBOX_TOPIC);
  return changed;
}

export const invalidateOutbox = (scope: QueryScope, client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: outboxQuery(scope).queryKey });

/** Whether the device knows that it has no connection. */
export const isOffline = (): boolean => !navigator.onLine;

interface LaterWrite {
  readonly write: OutboxWrite;
  /** What it is about, as the player knows it. */
  readonly title: string;
  /** Key of the try that has failed; without one it never left the device. */
  readonly triedKey?: string | undefined;
}

/** Lets a write wait for the connection. `false` for guests, and where no more fit: then it has failed as ever. */
export async function keepForLater(
  scope: QueryScope,
  client: QueryClient,
  { write, title, triedKey }: LaterWrite,
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
