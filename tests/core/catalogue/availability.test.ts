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

  it("is owned for an owner, even after the sale has ended", () => {
    expect(purchaseRefusalOf({ availability: "ENDED", owned: true }, none)).toBe("already_owned");
  });

  it("requires the base game of an addition", () => {
    const addition = { ...onSale, requiresGoodsId: "base", blockedReason: "requires_base_game" };
    expect(purchaseRefusalOf(addition, none)).toBe("requires_base_game");
    expect(purchaseRefusalOf(addition, new Set(["base"]))).toBeNull();
  });

  it("takes any edition of the game for the base of an addition", () => {
    const addition = {
      ...onSale,
      requiresGoodsId: "base",
      baseGoodsIds: ["base", "deluxe"],
      blockedReason: "requires_base_game",
    };
    expect(purchaseRefusalOf(addition, new Set(["deluxe"]))).toBeNull();
    expect(purchaseRefusalOf(addition, new Set(["other"]))).toBe("requires_base_game");
  });

  it("believes the server that the base is there, of which a page may know nothing", () => {
    expect(purchaseRefusalOf({ ...onSale, requiresGoodsId: "base" }, none)).toBeNull();
  });

  it("is blocked while it is not known whether they are sold", () => {
    expect(purchaseRefusalOf({ ...onSale, availability: null }, none)).toBe("blocked");
  });

  it("is blocked for any other reason of the server", () => {
    expect(purchaseRefusalOf({ ...onSale, blockedReason: "age" }, none)).toBe("blocked");
  });

  it("requires the base game even if the server only sends that reason", () => {
    expect(purchaseRefusalOf({ ...onSale, blockedReason: "requires_base_game" }, none)).toBe("requires_base_game");
  });
});
