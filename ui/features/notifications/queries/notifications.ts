import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { NotificationKind, NotificationPage } from "#core/engagement/notification.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { showWritten } from "#ui/data/stop-reads.ts";
import { createWrite } from "#ui/data/write.ts";

/**
 * Interval at which a page fetches the unread count even if the stream works: notifications with a date are not
 * streamed.
 */
const ASK_AGAIN_MS = 5 * 60_000;

const isPlayer = (scope: QueryScope) => scope.visit.get().user !== null;

/** Pages of the player's notifications, newest first. */
export function notificationsQuery(scope: QueryScope) {
  return infiniteQueryOptions({
    queryKey: ["notifications", ...personalKey(scope)] as const,
    queryFn: async (context) => {
      const { pageParam: cursor, signal } = context;
      return unwrapList(await scope.ports.notifications.list({ cursor }, { signal }), context);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: isPlayer(scope),
    staleTime: 0,
  });
}

/** How much of it is unread. Whichever way another number comes, what is listed is then out of date. */
export function unreadCountQuery(scope: QueryScope) {
  const queryKey = ["unread-count", ...personalKey(scope)] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const unread = unwrap(await scope.ports.notifications.countUnread({ signal }));
      if (client.getQueryData(queryKey) !== unread) outdateList(scope, client);
      return unread;
    },
    enabled: isPlayer(scope),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
}

/** Applies an unread count from live updates. The list is stale even if the count is the same: an entry may have changed. */
export async function applyUnreadCount(
  scope: QueryScope,
  client: QueryClient,
  unreadCount: number | null,
): Promise<void> {
  const { queryKey } = unreadCountQuery(scope);
  if (unreadCount === null) {
    void client.invalidateQueries({ queryKey });
    return;
  }
  if (client.getQueryData(queryKey) !== unreadCount) await showWritten(client, queryKey, unreadCount);
  outdateList(scope, client);
}

/** Marks one notification as read, at once. */
export function readNotificationMutation(scope: QueryScope, client: QueryClient) {
  const mark = (notificationId: string) => markAsRead(scope, client, ({ id }) => id === notificationId);
  return createWrite<number, string>(scope, client, {
    key: ["read-notification"],
    ...readings(scope),
    send: (notificationId) => scope.ports.notifications.read(notificationId),
    optimistic: mark,
    apply: (unread, notificationId) => showRead(scope, client, unread, () => mark(notificationId)),
  });
}

/** Marks everything as read that was there at the moment `until`, at once. */
export function readAllNotificationsMutation(scope: QueryScope, client: QueryClient) {
  const mark = (until: string) => markAsRead(scope, client, ({ createdAt }) => createdAt <= until);
  return createWrite<number, string>(scope, client, {
    key: ["read-all-notifications"],
    ...readings(scope),
    send: (until) => scope.ports.notifications.readAll(until),
    optimistic: mark,
    apply: (unread, until) => showRead(scope, client, unread, () => mark(until)),
  });
}

/** Kinds the player has switched off. */
export function mutedKindsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["muted-notifications", ...personalKey(scope)] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.notifications.getMuted({ signal })),
    enabled: isPlayer(scope),
    staleTime: 0,
  });
}

/** Switches off these kinds and no others, at once and one change after the other; back if the server did not take it. */
export function muteKindsMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = mutedKindsQuery(scope);
  const show = (muted: readonly NotificationKind[]) => void client.setQueryData(queryKey, muted);
  return createWrite<readonly NotificationKind[], readonly NotificationKind[]>(scope, client, {
    key: ["mute-notifications"],
    inOrder: true,
    changes: [{ queryKey }],
    send: (muted) => scope.ports.notifications.setMuted(muted),
    optimistic: show,
    apply: show,
    refetchOnFailure: [queryKey],
  });
}

type Listed = NotificationPage["notifications"][number];

/** Queries that change when the player reads a notification. */
function readings(scope: QueryScope) {
  const { queryKey } = notificationsQuery(scope);
  return { changes: [{ queryKey }], refetchOnFailure: [queryKey, unreadCountQuery(scope).queryKey] };
}

async function markAsRead(scope: QueryScope, client: QueryClient, isMeant: (listed: Listed) => boolean): Promise<void> {
  const { queryKey } = notificationsQuery(scope);
  // The answer of the read contains the number.
  await client.cancelQueries({ queryKey: unreadCountQuery(scope).queryKey });
  const now = new Date(scope.ports.clock.now()).toISOString();
  let newlyRead = 0;
  client.setQueryData(queryKey, (data: InfiniteData<NotificationPage> | undefined) => {
    if (data === undefined) return data;
    const read = (listed: Listed): Listed => {
      if (listed.readAt !== null || !isMeant(listed)) return listed;
      newlyRead += 1;
      return { ...listed, readAt: now };
    };
    return {
      ...data,
      pages: data.pages.map((page) => ({ ...page, notifications: page.notifications.map(read) })),
    };
  });
  client.setQueryData(unreadCountQuery(scope).queryKey, (count: number | undefined) =>
    count === undefined ? count : Math.max(0, count - newlyRead),
  );
}

/** Shows notifications as read once the server has confirmed it; cancels list reads that began before. */
async function showRead(
  scope: QueryScope,
  client: QueryClient,
  unreadCount: number,
  mark: () => Promise<void>,
): Promise<void> {
  await mark();
  await showWritten(client, unreadCountQuery(scope).queryKey, unreadCount);
}

function outdateList(scope: QueryScope, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: notificationsQuery(scope).queryKey });
}
