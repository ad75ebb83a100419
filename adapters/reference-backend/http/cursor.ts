import { createHash } from "node:crypto";
import * as v from "valibot";
import { type CallRefusal, invalidInput } from "./call-refusal.ts";

/**
 * Cursors of paged lists: where the last page ended, as the values it was sorted by, bound to the list they belong to.
 * Opaque to clients. A cursor of another list, or one that was tampered with, is a 400.
 */
export function encodeCursor(list: string, values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([fingerprintOf(list), ...values]), "utf8").toString("base64url");
}

/** The values of a cursor; `undefined` without one. `list` must equal the value passed to `encodeCursor`. */
export function decodeCursor<const Schema extends v.GenericSchema<readonly (string | number)[]>>(
  cursor: string | undefined,
  list: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (cursor === undefined) return undefined;
  const parsed = v.safeParse(v.tupleWithRest([v.string()], v.unknown()), parseJson(cursor));
  if (!parsed.success) throw malformed();
  const [fingerprint, ...values] = parsed.output;
  if (fingerprint !== fingerprintOf(list)) throw malformed();
  const checked = v.safeParse(schema, values);
  if (!checked.success) throw malformed();
  return checked.output;
}

/** Whether a cursor was made for this list; does not check its values. */
export function isCursorOf(cursor: string, list: string): boolean {
  const parsed = parseJson(cursor);
  return Array.isArray(parsed) && parsed[0] === fingerprintOf(list);
}

/** Text in a cursor that a database can take: no NUL, no half of a surrogate pair. */
export const cursorTextSchema = v.pipe(
  v.string(),
  v.check((text) => !text.includes("\0") && text.isWellFormed()),
);
/** Epoch milliseconds of the years 1 to 9999, which a database can read. */
export const cursorInstantSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-62_135_596_800_000),
  v.maxValue(253_402_300_799_999),
);
export const cursorNumberSchema = v.pipe(v.number(), v.finite());
export const cursorIntegerSchema = v.pipe(v.number(), v.safeInteger());
export const cursorSmallIntegerSchema = v.pipe(v.number(), v.integer(), v.minValue(-1e6), v.maxValue(1e9));

function fingerprintOf(list: string): string {
  return createHash("sha256").update(list).digest("base64url").slice(0, 8);
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

function malformed(): CallRefusal {
  return invalidInput({ field: "query.previousValue", message: "The cursor does not belong to this list." });
}
