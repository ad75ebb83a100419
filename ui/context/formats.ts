import { countryNameStyle } from "#core/translation/country-name-style.ts";

/** Formats by the platform's `Intl` for one language. */
export interface Formats {
  number(value: number): string;
  /** One decimal, for average scores. */
  score(value: number): string;
  /** `part` of 1, e.g. 0.4 → 40%. */
  percent(part: number): string;
  /** Percentage with up to two decimals, of a number of percent. */
  rate(percent: number): string;
  /** `amount` in integer minor units of `currency` (ISO 4217). */
  price(amount: number, currency: string): string;
  /** Day and time in the player's time zone. */
  dateTime(instant: string): string;
  date(instant: string): string;
  /**
   * Day, time and the short name of the zone, for what begins everywhere at once. `nameOf` names a zone in a language;
   * `undefined` leaves the name of the platform.
   */
  release(instant: string, nameOf: (locale: string, timeZone: string) => string | undefined): string;
  /** Time between `instant` and `now` in the largest fitting unit, e.g. "3 days ago"; "now" within a minute. */
  relative(instant: string, now: number): string;
  /** Size in decimal units, e.g. 18.2 GB. */
  bytes(bytes: number): string;
  /** Name of a language tag in the language of the page. */
  languageName(tag: string): string;
  /** Name of an ISO 3166-1 country in the language of the page. */
  countryName(code: string): string;
  list(values: readonly string[]): string;
  /** Whole number with at least two digits, for countdowns. */
  twoDigits(value: number): string;
}

const MINUTE_MS = 60_000;
const RELATIVE_UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 24 * 60 * MINUTE_MS],
  ["month", 30 * 24 * 60 * MINUTE_MS],
  ["week", 7 * 24 * 60 * MINUTE_MS],
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
];
const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
/** From gigabytes on, sizes have a decimal. */
const FIRST_UNIT_WITH_DECIMAL = 3;

const NUMBER_KINDS = {
  plain: {},
  score: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  percent: { style: "percent" },
  rate: { style: "percent", maximumFractionDigits: 2 },
  twoDigits: { minimumIntegerDigits: 2, useGrouping: false },
} as const;

const DATE_KINDS = {
  date: { dateStyle: "long" },
  dateTime: { dateStyle: "long", timeStyle: "short" },
  release: {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  },
} as const;

/** Memoises by key: creating an `Intl` object costs about a hundred times as much as formatting with it. */
function once<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Fraction digits of a currency, from the platform: 0 for KRW, JPY, VND, 2 for EUR (ISO 4217). */
export const fractionDigitsOf = once((currency: string): number => {
  const { maximumFractionDigits } = new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
});

function createFormats(locale: string, timeZone: string): Formats {
  const numbers = once((kind: keyof typeof NUMBER_KINDS) => new Intl.NumberFormat(locale, NUMBER_KINDS[kind]));
  const prices = once((currency: string) => new Intl.NumberFormat(locale, { style: "currency", currency }));
  const sizes = once((unit: (typeof BYTE_UNITS)[number]) => {
    const maximumFractionDigits = BYTE_UNITS.indexOf(unit) < FIRST_UNIT_WITH_DECIMAL ? 0 : 1;
    return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits });
  });
  const zone = timeZone === "" ? {} : { timeZone };
  const dates = once(
    (kind: keyof typeof DATE_KINDS) => new Intl.DateTimeFormat(locale, { ...DATE_KINDS[kind], ...zone }),
  );
  const names = once(
    (style: "language" | "short" | "long") =>
      new Intl.DisplayNames(locale, style === "language" ? { type: style } : { type: "region", style }),
  );
  const relatives = once((numeric: "auto") => new Intl.RelativeTimeFormat(locale, { numeric }));
  // The narrow form: the type for units runs items together in languages without spaces.
  const lists = once((style: "narrow") => new Intl.ListFormat(locale, { type: "conjunction", style }));
  return {
    number: (value) => numbers("plain").format(value),
    score: (value) => numbers("score").format(value),
    percent: (part) => numbers("percent").format(part),
    rate: (percent) => numbers("rate").format(percent / 100),
    price: (amount, currency) => prices(currency).format(amount / 10 ** fractionDigitsOf(currency)),
    dateTime: (instant) => dates("dateTime").format(new Date(instant)),
    date: (instant) => dates("date").format(new Date(instant)),
    release(instant, nameOf) {
      const format = dates("release");
      const name = nameOf(locale, format.resolvedOptions().timeZone);
      const parts = format.formatToParts(new Date(instant));
      return parts.map(({ type, value }) => (type === "timeZoneName" && name) || value).join("");
    },
    relative(instant, now) {
      const difference = Date.parse(instant) - now;
      for (const [unit, length] of RELATIVE_UNITS) {
        if (Math.abs(difference) >= length) return relatives("auto").format(Math.trunc(difference / length), unit);
      }
      return relatives("auto").format(0, "second");
    },
    bytes(bytes) {
      const step = Math.min(BYTE_UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
      return sizes(BYTE_UNITS[step] ?? "byte").format(bytes / 1000 ** step);
    },
    languageName: (tag) => names("language").of(tag) ?? tag,
    countryName: (code) => names(countryNameStyle(code)).of(code) ?? code,
    list: (values) => lists("narrow").format(values),
    twoDigits: (value) => numbers("twoDigits").format(value),
  };
}

const known = once((locale: string) => once((timeZone: string) => createFormats(locale, timeZone)));

/**
 * The formats of a language: one object for the whole page or process. `timeZone` is the player's own by default; the
 * server does not know it and renders in UTC until the page is hydrated (see `LocalTime` of the kit).
 */
export function formatsOf(locale: string, timeZone = ""): Formats {
  return known(locale)(timeZone);
}
