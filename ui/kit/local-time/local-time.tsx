import { css } from "@linaria/core";
import type { Instant } from "#core/catalogue/game.ts";
import { formatsOf } from "#ui/context/formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useHydrated } from "./use-hydrated.ts";

const localTime = css`
  @layer kit {
    font-variant-numeric: tabular-nums;
  }
`;

/** An instant in the player's time zone; in UTC until the page is hydrated, since the server does not know the zone. */
export function LocalTime({
  instant,
  form = "dateTime",
}: {
  readonly instant: Instant;
  readonly form?: "dateTime" | "date" | "release";
}) {
  const { locale } = useVisit();
  const isHydrated = useHydrated();
  const formats = formatsOf(locale, isHydrated ? undefined : "UTC");
  return (
    <time className={localTime} dateTime={instant}>
      {formats[form](instant)}
    </time>
  );
}
