import * as v from "valibot";
import { INSTANT_PATTERN } from "#core/catalogue/instant-to-ms.ts";
import { withFallback } from "./tolerant-reader.ts";

/** Error envelope of every publisher service. */
export const errorAnswerSchema = v.object({
  error: v.object({
    code: v.union([v.number(), v.string()]),
    message: withFallback(v.string(), ""),
    trace_id: withFallback(v.string(), ""),
    details: v.optional(v.unknown()),
  }),
});

/** Body of a 503 while a service is closed for work. Instants are ISO 8601 in UTC. */
export const maintenanceAnswerSchema = v.object({
  status: v.literal("MAINTENANCE"),
  scope: v.string(),
  from: v.string(),
  to: v.string(),
  notice_id: v.nullable(v.string()),
});

/** One wrong field of a request; `field` is a path such as `body.content`, `query.limit` or `header.X-CountryCode`. */
export const fieldErrorSchema = v.object({ field: v.string(), message: v.string() });

/** Error envelope of a 400: the fields that are wrong. */
export const invalidInputAnswerSchema = v.object({
  error: v.object({
    ...errorAnswerSchema.entries.error.entries,
    code: v.literal("INVALID_INPUT"),
    details: v.object({ fields: v.array(fieldErrorSchema) }),
  }),
});

/** An instant as the core reads it. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp(), v.regex(INSTANT_PATTERN));
export const countryCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export const gameCodeSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/));
/** An instant; `null` if it is not set. One that cannot be read is absent, as it is not known. */
export const statedInstantSchema = v.nullable(v.optional(instantSchema));
/** An instant that its thing is shown without: `null` if there is none, or if it is not known. */
export const dispensableInstantSchema = withFallback(v.nullable(instantSchema), null);
/** Place in a list, which only its server can read. */
export const cursorSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7E]{1,512}$/));

/** Whether a list goes on after an answer, and from where. Without `has_more` it goes on if there is a cursor. */
export const pageEntries = {
  has_more: withFallback(v.nullable(v.boolean()), null),
  previous_value: withFallback(v.nullable(cursorSchema), null),
};
export const localeTagSchema = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/));

/** A language by its tag; a primary subtag such as `ko` means all its variants. */
export const languageQuerySchema = v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,12}$/));
/** Primary subtags of the languages whose posts come first in a list, e.g. `en,ko`. */
export const languagesFirstQuerySchema = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(,[a-z]{2,3}){0,7}$/));
