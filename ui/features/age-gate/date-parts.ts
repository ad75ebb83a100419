type DatePart = "year" | "month" | "day";

interface DateParts {
  /** The order in which a language writes a date. */
  readonly order: readonly DatePart[];
  /** January first. */
  readonly monthNames: readonly string[];
  /** The first of the month first. */
  readonly dayNames: readonly string[];
  readonly yearName: (year: number) => string;
}

const isDatePart = (type: string): type is DatePart => type === "year" || type === "month" || type === "day";

/** How a language writes the parts of a date; always by the Gregorian calendar, in which the answer is counted. */
export function datePartsOf(locale: string): DateParts {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
  const whole = format({ year: "numeric", month: "long", day: "numeric" });
  const month = format({ month: "long" });
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    order: whole.formatToParts(0).flatMap(({ type }) => (isDatePart(type) ? [type] : [])),
    monthNames: Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2000, at, 15))),
    dayNames: Array.from({ length: 31 }, (_, at) => numbers.format(at + 1)),
    yearName: (year) => numbers.format(year),
  };
}
