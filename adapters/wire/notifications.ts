import * as v from "valibot";
import { NOTIFICATION_KINDS } from "#core/engagement/notification.ts";
import { cursorSchema, instantSchema, pageEntries } from "./envelope.ts";
import { withFallback } from "./tolerant-reader.ts";

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const kindSchema = v.picklist(NOTIFICATION_KINDS);

export const notificationIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));

export const notificationSchema = v.object({
  id: notificationIdSchema,
  kind: withFallback(kindSchema, "notice"),
  title: v.string(),
  body: withFallback(v.string(), ""),
  /** Address of the sigil of the game that it is about; empty without one. */
  picture: v.optional(v.string(), ""),
  /** A link of the kinds that banners have. */
  action: v.nullable(v.object({ type: v.string(), target: v.string() })),
  created_at: instantSchema,
  read_at: v.nullable(instantSchema),
});

export const notificationListQuerySchema = v.object({ previousValue: v.optional(cursorSchema) });
export const notificationListAnswerSchema = v.object({
  notifications: v.array(notificationSchema),
  ...pageEntries,
  unread_count: withFallback(v.nullable(countSchema), null),
});
export const unreadCountAnswerSchema = v.object({ unread_count: countSchema });
export const readAllBodySchema = v.object({ until: instantSchema });
/** Notification kinds that the player has switched off. */
export const notificationSettingsSchema = v.object({
  muted: v.pipe(v.array(kindSchema), v.maxLength(NOTIFICATION_KINDS.length)),
});
