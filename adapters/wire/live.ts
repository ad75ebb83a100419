import * as v from "valibot";
import type { unreadCountAnswerSchema } from "./notifications.ts";

/** Stream of server-sent events, below the base of the notification service. */
export const LIVE_PATH = "/notification/api/events";

export const MAX_LIVE_TOPICS = 4;

/** Public topic: kind and id of its subject, e.g. `article:1234`, `board:tl.free`. */
export const liveTopicSchema = v.pipe(v.string(), v.regex(/^(article|board):[A-Za-z0-9.-]{1,100}$/));
export const liveTopicsSchema = v.pipe(v.array(liveTopicSchema), v.maxLength(MAX_LIVE_TOPICS));

export const changedEventSchema = v.object({ topic: liveTopicSchema });

/** Events of the stream. */
export type LiveEvent =
  | { readonly event: "unread"; readonly data: v.InferInput<typeof unreadCountAnswerSchema> }
  | { readonly event: "changed"; readonly data: v.InferInput<typeof changedEventSchema> };
