import type { RouterHistory } from "@tanstack/react-router";
import { routerKeyOf, routerPositionOf } from "#ui/context/router-state.ts";
import {
  countLayers,
  dismissForNavigation,
  dismissLayersDownTo,
  watchDismissables,
} from "#ui/kit/dismissal/dismissal-stack.ts";
import { entryWithLayers, layersOfEntry } from "./layer-entries.ts";
import { enqueueStep, interceptSteps, travel, whenStepsDone } from "./page-history.ts";

/** Entries of the browser's history, one for each open layer, so that Back closes the top one. */
export interface LayerHistory {
  /** Resolves once the history entries match the open layers. */
  whenInStep(): Promise<void>;
  /** The router shows the page that it was led to. */
  pageShown(): void;
  stop(): void;
}

/** After what React has to show, and after what else a press leads to. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Keeps an entry for each open layer. The entries have the page's own address and are hidden from the router: they are no
 * change of location, so nothing loads or scrolls. Before the router leads elsewhere the entries are removed, so that none is
 * left in the middle of the history; those that are left by a reload, or by Back, are stepped over.
 */
export function createLayerHistory(pages: RouterHistory): LayerHistory {
  /** The page on which entries were last added; `null` after the router has navigated. */
  let layered: { readonly key: unknown } | null = null;
  /** Number of layer entries that the player has just gone back over; they are ahead in the history. */
  let entriesAhead = 0;
  /** The router navigates to another page, which has no layers until it is shown. */
  let isLeaving = false;
  let isStopped = false;
  let unblock: (() => void) | null = null;

  const isOfShownPage = (state: unknown) =>
    routerKeyOf(state) === (layered === null ? routerKeyOf(pages.location.state) : layered.key);
  const isDead = (state: unknown) => layersOfEntry(state) > (isOfShownPage(state) ? countLayers() : 0);

  const addEntries = (from: number, to: number) => {
    if (from === 0) layered = { key: routerKeyOf(history.state) };
    for (let layers = from + 1; layers <= to; layers += 1) {
      // Not by the page's own `pushState`, on which the router listens.
      History.prototype.pushState.call(history, entryWithLayers(history.state, layers), "");
    }
  };
  /** Steps between the entries of the shown page. */
  const travelInPage = (by: number) => {
    const key = routerKeyOf(history.state);
    const target = layersOfEntry(history.state) + by;
    return travel(by, (state) => routerKeyOf(state) === key && layersOfEntry(state) === target);
  };
  const matchEntries = async () => {
    if (isStopped) return;
    const wanted = () => (isLeaving ? 0 : countLayers());
    const existing = () => layersOfEntry(history.state);
    if (existing() > wanted()) {
      await nextTask();
      // Since the first layer closed another one may have opened, or the whole application may have been unmounted.
      if (isStopped) return;
      if (existing() > wanted()) await travelInPage(wanted() - existing());
    }
    // A layer that must be answered gets back the entry that the player has left.
    const regained = Math.min(entriesAhead, wanted() - existing());
    entriesAhead = 0;
    if (regained > 0) await travelInPage(regained);
    if (existing() < wanted()) addEntries(existing(), wanted());
    if (countLayers() > 0) holdNavigation();
    else allowNavigation();
  };
  const match = () => enqueueStep(matchEntries);

  /** Goes on from an entry of layers that are closed, in the direction in which the player went. */
  const leaveDeadEntry = async () => {
    const isForward = routerPositionOf(history.state) >= routerPositionOf(pages.location.state);
    while (isDead(history.state)) {
      // Without the Navigation API only a step forward shows whether there is an entry ahead.
      const hasMoved = isForward && window.navigation?.canGoForward !== false && (await travel(1, () => true));
      if (hasMoved) continue;
      await travelInPage((isOfShownPage(history.state) ? countLayers() : 0) - layersOfEntry(history.state));
      return;
    }
  };

  const stopIntercepting = interceptSteps((event, cause) => {
    const layers = layersOfEntry(event.state);
    if (isOfShownPage(event.state)) {
      event.stopImmediatePropagation();
      if (cause === "own") return;
      // What opened since the step was begun stays open, and gets an entry.
      if (cause === "late") return void match();
      if (isDead(event.state)) return void enqueueStep(leaveDeadEntry);
      entriesAhead = countLayers() - layers;
      dismissLayersDownTo(layers);
      void match();
    } else if (layers > 0) {
      event.stopImmediatePropagation();
      if (cause !== "own") void enqueueStep(leaveDeadEntry);
    } else {
      // Another page: the router shows it.
      isLeaving = true;
      dismissForNavigation();
    }
  });

  /** The router navigates only from the history entry of the page itself. */
  const holdNavigation = () => {
    unblock ??= pages.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action }) => {
        if (action !== "PUSH" && action !== "REPLACE") return false;
        isLeaving = true;
        await match();
        return false;
      },
    });
  };
  const allowNavigation = () => {
    unblock?.();
    unblock = null;
  };

  let openBefore = 0;
  const onChange = () => {
    const layers = countLayers();
    // A layer that opens during a navigation is meant to stay open.
    if (layers > openBefore) isLeaving = false;
    openBefore = layers;
    if (layers > 0) holdNavigation();
    void match();
  };
  const stopWatching = watchDismissables(onChange);
  const stopListening = pages.subscribe(() => {
    layered = null;
  });
  // After a reload the current entry may represent layers that are no longer open.
  if (layersOfEntry(history.state) > 0) layered = { key: routerKeyOf(history.state) };
  onChange();

  return {
    async whenInStep() {
      await nextTask();
      await whenStepsDone();
    },
    pageShown() {
      isLeaving = false;
      void match();
    },
    stop() {
      isStopped = true;
      stopWatching();
      stopListening();
      stopIntercepting();
      allowNavigation();
    },
  };
}
