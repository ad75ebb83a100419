import type { EpochMilliseconds } from "../ports/device.ts";
import { MAX_TOASTS_AT_POSITION, TOAST_QUEUE_MS, TOAST_TRANSITION_MS, TOAST_VIEW_MS } from "./constants.ts";

/** Positions of a toast (Spec §2). */
export const TOAST_POSITIONS = ["center", "top", "bottom", "left", "right"] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

/** Subject of a toast. It decides where the toast is shown and which one stays when there are too many. */
export type ToastKind =
  /** The action succeeded. */
  | "result"
  /** The action failed. */
  | "failure"
  /** Done, and can be undone. */
  | "undo"
  /** The player has something more: in the cart, among the favorites, a coupon, a gift. */
  | "gain"
  /** Done in a popup or in the viewer, where the player looks at the middle. */
  | "overlay"
  /** The connection is back, or queued writes were sent. */
  | "connection";

/**
 * Results are at the bottom; an undo has the left and a gain the right for itself, so a later result does not cover it.
 */
const RULES: Readonly<Record<ToastKind, { readonly position: ToastPosition; readonly priority: number }>> = {
  result: { position: "bottom", priority: 0 },
  failure: { position: "bottom", priority: 2 },
  undo: { position: "left", priority: 1 },
  gain: { position: "right", priority: 0 },
  overlay: { position: "center", priority: 0 },
  connection: { position: "top", priority: 2 },
};

/** A short message (Spec §3). The caller handles its button. */
export interface ToastInput {
  readonly id: string;
  readonly message: string;
  /** `result` if absent. */
  readonly kind?: ToastKind | undefined;
  readonly iconName?: string | undefined;
  readonly buttonName?: string | undefined;
  /** Number of actions that its button undoes; 0 if absent. */
  readonly undoCount?: number | undefined;
  /** Milliseconds it stays, 5000 if absent. */
  readonly timeOut?: number | undefined;
  /** That of its kind if absent. */
  readonly position?: ToastPosition | undefined;
  /** Higher ones stay when there are too many; that of its kind if absent. */
  readonly priority?: number | undefined;
}

export interface Toast {
  readonly id: string;
  readonly type: "info";
  readonly message: string;
  readonly iconName: string | null;
  readonly buttonName: string | null;
  readonly undoCount: number;
  readonly position: ToastPosition;
  readonly priority: number;
  /** Leaves at this moment. */
  readonly leavesAtMs: EpochMilliseconds;
  /** Is leaving, which takes the time of its transition. */
  readonly isLeaving: boolean;
  /** The player points at it or has the focus in it: it does not disappear automatically. */
  readonly isHeld: boolean;
}

export type ToastCommand =
  | { readonly type: "show"; readonly toast: ToastInput; readonly nowMs: EpochMilliseconds }
  | { readonly type: "dismiss"; readonly id: string; readonly nowMs: EpochMilliseconds }
  | { readonly type: "hold"; readonly id: string }
  | { readonly type: "release"; readonly id: string; readonly nowMs: EpochMilliseconds }
  /** The player moves by keyboard, maybe to a button of a toast. */
  | { readonly type: "approach"; readonly nowMs: EpochMilliseconds }
  | { readonly type: "timePassed"; readonly nowMs: EpochMilliseconds };

/** Toasts on the page, the oldest first. */
export type Toasts = readonly Toast[];

/**
 * Toasts after a command (Spec §2 and §9). A toast with the same id replaces the earlier one. If a
 * position has too many, the lowest priority leaves first, then the oldest; a held toast stays. A released toast stays
 * for its remaining time, and at least long enough to read on. One with a button waits for a player who moves by keyboard.
 */
export function reduceToasts(toasts: Toasts, command: ToastCommand): Toasts {
  switch (command.type) {
    case "show":
      return addToast(toasts, toastOf(command.toast, command.nowMs));
    case "dismiss":
      return toasts.map((toast) => (toast.id === command.id ? leave(toast, command.nowMs) : toast));
    case "hold":
      return toasts.map((toast) => (toast.id === command.id && !toast.isLeaving ? { ...toast, isHeld: true } : toast));
    case "release":
      return toasts.map((toast) => (toast.id === command.id && toast.isHeld ? letGo(toast, command.nowMs) : toast));
    case "approach":
      return toasts.map((toast) => (toast.buttonName === null ? toast : lengthen(toast, command.nowMs)));
    case "timePassed":
      return passTime(toasts, command.nowMs);
  }
}

/** Instant of the next change without a command; `null` if there is none. */
export function nextToastChange(toasts: Toasts): EpochMilliseconds | null {
  const moments = toasts.filter(({ isHeld }) => !isHeld).map(changesAt);
  return moments.length === 0 ? null : Math.min(...moments);
}

function toastOf(input: ToastInput, nowMs: EpochMilliseconds): Toast {
  const { timeOut = TOAST_QUEUE_MS } = input;
  const rule = RULES[input.kind ?? "result"];
  const stays = Number.isFinite(timeOut) && timeOut > 0 ? timeOut : TOAST_QUEUE_MS;
  return {
    id: input.id,
    type: "info",
    message: input.message,
    iconName: input.iconName ?? null,
    buttonName: input.buttonName ?? null,
    undoCount: input.undoCount ?? 0,
    position: input.position ?? rule.position,
    priority: input.priority ?? rule.priority,
    leavesAtMs: nowMs + stays,
    isLeaving: false,
    isHeld: false,
  };
}

/** The new toast replaces those that are leaving its position, so the number of toasts stays bounded. */
function addToast(toasts: Toasts, added: Toast): Toasts {
  const remaining = toasts.filter(
    (toast) => toast.id !== added.id && !(toast.isLeaving && toast.position === added.position),
  );
  const shown = [...remaining, added];
  const atPosition = shown.filter((toast) => toast.position === added.position);
  if (atPosition.length <= MAX_TOASTS_AT_POSITION) return shown;
  const least = atPosition
    .filter(({ isHeld }) => !isHeld)
    .reduce((lowest, toast) => (toast.priority < lowest.priority ? toast : lowest));
  return shown.filter((toast) => toast !== least);
}

function leave(toast: Toast, nowMs: EpochMilliseconds): Toast {
  return toast.isLeaving ? toast : { ...toast, isLeaving: true, isHeld: false, leavesAtMs: nowMs };
}

function letGo(toast: Toast, nowMs: EpochMilliseconds): Toast {
  return { ...toast, isHeld: false, leavesAtMs: Math.max(toast.leavesAtMs, nowMs + TOAST_VIEW_MS) };
}

function lengthen(toast: Toast, nowMs: EpochMilliseconds): Toast {
  return toast.isLeaving ? toast : { ...toast, leavesAtMs: Math.max(toast.leavesAtMs, nowMs + TOAST_QUEUE_MS) };
}

function passTime(toasts: Toasts, nowMs: EpochMilliseconds): Toasts {
  if (toasts.every((toast) => toast.isHeld || changesAt(toast) > nowMs)) return toasts;
  return toasts
    .filter((toast) => toast.isHeld || nowMs < toast.leavesAtMs + TOAST_TRANSITION_MS)
    .map((toast) => (!toast.isHeld && nowMs >= toast.leavesAtMs ? { ...toast, isLeaving: true } : toast));
}

function changesAt(toast: Toast): EpochMilliseconds {
  return toast.isLeaving ? toast.leavesAtMs + TOAST_TRANSITION_MS : toast.leavesAtMs;
}
