import { beforeEach, expect, it, vi } from "vitest";
import "#app/entries/fetch-module.ts";
import { isChunkFailure } from "#core/failures/chunk-failure.ts";

/** The first addresses of each script never answer. */
const asked: string[] = [];
Object.assign(globalThis, { tellAsked: (name: string) => asked.push(name) });

/** The address of a script that comes only under an address with so many signs more than its own. */
const scriptThatComesAfter = (name: string, tries: number) =>
  `data:text/javascript,tellAsked("${name}");if(/\\?*$/.exec(import.meta.url)[0].length<${tries})await new Promise(()=>{});export const name="${name}";//`;

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

it("requests a hanging script again under another address, which succeeds", async () => {
  const coming = fetchModule(scriptThatComesAfter("second", 1));
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await coming).toMatchObject({ name: "second" });
  expect(asked).toHaveLength(2);
});

it("waits no longer for one that hangs again, in words that count as code that did not come, and asks again when it is needed next", async () => {
  const path = scriptThatComesAfter("third", 2);
  const failed = vi.fn();
  fetchModule(path).catch(failed);
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(asked).toHaveLength(times), { timeout: 10_000 });
    await vi.advanceTimersByTimeAsync(20_000);
  }
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(isChunkFailure(String(failed.mock.calls[0]?.[0]))).toBe(true);
  expect(await fetchModule(path)).toMatchObject({ name: "third" });
});

it("keeps no timer for one that has come", async () => {
  await fetchModule(scriptThatComesAfter("first", 0));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
});

it("requests a file of texts once per attempt, under another address each time", async () => {
  const path = scriptThatComesAfter("texts", 1);
  const failed = vi.fn();
  fetchTexts(path).catch(failed);
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(asked).toHaveLength(1);
  expect(await fetchTexts(path)).toMatchObject({ name: "texts" });
});
