import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPart } from "#app/entries/fetch-part.ts";

const code = async () => "code";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  for (const link of document.head.querySelectorAll('link[href*="part-"]')) link.remove();
});

test("code of the same file, which has no style sheets of its own, is there", async () => {
  expect(await fetchPart(code)).toBe("code");
});

test("a style sheet that does not come leaves nothing in the document", async () => {
  await expect(fetchPart(code, ["assets/part-nowhere.css"])).rejects.toThrow("no style sheet");
  expect(document.head.querySelector('link[href*="part-nowhere"]')).toBeNull();
});

test("a style sheet that never loads times out, and is requested again when its part is needed again", async () => {
  const links: HTMLLinkElement[] = [];
  // Never in the document, never answered.
  vi.spyOn(document.head, "append").mockImplementation((link) => void links.push(link as HTMLLinkElement));
  const failed = vi.fn();
  fetchPart(code, ["assets/part-a.css"]).catch(failed);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failed).toHaveBeenCalledOnce();
  const coming = fetchPart(code, ["assets/part-a.css"]);
  expect(links).toHaveLength(2);
  links[1]?.dispatchEvent(new Event("load"));
  expect(await coming).toBe("code");
});
