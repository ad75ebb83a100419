import { useEffect } from "react";
import "./gamepad.css";
import { dismissTop } from "../dismissal/dismissal-stack.ts";
import { hasPageFocus, watchPageFocus } from "../motion/page-focus.ts";
import { isPageResting, watchPageRest } from "../motion/page-rest.ts";
import { chooseNext, openListOf, sendKey } from "./choose.ts";
import { moveFocus } from "./move-focus.ts";
import type { Way } from "./nearest-in-direction.ts";
import { type PadOrder, readGamepad } from "./read-gamepad.ts";

/** Delay before a held button repeats, and between repetitions, in milliseconds. */
const FIRST_REPEAT_MS = 400;
const NEXT_REPEAT_MS = 140;

interface GamepadNavigationProps {
  /** Goes back where nothing is open that closes. */
  readonly onBack: () => void;
}

/**
 * Gamepad navigation: the D-pad and the left stick move the focus by position on the screen, in either text direction;
 * the first button presses; the second closes the last opened layer or goes back. In an open list the D-pad moves
 * within it. Only the focused document listens, because other windows may use the same gamepad.
 */
export function GamepadNavigation({ onBack }: GamepadNavigationProps) {
  useEffect(() => {
    let frame: number | null = null;
    let held: PadOrder | null = null;
    let dueAt = 0;
    /** The page has just become active: ignore buttons that are already held. */
    let isResuming = false;

    const obey = (order: PadOrder) => {
      document.documentElement.toggleAttribute("data-gamepad", true);
      if (order === "press") press();
      else if (order === "back") closeOrGoBack(onBack);
      else move(order);
    };
    const look = (now: number) => {
      frame = requestAnimationFrame(look);
      const order =
        connectedPads()
          .map(readGamepad)
          .find((one) => one !== null) ?? null;
      if (isResuming) {
        isResuming = false;
        held = order;
        dueAt = Number.POSITIVE_INFINITY;
        return;
      }
      const isNew = order !== held;
      held = order;
      if (order === null || (!isNew && now < dueAt)) return;
      // A button that presses or closes needs a new press each time; it does not repeat.
      if (!isNew && (order === "press" || order === "back")) return;
      dueAt = now + (isNew ? FIRST_REPEAT_MS : NEXT_REPEAT_MS);
      obey(order);
    };
    const follow = () => {
      const hasPad = connectedPads().length > 0;
      const isUsed = !isPageResting() && hasPageFocus();
      if (hasPad && !isUsed) isResuming = true;
      if (hasPad && isUsed) frame ??= requestAnimationFrame(look);
      else if (frame !== null) {
        cancelAnimationFrame(frame);
        frame = null;
      }
    };
    const forget = () => document.documentElement.removeAttribute("data-gamepad");

    follow();
    const stops = [watchPageRest(follow), watchPageFocus(follow)];
    addEventListener("gamepadconnected", follow);
    addEventListener("gamepaddisconnected", follow);
    addEventListener("pointerdown", forget);
    return () => {
      for (const stop of stops) stop();
      removeEventListener("gamepadconnected", follow);
      removeEventListener("gamepaddisconnected", follow);
      removeEventListener("pointerdown", forget);
      forget();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [onBack]);
  return null;
}

const connectedPads = () => navigator.getGamepads().filter((pad) => pad?.connected === true) as readonly Gamepad[];

function move(way: Way): void {
  const list = openListOf(document);
  if (list === null || way === "left" || way === "right") moveFocus(document, way);
  else sendKey(list, way === "up" ? "ArrowUp" : "ArrowDown");
}

function closeOrGoBack(onBack: () => void): void {
  if (!dismissTop()) onBack();
}

function press(): void {
  const list = openListOf(document);
  const { activeElement } = document;
  if (list !== null) sendKey(list, "Enter");
  else if (activeElement instanceof HTMLSelectElement) chooseNext(activeElement);
  else if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.click();
}
