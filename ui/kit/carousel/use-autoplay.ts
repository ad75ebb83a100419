import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";

/** What holds an automatic change of slides. */
export interface Autoplay {
  /** The slides change by themselves now. */
  readonly isRunning: boolean;
  /** The player has stopped them. */
  readonly isStopped: boolean;
  readonly toggle: () => void;
  /** Stops for good, as after a choice of one's own. */
  readonly stop: () => void;
  /** For the element whose hover and focus hold the slides. */
  readonly holdProps: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Runs unless stopped, hovered, focused or hidden, or where less motion is wished for. Starts after hydration. */
export function useAutoplay(): Autoplay {
  /** Unknown until the page is hydrated. */
  const [isAllowed, setIsAllowed] = useState<boolean | null>(null);
  const [isStopped, setIsStopped] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    const lessMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const update = () => {
      setIsAllowed(!lessMotion.matches);
      setIsHidden(document.hidden);
    };
    update();
    lessMotion.addEventListener("change", update);
    document.addEventListener("visibilitychange", update);
    return () => {
      lessMotion.removeEventListener("change", update);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);

  return {
    isRunning: isAllowed === true && !isStopped && !isHovered && !isFocused && !isHidden,
    isStopped: isStopped || isAllowed === false,
    toggle: () => {
      setIsAllowed(true);
      setIsStopped(isAllowed === true && !isStopped);
    },
    stop: () => setIsStopped(true),
    holdProps: {
      onPointerEnter: (event) => setIsHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event) => setIsFocused(event.target.matches(":focus-visible")),
      onBlur: (event) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
