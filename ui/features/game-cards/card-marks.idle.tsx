import { isMarkedPreRegistered } from "#core/catalogue/pre-registration.ts";
import { LaunchMoment, type LaunchMomentProps } from "#ui/features/catalogue/components/launch-moment.tsx";
import { PreRegisteredMark } from "#ui/features/pre-registration/components/pre-registered-mark.tsx";

export interface CardMarksProps extends LaunchMomentProps {
  readonly isJustReleased: boolean;
}

/** What a card shows over its picture once the page is idle: a launch in its second, and the player's pre-registration. */
export function CardMarks({ isJustReleased, ...props }: CardMarksProps) {
  return (
    <>
      {isJustReleased && <LaunchMoment {...props} />}
      {isMarkedPreRegistered(props.call) && <PreRegisteredMark gameCode={props.game.gameCode} />}
    </>
  );
}
