import * as v from "valibot";
import { cursorSchema, gameCodeSchema, instantSchema, pageEntries } from "./envelope.ts";
import { withFallback } from "./tolerant-reader.ts";

export const contentQuerySchema = v.object({
  keySets: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,19}$/))),
});
export const contentAnswerSchema = v.object({
  category: withFallback(v.string(), ""),
  content_id: withFallback(v.string(), ""),
  contents: v.record(v.string(), v.unknown()),
});

const logTextSchema = v.pipe(v.string(), v.maxLength(2_000));

/** A click as the log collector takes it (Spec §3). */
export const logEventSchema = v.object({
  logId: v.literal(4001),
  logName: v.literal("ButtonClicked"),
  logType: v.literal(6),
  actorMessage: v.object({
    clientType: v.picklist([1, 4, 5]),
    deviceId: logTextSchema,
    string1: logTextSchema,
    string2: logTextSchema,
  }),
  entityMessage: v.object({
    roomType: logTextSchema,
    roomName: logTextSchema,
    roomInformation: logTextSchema,
    roomEnter: logTextSchema,
  }),
  dataMessage: v.optional(v.object({ string1: logTextSchema, string2: logTextSchema })),
});
export const logEventsBodySchema = v.pipe(v.array(logEventSchema), v.minLength(1), v.maxLength(100));
export const logEventsAnswerSchema = v.object({ accepted: v.number() });

export const noticeSchema = v.object({
  id: v.string(),
  category: withFallback(v.picklist(["notice", "maintenance", "event", "update"]), "notice"),
  title: v.string(),
  summary: withFallback(v.string(), ""),
  body: v.string(),
  pinned: withFallback(v.boolean(), false),
  published_at: instantSchema,
  /** The game it is about; `null` for the store itself. */
  game_code: v.nullable(gameCodeSchema),
  /** Period of the announced event. */
  period: v.nullable(v.object({ from: instantSchema, to: instantSchema })),
  text_locale: withFallback(v.string(), ""),
  /** Language of the body where it is not that of the other texts. */
  body_locale: v.optional(v.string()),
});
export const noticeListQuerySchema = v.object({
  gameCode: v.optional(gameCodeSchema),
  category: v.optional(v.picklist(["notice", "maintenance", "event", "update"])),
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  previousValue: v.optional(cursorSchema),
});
export const noticeListAnswerSchema = v.object({
  notices: v.array(v.omit(noticeSchema, ["body", "body_locale"])),
  ...pageEntries,
});
