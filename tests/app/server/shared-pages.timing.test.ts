import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSeededFolder, type SeededFolder } from "../../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../../support/start-store.ts";
import { openPage, sharedPartOf } from "./open-page.ts";

describe("pages that guests share", () => {
  let data: SeededFolder;
  let store: RunningStore;
  beforeAll(async () => {
    data = await createSeededFolder();
    store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "warn" });
  });
  afterAll(async () => {
    await store.stop();
    await data.remove();
  });

  const open = (path: string) => openPage(store.origin, path);

  it("are the same for all who ask within a moment, but for nonce and time", async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => open("/")));
    const later = await open("/");
    expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(5);
    expect(new Set([...pages, later].map(sharedPartOf)).size).toBe(1);
    for (const { context } of [...pages, later]) {
      expect(context.sessionId).toBeNull();
      expect(context.serverTime).toBeGreaterThanOrEqual(context.renderedAt);
      expect(Math.abs(context.serverTime - Date.now())).toBeLessThan(5_000);
    }
    expect(later.context.serverTime - later.context.renderedAt).toBeGreaterThan(0);
  });
});
