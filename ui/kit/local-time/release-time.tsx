import type { Instant } from "#core/catalogue/game.ts";
import { zoneNameOf } from "#core/translation/zone-names.ts";
import { localTime, useLocalFormats } from "./local-time.tsx";

/** When something opens, in the player's time zone and with its name as readers know it. */
export function ReleaseTime({ instant }: { readonly instant: Instant }) {
  const { release } = useLocalFormats();
  return (
    <time className={localTime} dateTime={instant}>
      {release(instant, zoneNameOf)}
    </time>
  );
}
