import { useEffect } from "react";
import "./gamepad.css";
import { isPageResting, watchPageRest } from "../motion/page-rest.ts";
import { chooseNext, openListOf, sendKey } from "./choose.ts";
import { moveFocus } from "./move-focus.ts";
import type { Way } from "./nearest-in-direction.ts";
import { type PadOrder, readGamepad } from "./read-gamepad.ts";

/** Wait before an order that is held is given again, and between further ones, in milliseconds. */
const FIRST_REPEAT_MS = 400;
const NEXT_REPEAT_MS = 140;

interface GamepadNavigationProps {
  /** Goes back where no dialog, menu or list is open that closes. */
  readonly onBack: () => void;
}

/**
 * The page by gamepad: the cross and the left stick move the focus to what lies that way on the screen, whichever direction it is
 * read in; the first button presses, the second closes or goes back. In a list that is open the cross moves within it. Looks at gamepads only while there are some and the page is used.
 */
export function GamepadNavigation({ onBack }: GamepadNavigationProps) {
  useEffect(() => {
    let frame: number | null = null;
    let held: PadOrder | null = null;
    let dueAt = 0;

    const obey = (order: PadOrder) => {
      document.documentElement.toggleAttribute("data-gamepad", true);
      if (order === "press") press();
      else if (order === "back") goBack(onBack);
      else move(order);
    };
    const look = (now: number) => {
      frame = requestAnimationFrame(look);
      const order =
        connectedPads()
          .map(readGamepad)
          .find((one) => one !== null) ?? null;
      const isNew = order !== held;
      held = order;
      if (order === null || (!isNew && now < dueAt)) return;
      // What presses or leaves is asked for anew each time.
      if (!isNew && (order === "press" || order === "back")) return;
      dueAt = now + (isNew ? FIRST_REPEAT_MS : NEXT_REPEAT_MS);
      obey(order);
    };
    const follow = () => {
      const isOn = !isPageResting() && connectedPads().length > 0;
      if (isOn) frame ??= requestAnimationFrame(look);
      else if (frame !== null) {
        cancelAnimationFrame(frame);
        frame = null;
      }
    };
    const forget = () => document.documentElement.removeAttribute("data-gamepad");

    follow();
    const stop = watchPageRest(follow);
    addEventListener("gamepadconnected", follow);
    addEventListener("gamepaddisconnected", follow);
    addEventListener("pointerdown", forget);
    return () => {
      stop();
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

function press(): void {
  const list = openListOf(document);
  const { activeElement } = document;
  if (list !== null) sendKey(list, "Enter");
  else if (activeElement instanceof HTMLSelectElement) chooseNext(activeElement);
  else if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.click();
}

/** Escape first, as from a keyboard: what is open takes it. */
function goBack(onBack: () => void): void {
  const target = document.activeElement ?? document.body;
  const hadOpen = document.querySelector("[data-window=''], [aria-expanded='true'][aria-haspopup]") !== null;
  sendKey(target, "Escape");
  if (!hadOpen) onBack();
}
