import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isRetryFailed } from "#core/failures/chunk-failure.ts";
import { fail } from "#core/failures/request-failure.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { CodeFailure } from "#ui/patterns/failures/code-failure.tsx";
import { browserPageLoad, type PageLoad } from "#ui/patterns/failures/page-load.ts";

interface Scene {
  readonly isChunk?: boolean;
  readonly wasReloaded?: boolean;
  readonly isLeaving?: () => boolean;
  readonly answers?: () => boolean;
  /** The router tries again once the failure is noted, and fails. */
  readonly triesAgain?: boolean;
  /** Session storage of the tab, which survives a reload. */
  readonly stored?: Map<string, string>;
}

async function open({
  isChunk = true,
  wasReloaded = false,
  isLeaving = () => false,
  answers = () => true,
  triesAgain = false,
  stored = new Map(),
}: Scene) {
  let loads = 0;
  const error = new TypeError(isChunk ? "Failed to fetch dynamically imported module: /assets/a.js" : "x is undefined");
  const pageLoad: PageLoad = {
    address: "/game/tl/board/guide/view/1",
    wasReloaded: () => wasReloaded,
    answers: async () => answers(),
    isLeaving,
    reloadOnce: () => {
      loads += 1;
    },
  };
  const logged: unknown[] = [];
  const base = createFakePorts(createPublisher());
  const tabStorage: KeyValueStorage = {
    ...base.tabStorage,
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => {
      stored.set(key, value);
      if (triesAgain) reloadPage();
    },
    remove: (key) => void stored.delete(key),
  };
  let reloadPage = () => {};
  // Each attempt of the router renders a new failure screen.
  function Page() {
    const [tries, setTries] = useState(0);
    reloadPage = () => setTries(tries + 1);
    return <CodeFailure key={tries} error={error} pageLoad={pageLoad} />;
  }
  const listFacets: typeof base.catalogue.listFacets = async (query) =>
    answers() ? base.catalogue.listFacets(query) : fail(NO_ANSWER);
  const { screen } = await renderPage(
    <main tabIndex={-1}>
      <Page />
    </main>,
    {
      ports: {
        ...base,
        tabStorage,
        logger: { ...base.logger, error: (_, details) => logged.push(details) },
        catalogue: { ...base.catalogue, listFacets },
      },
    },
  );
  return {
    screen,
    error,
    logged,
    reloadPage: () => reloadPage(),
    loads: () => loads,
    refresh: () => screen.getByRole("button", { name: "Refresh" }).click(),
  };
}

describe("a page whose code did not come", () => {
  test("reloads by itself, once; then it shows the failure, and the player can try again", async () => {
    const stored = new Map<string, string>();
    const first = await open({ stored });
    await expect.poll(first.loads).toBe(1);
    await first.screen.unmount();
    const second = await open({ stored, wasReloaded: true });
    await expect.element(second.screen.getByRole("heading", { name: "An error has occurred." })).toBeVisible();
    expect(second.loads()).toBe(0);
    expect([isRetryFailed(first.error), isRetryFailed(second.error)]).toEqual([false, true]);
    expect(second.logged).toEqual([expect.objectContaining({ retryFailed: true })]);
    await second.refresh();
    await expect.poll(second.loads).toBe(1);
  });

  test("is loaded again where the router tries the page again meanwhile", async () => {
    const { loads } = await open({ triesAgain: true });
    await expect.poll(loads).toBe(1);
  });

  test("is left alone where another failure has it loaded again already: nothing is stored or reported", async () => {
    const stored = new Map<string, string>();
    const isLeaving = vi.fn(() => true);
    const { loads, logged } = await open({ isLeaving, stored });
    await expect.poll(() => isLeaving.mock.calls.length).toBeGreaterThan(0);
    expect([loads(), logged, [...stored.keys()]]).toEqual([0, [], []]);
  });

  test("is not loaded again twice by itself where the tab remembers nothing", async () => {
    const { screen, loads } = await open({ wasReloaded: true });
    await expect.element(screen.getByRole("heading", { name: "An error has occurred." })).toBeVisible();
    expect(loads()).toBe(0);
  });

  test("stays where nothing answers, and is loaded again once something does", async () => {
    let isBack = false;
    const { screen, loads } = await open({ answers: () => isBack });
    await expect.element(screen.getByRole("heading", { name: "The store can’t be reached" })).toBeVisible();
    expect(loads()).toBe(0);
    isBack = true;
    // Effects, and with them the listeners, run after the element is visible.
    await expect
      .poll(() => {
        window.dispatchEvent(new Event("online"));
        return loads();
      })
      .toBe(1);
  });
});

describe("a page whose code has a bug", () => {
  test("shows the failure, and reloads on request", async () => {
    const { screen, loads, refresh } = await open({ isChunk: false });
    await expect.element(screen.getByRole("heading", { name: "An error has occurred." })).toBeVisible();
    expect(loads()).toBe(0);
    await refresh();
    await expect.poll(loads).toBe(1);
  });

  test("reloads on request where the router shows the page again meanwhile", async () => {
    let showAgain = () => {};
    const { loads, refresh, reloadPage } = await open({
      isChunk: false,
      answers: () => {
        showAgain();
        return true;
      },
    });
    showAgain = reloadPage;
    await refresh();
    await expect.poll(loads).toBe(1);
  });

  test("does not leave the player on the browser's own error screen", async () => {
    const { screen, loads, refresh } = await open({ isChunk: false, answers: () => false });
    await refresh();
    await expect.element(screen.getByRole("heading", { name: "The store can’t be reached" })).toBeVisible();
    expect(loads()).toBe(0);
  });
});

describe("the pages of the launcher, whose addresses differ only after the hash", () => {
  const { href } = location;
  afterEach(() => void history.replaceState(null, "", href));

  test("are each loaded again once, and one that was does not keep another one from it", () => {
    history.replaceState(null, "", "#/home/tl");
    const lobby = browserPageLoad.address;
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload", name: location.href } as never]);
    expect(browserPageLoad.wasReloaded()).toBe(true);
    history.replaceState(null, "", "#/home/tl/board/free");
    expect(browserPageLoad.address).not.toBe(lobby);
    expect(browserPageLoad.wasReloaded()).toBe(false);
  });
});
