import { isDismissedToday } from "#core/engagement/is-dismissed-today.ts";
import type { Ports } from "#core/ports/index.ts";

type QuietPorts = Pick<Ports, "storage" | "clock">;

const nameOf = (key: string) => `quietToday.${key}`;

/** Remembers on this device that the player does not want to see something again today. */
export function keepQuietToday({ storage, clock }: QuietPorts, key: string): void {
  storage.write(nameOf(key), String(clock.now()));
}

/** Whether the player has asked today, by their own clock, not to see it again. */
export function isQuietToday({ storage, clock }: QuietPorts, key: string): boolean {
  const stored = storage.read(nameOf(key));
  const now = clock.now();
  const dismissedAt = stored === null ? Number.NaN : Number(stored);
  return isDismissedToday(Number.isNaN(dismissedAt) ? null : dismissedAt, now, -new Date(now).getTimezoneOffset());
}
