import { expect, it } from "vitest";
import { purchaseRefusalOf } from "#core/catalogue/availability.ts";
import { isRecommendedAddition } from "#core/catalogue/recommended-addition.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const ADDITION = { contentType: "DLC", availability: "ON_SALE", owned: false } as const;

it("recommends an addition on sale, whose base the player has just bought", () => {
  expect(isRecommendedAddition({ ...ADDITION, requiresGoodsId: "base" })).toBe(true);
});

it.each([
  ["an edition", { contentType: "EDITION" }],
  ["a bundle", { contentType: "BUNDLE" }],
  ["an addition that the player owns", { owned: true }],
  ["an addition that can only be preordered", { availability: "PREORDER" }],
  ["an addition that needs a base the player lacks", { blockedReason: "requires_base_game", requiresGoodsId: "base" }],
  ["an addition that the server refuses", { blockedReason: "age" }],
] as const)("does not recommend %s", (_, change) => {
  expect(isRecommendedAddition({ ...ADDITION, ...change })).toBe(false);
});

it("recommends nothing that the player cannot buy", () => {
  const goods = fc.record(
    {
      contentType: fc.constantFrom("EDITION", "DLC", "BUNDLE"),
      availability: fc.constantFrom("COMING_SOON", "PREORDER", "ON_SALE", "SOLD_OUT", "ENDED", "NOT_IN_COUNTRY"),
      owned: fc.boolean(),
      requiresGoodsId: fc.constantFrom("base", "other"),
      baseGoodsIds: fc.subarray(["base", "deluxe"]),
      blockedReason: fc.constantFrom("requires_base_game", "age"),
    } as const,
    { requiredKeys: ["contentType", "availability", "owned"] },
  );
  forAll(goods, (one) => {
    if (isRecommendedAddition(one)) expect(purchaseRefusalOf(one, new Set())).toBeNull();
  });
});
