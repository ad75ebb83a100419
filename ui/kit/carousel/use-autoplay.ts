import { type FocusEvent, type PointerEvent, type RefObject, useState } from "react";
import { useStillness } from "../motion/use-stillness.ts";

/** Reasons that pause the automatic change of slides. */
export interface Autoplay {
  /** The slides change by themselves now. */
  readonly isRunning: boolean;
  /** The player has stopped them. */
  readonly isStopped: boolean;
  readonly toggle: () => void;
  /** Stops permanently, as after the player has chosen a slide. */
  readonly stop: () => void;
  /** For the element whose hover and focus hold the slides. */
  readonly holdProps: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Runs unless stopped, hovered, focused or unseen, or where less motion is wished for. Starts after hydration. */
export function useAutoplay(frame: RefObject<Element | null>): Autoplay {
  const { isLessMotion, isUnseen } = useStillness(frame);
  const [choice, setChoice] = useState<"run" | "stop" | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isStopped = choice === null ? isLessMotion === true : choice === "stop";

  return {
    isRunning: isLessMotion !== null && !isStopped && !isHovered && !isFocused && !isUnseen,
    isStopped,
    toggle: () => {
      setChoice(isStopped ? "run" : "stop");
      // The focus on the play button itself does not pause the slides that the player has just started.
      setIsFocused(false);
    },
    stop: () => setChoice("stop"),
    holdProps: {
      onPointerEnter: (event) => setIsHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event) => setIsFocused(event.target.matches(":focus-visible")),
      onBlur: (event) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
