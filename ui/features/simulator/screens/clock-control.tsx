import { useState } from "react";
import type { GameSummary } from "#core/catalogue/game.ts";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import { releaseStateOf } from "#core/catalogue/release-state.ts";
import { formatsOf } from "#ui/context/formats.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";

const MINUTE_MS = 60_000;
/** As the words of the simulator are English, so are its times. */
const formats = formatsOf("en-US");
/** Offsets from the dates of a game, in minutes. */
const MARGIN = 1_440;
/** Range of the clock on a page without a game: thirty days. */
const PLAIN_RANGE = 30 * 1_440;

interface ClockControlProps {
  /** The game of the page that is shown; its moments are the marks of the clock. */
  readonly game: GameSummary | null;
  /** `null`: the clock is as it was found. */
  readonly minutes: number | null;
  readonly onChange: (minutes: number) => void;
}

/** The publisher's clock, to be dragged through teaser, countdown and launch. */
export function ClockControl({ game, minutes, onChange }: ClockControlProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const { clock } = usePorts();
  // The device's own time: the server's is what is shifted here.
  const [opened] = useState(Date.now);
  const [found] = useState(() => Math.round(clock.difference() / MINUTE_MS));
  const set = minutes ?? found;
  const shown = dragged ?? set;
  const minutesTo = (instant: string | null | undefined) => {
    const time = instantToMs(instant ?? null);
    return time === null ? null : Math.ceil((time - opened) / MINUTE_MS);
  };
  const countdown = minutesTo(game?.countdownStartAt);
  const release = minutesTo(game?.releaseAt);
  const moments = [0, set, countdown, release].filter((moment) => moment !== null);
  const isMarked = release !== null;
  const commit = () => {
    if (dragged !== null && dragged !== set) onChange(dragged);
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
