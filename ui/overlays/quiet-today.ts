import * as v from "valibot";
import { isDismissedToday } from "#core/engagement/is-dismissed-today.ts";
import type { Ports } from "#core/ports/index.ts";
import { storedValue } from "#core/storage/stored-value.ts";

type QuietPorts = Pick<Ports, "storage" | "clock">;

const dismissedAt = (key: string) => storedValue<number | null>(`quietToday.${key}`, v.number(), null);

/** Remembers on this device that the player does not want to see something again today. */
export function keepQuietToday({ storage, clock }: QuietPorts, key: string): void {
  dismissedAt(key).write(storage, clock.now());
}

/** Whether the player has asked today, by their own clock, not to see it again. */
export function isQuietToday({ storage, clock }: QuietPorts, key: string): boolean {
  const now = clock.now();
  return isDismissedToday(dismissedAt(key).read(storage), now, -new Date(now).getTimezoneOffset());
}
