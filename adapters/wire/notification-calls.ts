import type { Call } from "./call.ts";
import * as notifications from "./notifications.ts";

const shared = { base: "notifications", service: "notification", access: "player" } as const;

export const listNotifications = {
  ...shared,
  method: "GET",
  path: "/notification/api/notifications",
  summary: "The notifications of the player, the newest first",
  query: notifications.notificationListQuerySchema,
  answer: notifications.notificationListAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const countUnreadNotifications = {
  ...shared,
  method: "GET",
  path: "/notification/api/notifications/unread-count",
  summary: "How much of it is unread",
  answer: notifications.unreadCountAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const readNotification = {
  ...shared,
  method: "POST",
  path: "/notification/api/notifications/{notificationId}/read",
  summary: "Marks one as read; doing so twice changes nothing",
  parameters: { notificationId: notifications.notificationIdSchema },
  answer: notifications.unreadCountAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const readAllNotifications = {
  ...shared,
  method: "POST",
  path: "/notification/api/notifications/read-all",
  summary: "Marks everything as read that was there at a moment",
  body: notifications.readAllBodySchema,
  answer: notifications.unreadCountAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const getNotificationSettings = {
  ...shared,
  method: "GET",
  path: "/notification/api/settings",
  summary: "Kinds that the player has switched off",
  answer: notifications.notificationSettingsSchema,
  errors: [401],
} as const satisfies Call;

export const changeNotificationSettings = {
  ...shared,
  method: "PUT",
  path: "/notification/api/settings",
  summary: "Switches off these kinds and no others; notifications already sent stay",
  body: notifications.notificationSettingsSchema,
  answer: notifications.notificationSettingsSchema,
  errors: [401],
} as const satisfies Call;
