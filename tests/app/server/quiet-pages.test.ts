import { Buffer } from "node:buffer";
import { afterEach, expect, test, vi } from "vitest";
import type { PageDocument } from "#app/server/page-document.ts";
import type { Publisher } from "#app/server/publisher.ts";
import { type ServedStore, serveStore } from "./serve-store.ts";

const MINUTE_MS = 60_000;

const documentWith = (words: string): PageDocument => ({
  status: 200,
  headers: {},
  head: [],
  body: [Buffer.from(words)],
  end: Buffer.alloc(0),
  elements: () => "",
  scripts: () => "",
  isShareable: true,
});

let store: ServedStore | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await store?.close();
});

/** A store whose pages say how often one was rendered. */
async function serveCountedPages(publisher: Partial<Publisher>) {
  vi.useFakeTimers({ toFake: ["performance"] });
  let rendered = 0;
  const served = await serveStore({
    publisher,
    renderPage: async ({ sharing }) => {
      await sharing?.readState();
      const document = await sharing?.documents.read("/", async () => {
        rendered += 1;
        return documentWith(`rendering ${rendered}`);
      });
      return new Response(document?.body[0]?.toString());
    },
  });
  store = served;
  return { open: async () => (await fetch(served.origin)).text() };
}

test("a guest does not wait for a page that was opened twenty-nine minutes before, and the next one gets a new page", async () => {
  const { open } = await serveCountedPages({ guestState: async () => "same", noticesWrites: true });
  expect(await open()).toBe("rendering 1");
  vi.advanceTimersByTime(29 * MINUTE_MS);
  expect(await open()).toBe("rendering 1");
  await expect.poll(open).toBe("rendering 2");
});

test("a guest never gets a page from before a write, however quiet the store was", async () => {
  let state = "before";
  const { open } = await serveCountedPages({ guestState: async () => state, noticesWrites: true });
  expect(await open()).toBe("rendering 1");
  state = "after";
  expect(await open()).toBe("rendering 2");
});

test("pages of a publisher whose writes are not noticed are half a minute old at most", async () => {
  const { open } = await serveCountedPages({ guestState: async () => "unknown", noticesWrites: false });
  expect(await open()).toBe("rendering 1");
  vi.advanceTimersByTime(MINUTE_MS / 2);
  expect(await open()).toBe("rendering 2");
});

test("a page is rendered for the guest who opens it after thirty-one quiet minutes", async () => {
  const { open } = await serveCountedPages({ guestState: async () => "same", noticesWrites: true });
  expect(await open()).toBe("rendering 1");
  vi.advanceTimersByTime(31 * MINUTE_MS);
  expect(await open()).toBe("rendering 2");
});
