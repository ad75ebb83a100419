import { Buffer } from "node:buffer";
import { afterEach, expect, test, vi } from "vitest";
import type { PageDocument } from "#app/server/page-document.ts";
import type { Publisher } from "#app/server/publisher.ts";
import { serveStore } from "./serve-store.ts";

const MINUTE_MS = 60_000;
/** The next rendering of an old page has begun by then. */
const RENDERED_AGAIN_AFTER_MS = 1_000;

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

afterEach(() => void vi.useRealTimers());

/** A store whose pages say how often one was rendered. */
async function serveCountedPages(publisher: Partial<Publisher>) {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  let rendered = 0;
  const { origin } = await serveStore({
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
  return { open: async () => (await fetch(origin)).text(), timesRendered: () => rendered };
}

test("a guest does not wait for a page that was opened twenty-nine minutes before, and the next one gets a new page", async () => {
  const { open } = await serveCountedPages({ guestState: async () => "same", noticesWrites: true });
  expect(await open()).toBe("rendering 1");
  vi.advanceTimersByTime(29 * MINUTE_MS);
  expect(await open()).toBe("rendering 1");
  await vi.advanceTimersByTimeAsync(RENDERED_AGAIN_AFTER_MS);
  await expect.poll(open).toBe("rendering 2");
});

test("a guest never gets a page from before a write, however quiet the store was", async () => {
  let state = "before";
  const { open } = await serveCountedPages({ guestState: async () => state, noticesWrites: true });
  expect(await open()).toBe("rendering 1");
  state = "after";
  expect(await open()).toBe("rendering 2");
});

test("a fault that is set to happen once is not used up by a page that is rendered again behind a guest", async () => {
  let state: string | null = "without faults";
  const guestState = vi.fn(async () => state);
  const { open, timesRendered } = await serveCountedPages({ guestState, noticesWrites: true });
  expect(await open()).toBe("rendering 1");
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await open()).toBe("rendering 1");
  state = null;
  const asked = guestState.mock.calls.length;
  await vi.advanceTimersByTimeAsync(RENDERED_AGAIN_AFTER_MS);
  expect(guestState).toHaveBeenCalledTimes(asked + 1);
  expect(timesRendered()).toBe(1);
  expect(await open()).toBe("rendering 2");
});

test.each([
  ["pages of a publisher whose writes are not noticed are half a minute old at most", false, MINUTE_MS / 2],
  ["a page is rendered for the guest who opens it after thirty-one quiet minutes", true, 31 * MINUTE_MS],
])("%s", async (_, noticesWrites, ageMs) => {
  const { open } = await serveCountedPages({ guestState: async () => "same", noticesWrites });
  expect(await open()).toBe("rendering 1");
  vi.advanceTimersByTime(ageMs);
  expect(await open()).toBe("rendering 2");
});
