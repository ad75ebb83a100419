import { describe, expect, test } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { CodeFailure } from "#ui/screens/failures/code-failure.tsx";
import type { PageLoad } from "#ui/screens/failures/page-load.ts";
import { createFakePorts, createPublisher, NO_ANSWER } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

const FACETS = { genres: [], tags: [], platforms: [], languages: [], ages: [], accessibility: [], prices: [] };
const ADDRESS = "/game/tl/board/guide/view/1";

interface Scene {
  readonly isChunk?: boolean;
  readonly wasLoadedAnew?: boolean;
  readonly answers?: () => boolean;
  /** What the tab remembers; kept over a reload. */
  readonly stored?: Map<string, string>;
}

async function open({ isChunk = true, wasLoadedAnew = false, answers = () => true, stored = new Map() }: Scene) {
  let loads = 0;
  const pageLoad: PageLoad = {
    address: ADDRESS,
    wasLoadedAnew: () => wasLoadedAnew,
    answers: async () => answers(),
    loadAnew: () => {
      loads += 1;
    },
  };
  const base = createFakePorts(createPublisher());
  const tabStorage: KeyValueStorage = {
    ...base.tabStorage,
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  const listFacets = async () => (answers() ? succeed(FACETS) : fail(NO_ANSWER));
  const { screen } = await renderPage(
    <main tabIndex={-1}>
      <CodeFailure isChunk={isChunk} pageLoad={pageLoad} />
    </main>,
    { ports: { ...base, tabStorage, catalogue: { ...base.catalogue, listFacets } } },
  );
  return { screen, loads: () => loads, refresh: () => screen.getByRole("button", { name: "Refresh" }).click() };
}

describe("a page whose code did not come", () => {
  test("is loaded anew by itself, once; then it says so, and the player tries again", async () => {
    const stored = new Map<string, string>();
    const first = await open({ stored });
    await expect.poll(first.loads).toBe(1);
    await first.screen.unmount();
    const second = await open({ stored, wasLoadedAnew: true });
    await expect.element(second.screen.getByRole("heading", { name: "An error has occurred." })).toBeVisible();
    expect(second.loads()).toBe(0);
    await second.refresh();
    await expect.poll(second.loads).toBe(1);
  });

  test("is not loaded anew twice by itself where the tab remembers nothing", async () => {
    const { screen, loads } = await open({ wasLoadedAnew: true });
    await expect.element(screen.getByRole("heading", { name: "An error has occurred." })).toBeVisible();
    expect(loads()).toBe(0);
  });

  test("stays where nothing answers, and is loaded anew once something does", async () => {
    let isBack = false;
    const { screen, loads } = await open({ answers: () => isBack });
    await expect.element(screen.getByRole("heading", { name: "The store cannot be reached" })).toBeVisible();
    expect(loads()).toBe(0);
    isBack = true;
    window.dispatchEvent(new Event("online"));
    await expect.poll(loads).toBe(1);
  });
});

describe("a page whose code has a bug", () => {
  test("says so, and is loaded anew when the player wants it", async () => {
    const { screen, loads, refresh } = await open({ isChunk: false });
    await expect.element(screen.getByRole("heading", { name: "An error has occurred." })).toBeVisible();
    expect(loads()).toBe(0);
    await refresh();
    await expect.poll(loads).toBe(1);
  });

  test("does not leave the player on the browser's own error screen", async () => {
    const { screen, loads, refresh } = await open({ isChunk: false, answers: () => false });
    await refresh();
    await expect.element(screen.getByRole("heading", { name: "The store cannot be reached" })).toBeVisible();
    expect(loads()).toBe(0);
  });
});
