import { css } from "@linaria/core";
import type { Instant } from "#core/catalogue/game.ts";
import { type Formats, formatsOf } from "#ui/context/formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useHydrated } from "./use-hydrated.ts";

export const localTime = css`
  @layer kit {
    font-variant-numeric: tabular-nums;
  }
`;

/** Formats in the player's time zone; in UTC until the page is hydrated, since the server does not know the zone. */
export function useLocalFormats(): Formats {
  const { locale } = useVisit();
  return formatsOf(locale, useHydrated() ? undefined : "UTC");
}

/** An instant in the player's time zone. */
export function LocalTime({
  instant,
  form = "dateTime",
}: {
  readonly instant: Instant;
  readonly form?: "dateTime" | "date";
}) {
  const formats = useLocalFormats();
  return (
    <time className={localTime} dateTime={instant}>
      {formats[form](instant)}
    </time>
  );
}
