import { expect, test } from "vitest";
import { goodsByKind } from "#core/catalogue/goods-by-kind.ts";

test("goods of an unknown kind are shown with the additions, and are never taken for the game", () => {
  const edition = { contentType: "EDITION" } as const;
  const addition = { contentType: "DLC" } as const;
  const bundle = { contentType: "BUNDLE" } as const;
  const unknown = { contentType: null };
  expect(goodsByKind([unknown, bundle, addition, edition])).toEqual({
    editions: [edition],
    additions: [unknown, addition],
    bundles: [bundle],
  });
});
