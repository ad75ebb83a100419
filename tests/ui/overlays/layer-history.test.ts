import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { popupsOfEntry, skipDeadEntries } from "#ui/overlays/layer-entries.ts";
import { createLayerHistory } from "#ui/overlays/layer-history.ts";

const depth = () => popupsOfEntry(history.state);

/** A window of a device with a Back key, or without one, whose listeners end with the test. */
function buildBrowser(hasBack = true): Window {
  return new Proxy(window, {
    get(target, name) {
      if (name === "matchMedia") return () => ({ matches: hasBack });
      if (name === "addEventListener") {
        return (type: string, listener: EventListener, options: boolean) => {
          target.addEventListener(type, listener, options);
          cleanUps.push(() => target.removeEventListener(type, listener, options));
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

let cleanUps: (() => void)[] = [];
let address = "";

beforeEach(() => {
  address = location.href;
  history.pushState({ __TSR_index: 7 }, "", "?page=here");
});

afterEach(() => {
  for (const cleanUp of cleanUps) cleanUp();
  cleanUps = [];
  history.pushState(null, "", address);
});

describe("popups in the browser's history", () => {
  test("have an entry each, with the page's own address and what the router keeps there", async () => {
    const layers = createLayerHistory(vi.fn(), buildBrowser());
    const here = location.href;
    await layers.match(2);
    expect(depth()).toBe(2);
    expect(location.href).toBe(here);
    expect(history.state).toMatchObject({ __TSR_index: 7 });
  });

  test("close one by one by Back, which stays on the page", async () => {
    const goBackTo = vi.fn();
    const onRoute = vi.fn();
    const layers = createLayerHistory(goBackTo, buildBrowser());
    window.addEventListener("popstate", onRoute);
    cleanUps.push(() => window.removeEventListener("popstate", onRoute));
    await layers.match(2);
    history.back();
    await expect.poll(() => goBackTo.mock.lastCall).toEqual([1]);
    await layers.match(1);
    history.back();
    await expect.poll(() => goBackTo.mock.lastCall).toEqual([0]);
    expect(onRoute).not.toHaveBeenCalled();
    expect(new URL(location.href).searchParams.get("page")).toBe("here");
  });

  test("leave no entry behind when they are closed by a button: Back then leaves the page", async () => {
    history.replaceState({ __TSR_index: 7 }, "", "?page=before");
    history.pushState({ __TSR_index: 8 }, "", "?page=here");
    const layers = createLayerHistory(vi.fn(), buildBrowser());
    await layers.match(1);
    await layers.match(0);
    expect(depth()).toBe(0);
    history.back();
    await expect.poll(() => new URL(location.href).searchParams.get("page")).toBe("before");
  });

  test("may be closed and opened in one go", async () => {
    const layers = createLayerHistory(vi.fn(), buildBrowser());
    await layers.match(1);
    void layers.match(0);
    await layers.match(1);
    expect(depth()).toBe(1);
  });

  test("have none where there is no Back key", async () => {
    const layers = createLayerHistory(vi.fn(), buildBrowser(false));
    await layers.match(1);
    expect(depth()).toBe(0);
  });

  test("have none of their own any more once the page has changed under them", async () => {
    const goBackTo = vi.fn();
    const layers = createLayerHistory(goBackTo, buildBrowser());
    await layers.match(1);
    history.pushState({ __TSR_index: 8 }, "", "?page=next");
    await layers.match(0);
    expect(depth()).toBe(0);
    expect(new URL(location.href).searchParams.get("page")).toBe("next");
    expect(goBackTo).not.toHaveBeenCalled();
  });
});

describe("the entry of a popup from which the player has gone on", () => {
  test("is stepped over, backwards and forwards", async () => {
    const layers = createLayerHistory(vi.fn(), buildBrowser());
    await layers.match(1);
    history.pushState({ __TSR_index: 8 }, "", "?page=next");
    await layers.match(0);
    let position = 8;
    cleanUps.push(
      skipDeadEntries(
        () => 0,
        () => position,
        window,
      ),
    );
    history.back();
    await expect.poll(() => `${location.search} ${depth()}`).toBe("?page=here 0");
    position = 7;
    history.forward();
    await expect.poll(() => `${location.search} ${depth()}`).toBe("?page=next 0");
  });

  test("is left at once by a page that starts on it, as after a reload", async () => {
    const layers = createLayerHistory(vi.fn(), buildBrowser());
    await layers.match(1);
    cleanUps.push(
      skipDeadEntries(
        () => 0,
        () => 7,
        window,
      ),
    );
    await expect.poll(depth).toBe(0);
    expect(location.search).toBe("?page=here");
  });
});
