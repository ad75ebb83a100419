import { describe, expect, it } from "vitest";
import { purchaseRefusalOf } from "#core/catalogue/availability.ts";

const onSale = { availability: "ON_SALE", owned: false } as const;
const none = new Set<string>();

describe("why goods cannot be bought", () => {
  it.each([
    ["ON_SALE", null],
    ["PREORDER", null],
    ["COMING_SOON", "coming_soon"],
    ["SOLD_OUT", "sold_out"],
    ["ENDED", "ended"],
    ["NOT_IN_COUNTRY", "not_in_country"],
  ] as const)("%s goods: %s", (availability, refusal) => {
    expect(purchaseRefusalOf({ ...onSale, availability }, none)).toBe(refusal);
  });

  it("tells an owner that they own it, even when it has ended", () => {
    expect(purchaseRefusalOf({ availability: "ENDED", owned: true }, none)).toBe("already_owned");
  });

  it("asks for the base game of an addition", () => {
    const addition = { ...onSale, requiresGoodsId: "base", blockedReason: "requires_base_game" };
    expect(purchaseRefusalOf(addition, none)).toBe("requires_base_game");
    expect(purchaseRefusalOf(addition, new Set(["base"]))).toBeNull();
  });

  it("is blocked for any other reason of the server", () => {
    expect(purchaseRefusalOf({ ...onSale, blockedReason: "age" }, none)).toBe("blocked");
  });

  it("asks for the base game even when the server only names that reason", () => {
    expect(purchaseRefusalOf({ ...onSale, blockedReason: "requires_base_game" }, none)).toBe("requires_base_game");
  });
});
