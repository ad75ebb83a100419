import { isMarkedPreRegistered } from "#core/catalogue/pre-registration.ts";
import { LaunchMoment } from "#ui/features/catalogue/components/launch-moment.tsx";
import type { LaunchMomentProps } from "#ui/features/catalogue/components/launch-moment-parts.tsx";
import { PreRegisteredMark } from "#ui/features/pre-registration/components/pre-registered-mark.tsx";

export interface CardMarksProps extends LaunchMomentProps {
  readonly isJustReleased: boolean;
}

/** What a card shows over its picture once the page is idle: a launch in its second, and the player's pre-registration. */
export function CardMarks(props: CardMarksProps) {
  return (
    <>
      <LaunchMoment {...props} />
      {isMarkedPreRegistered(props.call) && <PreRegisteredMark gameCode={props.game.gameCode} />}
    </>
  );
}
