import { TOAST_UNDO_MS } from "#core/overlays/constants.ts";
import { nextToastChange, reduceToasts, type ToastInput, type Toasts } from "#core/overlays/toasts.ts";
import type { ServerClock } from "#core/ports/device.ts";

/** A toast with what its button does: an action of its own, or undoing what the toast reports. */
type ToastRequest = Omit<ToastInput, "undoCount"> & {
  readonly onClickButton?: (() => void) | undefined;
  readonly onUndo?: Undo | undefined;
};

type Undo = () => unknown;

export interface ToastStore {
  /**
   * Shows a toast for 5000 ms by default, or 12 000 ms if it offers to undo; it replaces a toast with the same id. One that
   * offers to undo replaces only an earlier offer, and its button undoes both.
   */
  show(toast: ToastRequest): void;
  dismiss(id: string): void;
  /** Runs the action of a toast's button and closes the toast. */
  press(id: string): void;
  /** Keeps a toast as long as the player points at it or has the focus in it. */
  hold(id: string): void;
  /** The player moves by keyboard: toasts with a button stay for a while. */
  approach(): void;
  release(id: string): void;
  get(): Toasts;
  subscribe(listener: () => void): () => void;
}

const NONE: Toasts = [];

/** The toasts of one page; they leave by themselves by the rules of core. */
export function createToastStore(clock: Pick<ServerClock, "now">): ToastStore {
  let toasts = NONE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const actions = new Map<string, () => void>();
  const undos = new Map<string, readonly Undo[]>();
  const listeners = new Set<() => void>();

  const change = (next: Toasts) => {
    toasts = next;
    clearTimeout(timer);
    const at = nextToastChange(toasts);
    if (at !== null) {
      timer = setTimeout(
        () => change(reduceToasts(toasts, { type: "timePassed", nowMs: clock.now() })),
        Math.max(0, at - clock.now()),
      );
    }
    for (const kept of [actions, undos])
      for (const id of kept.keys()) if (!toasts.some((toast) => toast.id === id)) kept.delete(id);
    for (const listener of listeners) listener();
  };
  const dismiss = (id: string) => change(reduceToasts(toasts, { type: "dismiss", id, nowMs: clock.now() }));
  return {
    show({ onClickButton, onUndo, ...input }) {
      const id = onUndo ? `${input.id}/undo` : input.id;
      const offered = onUndo ? [...(undos.get(id) ?? []), onUndo] : [];
      const toast = { ...(onUndo && { timeOut: TOAST_UNDO_MS }), ...input, id, undoCount: offered.length };
      actions.delete(id);
      change(reduceToasts(toasts, { type: "show", toast, nowMs: clock.now() }));
      if (onClickButton) actions.set(id, onClickButton);
      if (offered.length > 0) undos.set(id, offered);
    },
    dismiss,
    press(id) {
      const act = actions.get(id);
      const offered = undos.get(id) ?? [];
      actions.delete(id);
      undos.delete(id);
      act?.();
      void undoAll(offered);
      dismiss(id);
    },
    approach: () => change(reduceToasts(toasts, { type: "approach", nowMs: clock.now() })),
    hold: (id) => change(reduceToasts(toasts, { type: "hold", id })),
    release: (id) => change(reduceToasts(toasts, { type: "release", id, nowMs: clock.now() })),
    get: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The latest action first, one after the other: they can concern the same thing. */
async function undoAll(undos: readonly Undo[]): Promise<void> {
  for (const undo of undos.toReversed()) await undo();
}
