import type { Instant } from "./game.ts";

/** Smallest number that is read as an instant: in seconds it is a day of 1973. Smaller ones are counts, or say "none". */
const MIN_EPOCH = 100_000_000;
/** Numbers from here on are milliseconds: in seconds they would be beyond the year 5000. */
const MIN_EPOCH_MS = 100_000_000_000;
/** End of the year 9999: later instants are spelled with a sign. */
const MAX_EPOCH_MS = 253_402_300_799_999;

const NUMBER = /^\d+(\.\d+)?$/;
const SPELLING =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt\s]\s*(\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,9}))?\s*(?:([Zz])|([+-]\d{2})(?::?(\d{2}))?)?(?:\[[\w/+-]+\])?)?$/;
/** Date of an HTTP header (RFC 9110, section 5.6.7). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads an instant of another server and spells it as this product does (ISO 8601 in UTC): also with a blank for the `T`,
 * offsets without colon or minutes, without seconds, a day alone (its begin), seconds or milliseconds since 1970, or as
 * an HTTP date. An instant without an offset is one of UTC. `null` if it is none of these.
 */
export function readInstant(value: unknown): Instant | null {
  const ms = typeof value === "number" ? epochMs(value) : typeof value === "string" ? textToMs(value.trim()) : null;
  return ms === null || Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

function textToMs(text: string): number | null {
  if (NUMBER.test(text)) return epochMs(Number(text));
  if (HTTP_DATE.test(text)) return Date.parse(text);
  const parts = SPELLING.exec(text);
  if (parts === null) return null;
  const [, day, time = "00:00", seconds = ":00", fraction = "0", zulu, hours = "+00", minutes = "00"] = parts;
  const offset = zulu === undefined ? `${hours}:${minutes}` : "Z";
  return Date.parse(`${day}T${time}${seconds}.${fraction.slice(0, 3)}${offset}`);
}

function epochMs(value: number): number | null {
  if (value < MIN_EPOCH) return null;
  const ms = value < MIN_EPOCH_MS ? value * 1_000 : value;
  return ms <= MAX_EPOCH_MS ? Math.round(ms) : null;
}
