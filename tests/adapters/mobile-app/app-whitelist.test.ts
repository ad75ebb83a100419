import { expect, test } from "vitest";
import { createAppWhitelist } from "#adapters/mobile-app/app-whitelist.ts";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";

/** A content service that gives these answers in turn, the last one repeatedly; it records its requests. */
function contentOf(...answers: readonly Result<Readonly<Record<string, unknown>>>[]) {
  const asked: unknown[] = [];
  const left = [...answers];
  return {
    asked,
    getContents: async (category: string, contentId: string, keys: readonly string[]) => {
      asked.push([category, contentId, ...keys]);
      const [next = fail({ kind: "timeout", timeoutMs: 5_000 } as const)] = left;
      if (left.length > 1) left.shift();
      return next;
    },
  };
}

test("the editors' list decides which addresses the app opens inside, and is requested once", async () => {
  const content = contentOf(succeed({ "purple-app-whitelist": [".video.example"] }));
  const opensInApp = createAppWhitelist(content, ["purple.example"]);
  expect(await opensInApp("https://www.video.example/1")).toBe(true);
  // Editors have taken the publisher's own site off the list.
  expect(await opensInApp("https://purple.example/")).toBe(false);
  expect(content.asked).toEqual([["store", "index", "purple-app-whitelist"]]);
});

test("the publisher's own sites open inside while there is no list, which is requested again", async () => {
  const content = contentOf(
    fail({ kind: "timeout", timeoutMs: 5_000 } as const),
    succeed({ "purple-app-whitelist": "none" }),
    succeed({ "purple-app-whitelist": [] }),
  );
  const opensInApp = createAppWhitelist(content, ["purple.example"]);
  expect(await opensInApp("https://purple.example/")).toBe(true);
  expect(await opensInApp("https://studio.example/")).toBe(false);
  expect(await opensInApp("https://purple.example/")).toBe(false);
  expect(content.asked).toHaveLength(3);
});
