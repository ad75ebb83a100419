import { createBrowserHistory, createHashHistory, type RouterHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addDismissable, type Dismissable } from "#ui/kit/dismissal/dismissal-stack.ts";
import { layersOfEntry } from "#ui/overlays/layer-entries.ts";
import { createLayerHistory } from "#ui/overlays/layer-history.ts";
import { createPageHistory, leaveDocument, reloadDocument } from "#ui/overlays/page-history.ts";

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

const layersHere = () => layersOfEntry(history.state);

/** A store that shows the page "before" and then the page "here". */
async function openStore(pages: RouterHistory) {
  const moves: string[] = [];
  const layers = createLayerHistory(pages);
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
function openLayer(change: Partial<Dismissable> = {}) {
  const layer: { isOpen: boolean; close: () => void } = { isOpen: true, close: () => undefined };
  const remove = addDismissable({
    dismiss: () => {
      layer.isOpen = false;
    },
    mustBeAnswered: () => false,
    kind: "layer",
    staysOnNavigation: false,
    ...change,
  });
  layer.close = () => {
    layer.isOpen = false;
    remove();
  };
  cleanUps.push(remove);
  return layer;
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
  await store.layers.whenInStep();
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

  test("has an entry each, with the page's own address and the router's state", async () => {
    const { layers } = await openStore(pages);
    const { href } = location;
    const { __TSR_key } = history.state;
    openLayer();
    openLayer();
    await layers.whenInStep();
    expect(layersHere()).toBe(2);
    expect(location.href).toBe(href);
    expect(history.state).toMatchObject({ __TSR_key });
  });

  test("closes one by one by Back; then Back leaves the page", async () => {
    const { layers, moves } = await openStore(pages);
    const opened = [openLayer(), openLayer()];
    await layers.whenInStep();
    history.back();
    await expect.poll(() => opened.map(({ isOpen }) => isOpen)).toEqual([true, false]);
    await layers.whenInStep();
    history.back();
    await expect.poll(() => opened.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    await layers.whenInStep();
    expect(pageShown()).toBe("here");
    expect(moves).toEqual([]);
    history.back();
    await expect.poll(pageShown).toBe("before");
    expect(moves).toEqual(["BACK"]);
  });

  test("two quick Backs close it and leave the page", async () => {
    const { layers, opened } = await openStoreWithLayer(pages);
    history.back();
    history.back();
    await expect.poll(() => opened.isOpen).toBe(false);
    await expect.poll(pageShown).toBe("before");
    await layers.whenInStep();
    expect(layersHere()).toBe(0);
  });

  test("leaves no entry behind when it is closed by a button: Back leaves the page", async () => {
    const { layers, moves, opened } = await openStoreWithLayer(pages);
    opened.close();
    await layers.whenInStep();
    expect(layersHere()).toBe(0);
    expect(moves).toEqual([]);
    history.back();
    await expect.poll(pageShown).toBe("before");
  });

  test("keeps its entry for the layer that replaces it", async () => {
    const { layers } = await openStore(pages);
    const menu = openLayer();
    await layers.whenInStep();
    const { length } = history;
    menu.close();
    const popup = openLayer();
    await layers.whenInStep();
    expect([layersHere(), history.length]).toEqual([1, length]);
    history.back();
    await expect.poll(() => popup.isOpen).toBe(false);
    expect(pageShown()).toBe("here");
  });

  test("reopens nothing by Forward, which costs no further Back", async () => {
    const { layers, moves } = await openStore(pages);
    const opened = openLayer();
    openLayer();
    await layers.whenInStep();
    history.go(-2);
    await expect.poll(() => opened.isOpen).toBe(false);
    await layers.whenInStep();
    for (let press = 0; press < 2; press += 1) {
      await step("forward");
      await layers.whenInStep();
      expect([pageShown(), layersHere(), opened.isOpen]).toEqual(["here", 0, false]);
    }
    expect(moves).toEqual([]);
    history.back();
    await expect.poll(pageShown).toBe("before");
  });

  test("so also in a browser that cannot report forward entries", async () => {
    vi.stubGlobal("navigation", undefined);
    const { layers, opened } = await openStoreWithLayer(pages);
    history.back();
    await expect.poll(() => opened.isOpen).toBe(false);
    await layers.whenInStep();
    history.forward();
    await expect.poll(layersHere).toBe(1);
    await expect.poll(layersHere).toBe(0);
    history.back();
    await expect.poll(pageShown).toBe("before");
  });

  test("is gone before a link in it leads on: Back then shows the page in one step, and Forward the next one", async () => {
    const { layers, show } = await openStore(pages);
    const opened = [openLayer(), openLayer()];
    await layers.whenInStep();
    const shown = show("next");
    for (const { close } of opened) close();
    await shown;
    await layers.whenInStep();
    await step("back");
    expect([pageShown(), layersHere()]).toEqual(["here", 0]);
    await step("forward");
    expect([pageShown(), layersHere()]).toEqual(["next", 0]);
  });

  test("is gone also where a link is pressed at the very moment it closes", async () => {
    const { layers, show, opened } = await openStoreWithLayer(pages);
    opened.close();
    await show("next");
    await layers.whenInStep();
    expect([pageShown(), layersHere()]).toEqual(["next", 0]);
    history.back();
    await expect.poll(pageShown).toBe("here");
  });

  test("that stays while filters change the address keeps an entry there", async () => {
    const { layers } = await openStore(pages);
    const sheet = openLayer({ staysOnNavigation: true });
    await layers.whenInStep();
    for (const [change, filter] of [
      ["push", "one"],
      ["replace", "two"],
    ] as const) {
      pages[change](`/?page=here&filter=${filter}`);
      await expect.poll(() => location.href).toContain(`filter=${filter}`);
      layers.pageShown();
      await layers.whenInStep();
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
    const { layers, moves } = await openStore(pages);
    const alert = openLayer({ mustBeAnswered: () => true });
    const above = openLayer();
    await layers.whenInStep();
    history.go(-2);
    await expect.poll(() => above.isOpen).toBe(false);
    await expect.poll(layersHere).toBe(1);
    await layers.whenInStep();
    await step("back");
    await expect.poll(layersHere).toBe(1);
    await layers.whenInStep();
    expect([alert.isOpen, pageShown(), moves]).toEqual([true, "here", []]);
    alert.close();
    await layers.whenInStep();
    history.back();
    await expect.poll(pageShown).toBe("before");
  });

  test("closes when the player goes past it to another page, but what decides for itself", async () => {
    const { layers } = await openStore(pages);
    const menu = openLayer();
    const popup = openLayer({ staysOnNavigation: true });
    await layers.whenInStep();
    history.go(-3);
    await expect.poll(pageShown).toBe("before");
    expect([menu.isOpen, popup.isOpen]).toEqual([false, true]);
    layers.pageShown();
    await layers.whenInStep();
    expect(layersHere()).toBe(1);
  });

  test("is not open any more after a reload, which leaves its entry", async () => {
    const { layers } = await openStore(pages);
    const opened = openLayer();
    openLayer();
    await layers.whenInStep();
    layers.stop();
    opened.close();
    pages.destroy();
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
    const reloaded = createLayerHistory(createPages());
    cleanUps.push(reloaded.stop);
    await reloaded.whenInStep();
    expect([pageShown(), layersHere()]).toEqual(["here", 0]);
    history.back();
    await expect.poll(pageShown).toBe("before");
  });

  test("stays open when it opened before a slow browser has left the entry of what was closed; Back closes it", async () => {
    const { layers } = await openStore(pages);
    const first = openLayer();
    await layers.whenInStep();
    const leave = Promise.withResolvers<void>();
    const go = history.go.bind(history);
    // Longer than a step is waited for.
    vi.spyOn(history, "go").mockImplementationOnce((by) => void leave.promise.then(() => go(by)));
    first.close();
    await layers.whenInStep();
    const second = openLayer();
    await layers.whenInStep();
    const left = new Promise((resolve) => navigation.addEventListener("currententrychange", resolve, { once: true }));
    leave.resolve();
    await left;
    expect(layersHere()).toBe(0);
    await expect.poll(layersHere).toBe(1);
    expect(second.isOpen).toBe(true);

    await step("back");
    await expect.poll(() => second.isOpen).toBe(false);
    expect(pageShown()).toBe("here");
  });

  test("that closes cancels no navigation to another document: it steps back only once the page is shown again", async () => {
    const { layers, opened } = await openStoreWithLayer(pages);
    const go = vi.spyOn(history, "go");
    await leaveDocument(() => undefined);
    opened.close();
    await layers.whenInStep();
    expect(go).not.toHaveBeenCalled();
    // The browser has kept the page, and the player has come back to it.
    window.dispatchEvent(new Event("pageshow"));
    layers.pageShown();
    await layers.whenInStep();
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

  test("does not block in a web view without history navigation", async () => {
    const go = vi.spyOn(history, "go").mockImplementation(() => undefined);
    const { layers } = await openStore(pages);
    openLayer().close();
    await layers.whenInStep();
    const opened = openLayer();
    await expect.poll(layersHere).toBe(1);
    opened.close();
    await layers.whenInStep();
    expect(go).toHaveBeenCalled();
    go.mockRestore();
    pages.push("/?page=next");
    await expect.poll(pageShown).toBe("next");
  });
});
