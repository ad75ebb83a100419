const MINUTE_S = 60;
const HOUR_S = 3_600;

/** A time in a film as players write it: 1:05, 1:02:03. In the figures of the language. */
export function writtenTime(seconds: number, locale: string): string {
  const whole = Math.floor(seconds);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const hours = Math.floor(whole / HOUR_S);
  const minutes = Math.floor((whole % HOUR_S) / MINUTE_S);
  const rest = twoDigits.format(whole % MINUTE_S);
  if (hours === 0) return `${plain.format(minutes)}:${rest}`;
  return `${plain.format(hours)}:${twoDigits.format(minutes)}:${rest}`;
}

/** The same for screen readers: 1 minute, 5 seconds. */
export function spokenTime(seconds: number, locale: string): string {
  const whole = Math.floor(seconds);
  const say = (value: number, unit: "hour" | "minute" | "second") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
  const [hours, minutes] = [Math.floor(whole / HOUR_S), Math.floor((whole % HOUR_S) / MINUTE_S)];
  return new Intl.ListFormat(locale, { type: "unit" }).format([
    ...(hours > 0 ? [say(hours, "hour")] : []),
    ...(whole >= MINUTE_S ? [say(minutes, "minute")] : []),
    say(whole % MINUTE_S, "second"),
  ]);
}
