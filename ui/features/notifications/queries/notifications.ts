import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { NotificationKind, NotificationPage } from "#core/engagement/notification.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { showWritten, stopReads } from "#ui/data/stop-reads.ts";

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
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await scope.ports.notifications.list({ cursor: pageParam }, { signal })),
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

/** Takes in a number that was heard. The list is out of date even if it is the same: a post it speaks of may have changed. */
export async function hearUnreadCount(
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
  return mutationOptions({
    mutationKey: ["read-notification"] as const,
    mutationFn: async (notificationId: string) => unwrap(await scope.ports.notifications.read(notificationId)),
    onMutate: mark,
    onSuccess: (unread, notificationId) => showRead(scope, client, unread, () => mark(notificationId)),
    onError: () => askAgain(scope, client),
  });
}

/** Marks everything as read that was there at the moment `until`, at once. */
export function readAllNotificationsMutation(scope: QueryScope, client: QueryClient) {
  const mark = (until: string) => markAsRead(scope, client, ({ createdAt }) => createdAt <= until);
  return mutationOptions({
    mutationKey: ["read-all-notifications"] as const,
    mutationFn: async (until: string) => unwrap(await scope.ports.notifications.readAll(until)),
    onMutate: mark,
    onSuccess: (unread, until) => showRead(scope, client, unread, () => mark(until)),
    onError: () => askAgain(scope, client),
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

const MUTE_KEY = ["mute-notifications"] as const;

/** Switches off these kinds and no others, at once and one change after the other; back if the server did not take it. */
export function muteKindsMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = mutedKindsQuery(scope);
  return mutationOptions({
    mutationKey: MUTE_KEY,
    scope: { id: "mute-notifications" },
    mutationFn: async (muted: readonly NotificationKind[]) => unwrap(await scope.ports.notifications.setMuted(muted)),
    onMutate: async (muted: readonly NotificationKind[]) => {
      await stopReads(client, { queryKey });
      client.setQueryData(queryKey, muted);
    },
    onSuccess: async (muted) => {
      // A later change is shown already, and its answer is still to come.
      if (client.isMutating({ mutationKey: MUTE_KEY }) === 1) await showWritten(client, queryKey, muted);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

type Listed = NotificationPage["notifications"][number];

async function markAsRead(scope: QueryScope, client: QueryClient, isMeant: (listed: Listed) => boolean): Promise<void> {
  const { queryKey } = notificationsQuery(scope);
  await stopReads(client, { queryKey });
  // The answer to the reading itself brings the number.
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

/** The server knows better what has become of it. */
function askAgain(scope: QueryScope, client: QueryClient): void {
  outdateList(scope, client);
  void client.invalidateQueries({ queryKey: unreadCountQuery(scope).queryKey });
}

function outdateList(scope: QueryScope, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: notificationsQuery(scope).queryKey });
}
