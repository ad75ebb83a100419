import { describe, expect, it } from "vitest";
import { purchaseRefusalOf } from "#core/catalogue/availability.ts";

const onSale = { availability: "ON_SALE", owned: false } as const;

describe("why goods cannot be bought", () => {
  it.each([
    ["ON_SALE", null],
    ["PREORDER", null],
    ["COMING_SOON", "coming_soon"],
    ["SOLD_OUT", "sold_out"],
    ["ENDED", "ended"],
    ["NOT_IN_COUNTRY", "not_in_country"],
  ] as const)("%s goods: %s", (availability, refusal) => {
    expect(purchaseRefusalOf({ ...onSale, availability }, new Set())).toBe(refusal);
  });

  const addition = { ...onSale, requiresGoodsId: "base", blockedReason: "requires_base_game" } as const;
  const ofEditions = { ...addition, baseGoodsIds: ["base", "deluxe"] } as const;
  it.each([
    [
      "is owned for an owner, even after the sale has ended",
      { availability: "ENDED", owned: true },
      [],
      "already_owned",
    ],
    ["requires the base game of an addition", addition, [], "requires_base_game"],
    ["is none beside the base game", addition, ["base"], null],
    ["is none beside any edition of the game", ofEditions, ["deluxe"], null],
    ["requires the base game beside other goods", ofEditions, ["other"], "requires_base_game"],
    ["is none where the server knows the base to be there", { ...onSale, requiresGoodsId: "base" }, [], null],
    ["is blocked while it is not known whether they are sold", { ...onSale, availability: null }, [], "blocked"],
    ["is blocked for any other reason of the server", { ...onSale, blockedReason: "age" }, [], "blocked"],
    [
      "requires the base game even if the server only sends that reason",
      { ...onSale, blockedReason: "requires_base_game" },
      [],
      "requires_base_game",
    ],
  ] as const)("%s", (_, goods, owned, refusal) => {
    expect(purchaseRefusalOf(goods, new Set(owned))).toBe(refusal);
  });
});
