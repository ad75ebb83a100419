import { useState } from "react";
import type { GameSummary } from "#core/catalogue/game.ts";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import { releaseStateOf } from "#core/catalogue/release-state.ts";
import { formatsOf } from "#ui/context/formats.ts";
import { Button } from "#ui/kit/button/button.tsx";

const MINUTE_MS = 60_000;
/** As the words of the simulator are English, so are its times. */
const formats = formatsOf("en-US");
/** What is shown before and after the moments of a game, in minutes. */
const MARGIN = 1_440;
/** How far the clock goes where the page is about no game: thirty days. */
const PLAIN_RANGE = 30 * 1_440;

interface ClockControlProps {
  /** The game of the page that is shown; its moments are the marks of the clock. */
  readonly game: GameSummary | null;
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

/** The publisher's clock, to be dragged through teaser, countdown and launch. */
export function ClockControl({ game, minutes, onChange }: ClockControlProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? minutes;
  // The device's own time: the server's is what is shifted here.
  const [opened] = useState(Date.now);
  const minutesTo = (instant: string | null | undefined) => {
    const time = instantToMs(instant ?? null);
    return time === null ? null : Math.ceil((time - opened) / MINUTE_MS);
  };
  const countdown = minutesTo(game?.countdownStartAt);
  const release = minutesTo(game?.releaseAt);
  const moments = [0, minutes, countdown, release].filter((moment) => moment !== null);
  const isMarked = release !== null;
  const commit = () => {
    if (dragged !== null && dragged !== minutes) onChange(dragged);
    setDragged(null);
  };
  return (
    <div data-part="group">
      <h2 id="clock">Clock</h2>
      <input
        type="range"
        aria-labelledby="clock"
        aria-valuetext={formats.dateTime(new Date(opened + shown * MINUTE_MS).toISOString())}
        min={isMarked ? Math.min(...moments) - MARGIN : -PLAIN_RANGE}
        max={isMarked ? Math.max(...moments) + MARGIN : PLAIN_RANGE}
        value={shown}
        onChange={({ target }) => setDragged(Number(target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      <p>
        {formats.dateTime(new Date(opened + shown * MINUTE_MS).toISOString())}
        {game !== null && <> · {releaseStateOf(game, opened + shown * MINUTE_MS)}</>}
      </p>
      <div data-part="row">
        <Button variant="outlineSecondary" size="small" onClick={() => onChange(0)}>
          Now
        </Button>
        {countdown !== null && (
          <>
            <Button variant="outlineSecondary" size="small" onClick={() => onChange(countdown - 1)}>
              Before countdown
            </Button>
            <Button variant="outlineSecondary" size="small" onClick={() => onChange(countdown)}>
              Countdown
            </Button>
          </>
        )}
        {release !== null && (
          <>
            <Button variant="outlineSecondary" size="small" onClick={() => onChange(release - 1)}>
              A minute before launch
            </Button>
            <Button variant="outlineSecondary" size="small" onClick={() => onChange(release)}>
              Launch
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
