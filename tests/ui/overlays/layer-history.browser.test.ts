import { createBrowserHistory, createHashHistory, type RouterHistory } from "@tanstack/react-router";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { addDismissable, type Dismissable, layerTokens } from "#ui/kit/dismissal/dismissal-stack.ts";
import {
  loadPageSnapshot,
  registerPersistedState,
  takePersistedState,
  watchPersistedValue,
} from "#ui/kit/persisted-state/persisted-state.ts";
import { readLayerEntry } from "#ui/overlays/layer-entries.ts";
import { createLayerHistory } from "#ui/overlays/layer-history.ts";
import { createPageHistory, leaveDocument, reloadDocument, whenInStep } from "#ui/overlays/page-history.ts";

let cleanUps: (() => void)[] = [];
let address = "";

beforeEach(() => {
  address = location.href;
});

afterEach(() => {
  for (const cleanUp of cleanUps.reverse()) cleanUp();
  cleanUps = [];
  history.pushState(null, "", address);
});

const layersHere = () => readLayerEntry(history.state).layers.length;

/** A store that shows the page "before" and then the page "here". */
async function openStore(pages: RouterHistory) {
  const moves: string[] = [];
  const layers = createLayerHistory(pages, () => "me");
  cleanUps.push(pages.destroy, layers.stop);
  const show = async (page: string) => {
    pages.push(`/?page=${page}`);
    await expect.poll(() => location.href).toContain(`page=${page}`);
    layers.pageShown();
  };
  await show("before");
  await show("here");
  pages.subscribe(({ action }) => void moves.push(action.type));
  return { layers, moves, show };
}

/** Opens something; returns whether it is still open, and closes it as a button in it would. */
function openLayer(change: Partial<Dismissable> = {}, onEnd: () => void = () => undefined) {
  const end = () => {
    layer.isOpen = false;
    onEnd();
  };
  const remove = addDismissable({
    dismiss: end,
    mustBeAnswered: () => false,
    kind: "layer",
    staysOnNavigation: false,
    ...change,
  });
  const close = () => {
    end();
    remove();
  };
  const layer = { isOpen: true, close };
  cleanUps.push(close);
  return layer;
}

/** A popup that is opened again with its input, as `useReopened` does it; `opened` has an item for each time. */
function placePopup() {
  const opened: [input: string, layer: ReturnType<typeof openLayer>][] = [];
  const open = async (input: string) => {
    const forget = registerPersistedState("popup/viewer", () => input);
    // Its code is loaded first.
    await whenInStep();
    const layer = openLayer({}, forget);
    opened.push([input, layer]);
    await whenInStep();
    return layer;
  };
  cleanUps.push(
    watchPersistedValue("popup/viewer", () => void open(takePersistedState("popup/viewer", v.string()) ?? "")),
  );
  return { open, opened };
}

/** Moves in the history; resolves as soon as the browser has moved, before any reaction to it. */
async function step(move: "back" | "forward"): Promise<void> {
  const moved = new Promise((resolve) => navigation.addEventListener("currententrychange", resolve, { once: true }));
  history[move]();
  await moved;
}

/** The store with a layer over the page "here", whose entry is there. */
async function openStoreWithLayer(pages: RouterHistory) {
  const store = await openStore(pages);
  const opened = openLayer();
  await whenInStep();
  return { ...store, opened };
}

const pageShown = () => /page=(\w+)/.exec(location.href)?.[1];

describe.each([
  ["addresses as paths", createBrowserHistory],
  ["the launcher's build, whose addresses are behind #", createHashHistory],
])("what is open in the browser's history, with %s", (_, create) => {
  const createPages = () => createPageHistory(create);
  let pages: RouterHistory;
  beforeEach(() => {
    pages = createPages();
  });

  test("has an entry each, with the page's address and the router's state; Back closes one by one, then leaves the page", async () => {
    const { moves } = await openStore(pages);
    const { href } = location;
    const { __TSR_key } = history.state;
    const opened = [openLayer(), openLayer()];
    await whenInStep();
    expect([layersHere(), location.href, history.state.__TSR_key]).toEqual([2, href, __TSR_key]);
    history.back();
    await expect.poll(() => opened.map(({ isOpen }) => isOpen)).toEqual([true, false]);
    await whenInStep();
    history.back();
    await expect.poll(() => opened.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    await whenInStep();
    expect([pageShown(), moves]).toEqual(["here", []]);
    history.back();
    await expect.poll(pageShown).toBe("before");
    expect(moves).toEqual(["BACK"]);
  });

  test("two quick Backs close it and leave the page", async () => {
    const { opened } = await openStoreWithLayer(pages);
    history.back();
    history.back();
    await expect.poll(() => opened.isOpen).toBe(false);
    await expect.poll(pageShown).toBe("before");
    await whenInStep();
    expect(layersHere()).toBe(0);
  });

  test("keeps its entry for the layer that replaces it", async () => {
    await openStore(pages);
    const menu = openLayer();
    await whenInStep();
    const { length } = history;
    menu.close();
    const popup = openLayer();
    await whenInStep();
    expect([layersHere(), history.length]).toEqual([1, length]);
    history.back();
    await expect.poll(() => popup.isOpen).toBe(false);
    expect(pageShown()).toBe("here");
  });

  test("opens again by Forward, with its input, in the entry in which it was", async () => {
    await openStore(pages);
    const { open, opened } = placePopup();
    const popup = await open("second picture");
    const { length } = history;
    popup.close();
    await whenInStep();
    history.forward();
    await expect.poll(() => opened).toHaveLength(2);
    await whenInStep();
    expect([layersHere(), history.length, opened.at(-1)]).toMatchObject([
      1,
      length,
      ["second picture", { isOpen: true }],
    ]);
    history.back();
    await expect.poll(() => opened.at(-1)?.[1].isOpen).toBe(false);
  });

  test("is a page without it by Forward where it can’t be opened again; Back undoes that", async () => {
    const { moves } = await openStoreWithLayer(pages);
    await step("back");
    await whenInStep();
    await step("forward");
    await whenInStep();
    expect([pageShown(), layersHere(), layerTokens()]).toEqual(["here", 1, []]);
    const menu = openLayer();
    await whenInStep();
    expect(layersHere()).toBe(1);
    menu.close();
    await expect.poll(layersHere).toBe(0);
    expect(moves).toEqual([]);
    history.back();
    await expect.poll(pageShown).toBe("before");
  });

  test.each(["before", "after"])("is gone before a link leads on that is pressed %s it closes", async (when) => {
    const { show } = await openStore(pages);
    const opened = [openLayer(), openLayer()];
    await whenInStep();
    const shown = when === "before" ? show("next") : null;
    for (const { close } of opened) close();
    await (shown ?? show("next"));
    await whenInStep();
    await step("back");
    expect([pageShown(), layersHere()]).toEqual(["here", 0]);
    await step("forward");
    expect([pageShown(), layersHere()]).toEqual(["next", 0]);
  });

  test("that stays while filters change the address keeps an entry there", async () => {
    const { layers } = await openStore(pages);
    const sheet = openLayer({ staysOnNavigation: true });
    await whenInStep();
    for (const [change, filter] of [
      ["push", "one"],
      ["replace", "two"],
    ] as const) {
      pages[change](`/?page=here&filter=${filter}`);
      await expect.poll(() => location.href).toContain(`filter=${filter}`);
      layers.pageShown();
      await whenInStep();
      expect(layersHere()).toBe(1);
    }
    history.back();
    await expect.poll(() => sheet.isOpen).toBe(false);
    expect(location.href).toContain("filter=two");
    history.back();
    await expect.poll(() => location.href).not.toContain("filter");
    expect(pageShown()).toBe("here");
  });

  test("that must be answered stays open, and so does the page", async () => {
    const { moves } = await openStore(pages);
    const alert = openLayer({ mustBeAnswered: () => true });
    const above = openLayer();
    await whenInStep();
    history.go(-2);
    await expect.poll(() => above.isOpen).toBe(false);
    await expect.poll(layersHere).toBe(1);
    await whenInStep();
    await step("back");
    await expect.poll(layersHere).toBe(1);
    await whenInStep();
    expect([alert.isOpen, pageShown(), moves]).toEqual([true, "here", []]);
    alert.close();
    await whenInStep();
    history.back();
    await expect.poll(pageShown).toBe("before");
  });

  test("closes when the player goes past it to another page, but what decides for itself", async () => {
    const { layers } = await openStore(pages);
    const menu = openLayer();
    const popup = openLayer({ staysOnNavigation: true });
    await whenInStep();
    history.go(-3);
    await expect.poll(pageShown).toBe("before");
    expect([menu.isOpen, popup.isOpen]).toEqual([false, true]);
    layers.pageShown();
    await whenInStep();
    expect(layersHere()).toBe(1);
  });

  test.each([
    { name: "of the same player is open again after a reload, in the same entry", player: "me", isOpen: true },
    { name: "of another player is not, and leaves its entry", player: "another", isOpen: false },
    {
      name: "of a part that is late is not once the player uses the page, and leaves its entry",
      player: "me",
      isOpen: false,
      isLate: true,
    },
  ])("$name", async ({ player, isOpen, isLate = false }) => {
    const { layers } = await openStore(pages);
    await placePopup().open("second picture");
    layers.stop();
    pages.destroy();
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
    loadPageSnapshot(createFakePorts(createPublisher()).tabStorage, player, readLayerEntry(history.state));
    const { opened } = isLate ? { opened: [] } : placePopup();
    const go = vi.spyOn(history, "go");
    const reloaded = createPages();
    const reloadedLayers = createLayerHistory(reloaded, () => player);
    cleanUps.push(reloaded.destroy, reloadedLayers.stop);
    if (isOpen) await expect.poll(() => opened).toHaveLength(1);
    if (isLate) {
      await whenInStep();
      expect(layersHere()).toBe(1);
      await userEvent.keyboard("{Shift}");
      await expect.poll(layersHere).toBe(0);
    }
    await whenInStep();
    const inputs = opened.map(([input]) => input);
    expect([layersHere(), inputs, go.mock.calls.length]).toEqual(isOpen ? [1, ["second picture"], 0] : [0, [], 1]);
    if (isOpen) await step("back");
    history.back();
    await expect.poll(pageShown).toBe("before");
  });

  test("stays open when it opened before a slow browser has left the entry of what was closed; Back closes it", async () => {
    await openStore(pages);
    const { open, opened } = placePopup();
    const first = await open("first picture");
    const leave = Promise.withResolvers<void>();
    const go = history.go.bind(history);
    const asked = vi.spyOn(history, "go").mockImplementationOnce((by) => void leave.promise.then(() => go(by)));
    first.close();
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    const second = openLayer();
    leave.resolve();
    await whenInStep();
    expect([layersHere(), second.isOpen, first.isOpen, opened.length]).toEqual([1, true, false, 1]);
    await step("back");
    await expect.poll(() => second.isOpen).toBe(false);
    expect(pageShown()).toBe("here");
  });

  test("that closes cancels no navigation to another document: it steps back only once the page is shown again", async () => {
    const { layers, opened } = await openStoreWithLayer(pages);
    const go = vi.spyOn(history, "go");
    await leaveDocument(() => undefined);
    opened.close();
    await whenInStep();
    expect(go).not.toHaveBeenCalled();
    // The browser has kept the page, and the player has come back to it.
    window.dispatchEvent(new Event("pageshow"));
    layers.pageShown();
    await whenInStep();
    expect([go.mock.calls.length, pageShown(), layersHere()]).toEqual([1, "here", 0]);
  });

  test("is loaded again once, however many of its parts ask for it, and never instead of another document", async () => {
    await openStore(pages);
    const reload = vi.fn();
    await Promise.all([reloadDocument(reload), reloadDocument(reload)]);
    await reloadDocument(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    // The page is shown still: it can be loaded again.
    window.dispatchEvent(new Event("pageshow"));
    await reloadDocument(reload);
    expect(reload).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event("pageshow"));
    await Promise.all([leaveDocument(() => undefined), reloadDocument(reload)]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("does not block the page where the browser drops a step, and takes no second one", async () => {
    const { layers, opened } = await openStoreWithLayer(pages);
    const go = vi.spyOn(history, "go").mockImplementationOnce(() => undefined);
    vi.useFakeTimers();
    cleanUps.push(vi.useRealTimers);
    opened.close();
    await vi.advanceTimersToNextTimerAsync();
    await vi.advanceTimersByTimeAsync(3_000);
    openLayer().close();
    await vi.advanceTimersByTimeAsync(10);
    expect(go).toHaveBeenCalledTimes(1);
    pages.push("/?page=next");
    await expect.poll(pageShown).toBe("next");
    expect(layersHere()).toBe(0);
    layers.pageShown();
    vi.useRealTimers();
    const another = openLayer();
    await whenInStep();
    another.close();
    await whenInStep();
    expect([go.mock.calls.length, pageShown(), layersHere()]).toEqual([2, "next", 0]);
  });
});
