import type { RouterHistory } from "@tanstack/react-router";
import { routerKeyOf } from "#ui/context/router-state.ts";
import {
  dismissForNavigation,
  dismissLayers,
  layerTokens,
  watchDismissables,
} from "#ui/kit/dismissal/dismissal-stack.ts";
import {
  isPersistedValueAwaited,
  readPersistedValues,
  restoredState,
  restorePersistedValues,
} from "#ui/kit/persisted-state/persisted-state.ts";
import { readLayerEntry } from "./layer-entries.ts";
import { clearSteps, enqueueStep, isLeaving, nextTask } from "./page-history.ts";
import { POPUP_VALUES } from "./use-reopened.ts";

/** Entries of the browser's history, one for each open layer, so that Back closes the top one. */
export interface LayerHistory {
  /** The router shows the page that it was led to. */
  pageShown(): void;
  stop(): void;
}

/** Longest time for which a step holds up what comes after it, in milliseconds: browsers drop steps if there are too many. */
const MAX_STEP_MS = 3_000;

/**
 * Keeps an entry for each open layer, with the page's own address and the router's own state. Back, Forward and a reload lead
 * to an entry: layers that are not in it close, and its popups are opened again. Before the router leads elsewhere, the
 * entries are left, so that none is in the middle of the history. `readPlayer` returns the player's id, `null` for a guest.
 */
export function createLayerHistory(pages: RouterHistory, readPlayer: () => string | null): LayerHistory {
  /** State of the present entry. */
  let present: unknown = history.state;
  /** Layers of the entry from which the player has gone back. */
  let ahead: readonly string[] = [];
  /** Layers of a page that the router leaves: those that stay get their entries on the next page. */
  let left: readonly string[] = [];
  /** The step of our own that is under way, also after `MAX_STEP_MS`, and the token of the entry to which it leads. */
  let step: { readonly target: string | undefined; readonly end: (isTaken: boolean) => void } | null = null;
  let isStopped = false;
  clearSteps();

  const travel = (by: number, target: string | undefined) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    step = { target, end: resolve };
    const timer = setTimeout(resolve, MAX_STEP_MS, false);
    history.go(by);
    return promise.finally(() => clearTimeout(timer));
  };
  const write = (how: "pushState" | "replaceState", layers: readonly string[]) => {
    const entry = { layers, player: readPlayer(), values: readPersistedValues(POPUP_VALUES) };
    history[how]({ ...history.state, ...entry }, "");
    present = history.state;
    ahead = [];
  };
  const layersHere = () => readLayerEntry(history.state).layers;
  const wantedLayers = () => layerTokens().filter((token) => !left.includes(token));

  const matchEntries = async (): Promise<void> => {
    if (isStopped) return;
    const layers = layersHere();
    const wanted = wantedLayers();
    const shared = countShared(layers, wanted);
    // The entry above the shared ones is used again for another layer. A layer that must be answered gets back the one that
    // the player has left: browsers skip a page that adds an entry without a press.
    const depth =
      shared < layers.length ? Math.min(wanted.length, shared + 1) : Math.max(shared, countShared(ahead, wanted));
    if (depth !== layers.length) {
      const target = (depth < layers.length ? layers : wanted)[depth - 1] ?? routerKeyOf(history.state);
      // A second step beside one that is late would leave the page.
      if (step === null && !isLeaving() && (await travel(depth - layers.length, target))) await matchEntries();
      return;
    }
    if (shared < depth) write("replaceState", wanted.slice(0, depth));
    for (let count = depth + 1; count <= wanted.length; count += 1) write("pushState", wanted.slice(0, count));
  };
  const match = () =>
    enqueueStep(async () => {
      // Another layer may open at once in place of the one that has closed.
      if (layersHere().length > wantedLayers().length) await nextTask();
      await matchEntries();
    });

  const onStep = ({ state }: PopStateEvent) => {
    const entry = readLayerEntry(state);
    const isOwn = step !== null && step.target === (entry.layers.at(-1) ?? routerKeyOf(state));
    // The browser may have taken a step of the player's in place of ours.
    step?.end(true);
    step = null;
    const before = present;
    present = state;
    // What opened since the step was begun stays open, and gets an entry.
    if (isOwn) return void match();
    if (routerKeyOf(state) === routerKeyOf(before)) {
      ahead = readLayerEntry(before).layers;
      dismissLayers(ahead.filter((token) => !entry.layers.includes(token)));
      if (layerTokens().some((token) => !entry.layers.includes(token))) void match();
    } else {
      ahead = [];
      dismissForNavigation();
      left = layerTokens();
    }
    restorePersistedValues(entry, readPlayer());
  };
  window.addEventListener("popstate", onStep);

  const stopWatching = watchDismissables(() => void match());
  const stopListening = pages.subscribe(({ action, location }) => {
    if (action.type !== "PUSH" && action.type !== "REPLACE") return;
    present = location.state;
    step = null;
  });
  // The router navigates only from the history entry of the page itself.
  const unblock = pages.block({
    enableBeforeUnload: false,
    blockerFn: async ({ action }) => {
      if (action !== "PUSH" && action !== "REPLACE") return false;
      left = layerTokens();
      await match();
      return false;
    },
  });
  // The entry of a popup that is about to be opened again stays, until the player does something else.
  const matchUnlessReopening = () => {
    const isReopening = Object.keys(readPersistedValues(POPUP_VALUES)).length > layerTokens().length;
    if (isReopening) return;
    if (!isPersistedValueAwaited(POPUP_VALUES)) return void match();
    const { signal } = restoredState()?.controller ?? {};
    signal?.addEventListener("abort", () => void nextTask().then(matchUnlessReopening), { once: true });
  };
  const pageShown = () => {
    left = [];
    matchUnlessReopening();
  };
  pageShown();

  return {
    pageShown,
    stop() {
      isStopped = true;
      step?.end(false);
      window.removeEventListener("popstate", onStep);
      stopWatching();
      stopListening();
      unblock();
    },
  };
}

/** Number of tokens with which both lists begin. */
function countShared(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((token, at) => token !== other[at]);
  return end < 0 ? one.length : end;
}
