import { useTranslation } from "react-i18next";
import type { Instant } from "#core/catalogue/game.ts";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import { Countdown } from "#ui/kit/countdown/countdown.tsx";
import { ReleaseTime } from "#ui/kit/local-time/release-time.tsx";

/** A game that opens within this time shows a countdown, a later one its date. */
const COUNTDOWN_WITHIN_MS = 7 * 24 * 60 * 60 * 1_000;

interface OpensInProps {
  readonly opensAt: Instant | null;
  readonly nowMs: number;
}

/** When a game of the library opens. */
export function OpensIn({ opensAt, nowMs }: OpensInProps) {
  const { t: text } = useTranslation("store");
  const opensAtMs = instantToMs(opensAt);
  if (opensAt === null || opensAtMs === null) return text("comingSoon");
  if (opensAtMs - nowMs <= COUNTDOWN_WITHIN_MS) {
    return (
      <>
        {text("opensIn")} <Countdown until={opensAt} />
      </>
    );
  }
  return (
    <>
      {text("opensOn")} <ReleaseTime instant={opensAt} />
    </>
  );
}
