import { isComposing } from "../keyboard/composing-keys.ts";

/** Something that has opened and can be closed again. */
export interface Dismissable {
  /** Closes it. Called at most once: it has left the stack by then. */
  readonly dismiss: () => void;
  /** While it requires an answer, Escape, B and Back close neither it nor the layers below. */
  readonly mustBeAnswered: () => boolean;
  /**
   * A `layer` was opened by the player: Escape, B and Back close it. A `hint` appears at the pointed or focused
   * element: Escape and B close it, Back goes to the layer below.
   */
  readonly kind: "layer" | "hint";
  /** Its owner decides whether it closes when another page is shown. */
  readonly staysOnNavigation: boolean;
}

interface Opened extends Dismissable {
  /** No other opened layer has the same one, in this document or another. */
  readonly token: string;
}

const open: Opened[] = [];
const listeners = new Set<() => void>();

/** Adds an opened layer on top of the stack; returns a function that removes it after it has closed. */
export function addDismissable(dismissable: Dismissable): () => void {
  if (open.length === 0) window.addEventListener("keydown", dismissByEscape, true);
  const opened = { ...dismissable, token: Math.random().toString(36).slice(2) };
  open.push(opened);
  notify();
  return () => remove(opened);
}

/** Closes the last opened layer unless it requires an answer. Returns whether any layer was open. */
export function dismissTop(): boolean {
  const top = open.at(-1);
  if (top === undefined) return false;
  dismiss(top);
  return true;
}

/** Tokens of the open layers, the lowest first. */
export const layerTokens = (): readonly string[] => layers().map(({ token }) => token);

/** Closes the layers with these tokens, from the top until one must be answered. */
export function dismissLayers(tokens: readonly string[]): void {
  for (const layer of layers().reverse()) {
    if (tokens.includes(layer.token) && !dismiss(layer)) return;
  }
}

/** Closes everything that does not handle a navigation itself, because another page is shown. */
export function dismissForNavigation(): void {
  for (const dismissable of [...open].reverse()) {
    if (!dismissable.staysOnNavigation) dismiss(dismissable);
  }
}

/** Calls `listener` after each change of the stack; returns a function that unsubscribes. */
export function watchDismissables(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const layers = () => open.filter(({ kind }) => kind === "layer");

function dismiss(dismissable: Opened): boolean {
  if (dismissable.mustBeAnswered()) return false;
  remove(dismissable);
  dismissable.dismiss();
  return true;
}

function remove(dismissable: Opened): void {
  const index = open.indexOf(dismissable);
  if (index < 0) return;
  open.splice(index, 1);
  if (open.length === 0) window.removeEventListener("keydown", dismissByEscape, true);
  notify();
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/**
 * Capture phase, before all other listeners: one press closes one layer, and the browser neither clears a field nor
 * closes another element.
 */
function dismissByEscape(event: KeyboardEvent): void {
  // An Escape of an input method belongs to the text that is being composed.
  if (event.key !== "Escape" || isComposing(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A key that is held down is one press.
  if (!event.repeat) dismissTop();
}
