import * as v from "valibot";
import { countryCodeSchema, instantSchema } from "#adapters/wire/envelope.ts";
import { SPOILT_ANSWERS } from "#core/simulator/simulated-faults.ts";

const pathListSchema = v.pipe(v.array(v.pipe(v.string(), v.startsWith("/"), v.maxLength(200))), v.maxLength(50));
const versionSchema = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));

/** A failure to try out. It concerns one call by its name, or every path that begins with a prefix. */
const faultSchema = v.pipe(
  v.strictObject({
    call: v.optional(v.pipe(v.string(), v.maxLength(64))),
    pathPrefix: v.optional(v.pipe(v.string(), v.startsWith("/"), v.maxLength(200))),
    /** HTTP status to answer with instead of the call. */
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
    /** Code of the error envelope. */
    code: v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(64))])),
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
    /** Up to so much longer, by chance: answers come out of order. */
    spreadMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
    /** Body that replaces the answer, with a success status. */
    answer: v.optional(v.picklist(SPOILT_ANSWERS)),
    /** Breaks the connection in the middle of the answer. */
    drop: v.optional(v.boolean()),
    /** How often it happens before it is gone; without end if absent. */
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  }),
  v.check(
    (fault) => (fault.call === undefined) !== (fault.pathPrefix === undefined),
    "Name either a call or a path prefix.",
  ),
);
export type Fault = v.InferOutput<typeof faultSchema>;

const maintenanceSchema = v.pipe(
  v.strictObject({
    /** `all`, or a service as the catalogue of calls names it. */
    scope: v.picklist(["all", "store", "session", "content", "log", "news", "community"]),
    from: instantSchema,
    to: instantSchema,
    noticeId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  }),
  v.check((maintenance) => Date.parse(maintenance.from) < Date.parse(maintenance.to), "It ends before it begins."),
);

/** Everything that can be tried out; absent fields of a `PUT` take these defaults. */
export const controlStateSchema = v.strictObject({
  clockOffsetMs: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(-10 * 365 * 86_400_000), v.maxValue(10 * 365 * 86_400_000)),
    0,
  ),
  country: v.optional(v.nullable(countryCodeSchema), null),
  faults: v.optional(v.pipe(v.array(faultSchema), v.maxLength(50)), []),
  maintenance: v.optional(v.nullable(maintenanceSchema), null),
  versions: v.optional(
    v.strictObject({
      pageVersion: v.optional(versionSchema, null),
      refreshVersion: v.optional(versionSchema, null),
      reloadVersion: v.optional(versionSchema, null),
      pagePaths: v.optional(pathListSchema, []),
      refreshPaths: v.optional(pathListSchema, []),
      reloadPaths: v.optional(pathListSchema, []),
      sessionMinutes: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0.05), v.maxValue(1_440))), null),
    }),
    {},
  ),
});
export type ControlState = v.InferOutput<typeof controlStateSchema>;

export const NO_CONTROLS: ControlState = v.parse(controlStateSchema, {});
