import type { NotificationGateway } from "#core/ports/notification-gateway.ts";
import * as calls from "../wire/notification-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { readPageEnd } from "./read-page-end.ts";
import { createStaticResolver } from "./static-addresses.ts";

export function createHttpNotificationGateway(client: HttpClient, wstaticDomain: string): NotificationGateway {
  const resolve = createStaticResolver(wstaticDomain);
  return {
    list: async ({ cursor }, options) =>
      mapResult(
        await client.send(calls.listNotifications, { query: { previousValue: cursor } }, options),
        (answer) => ({
          notifications: answer.notifications.map(({ created_at, read_at, ...notification }) => ({
            ...notification,
            picture: resolve(notification.picture),
            createdAt: created_at,
            readAt: read_at,
          })),
          ...readPageEnd(answer),
          unreadCount: answer.unread_count,
        }),
      ),
    countUnread: async (options) =>
      mapResult(await client.send(calls.countUnreadNotifications, {}, options), unreadCountOf),
    read: async (notificationId) =>
      mapResult(await client.send(calls.readNotification, { parameters: { notificationId } }), unreadCountOf),
    readAll: async (until) =>
      mapResult(await client.send(calls.readAllNotifications, { body: { until } }), unreadCountOf),
    getMuted: async (options) =>
      mapResult(await client.send(calls.getNotificationSettings, {}, options), ({ muted }) => muted),
    setMuted: async (muted) =>
      mapResult(
        await client.send(calls.changeNotificationSettings, { body: { muted: [...muted] } }),
        (answer) => answer.muted,
      ),
  };
}

const unreadCountOf = (answer: { readonly unread_count: number }) => answer.unread_count;
