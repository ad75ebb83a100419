import { describe, expect, test } from "vitest";
import { bundlePartsOf, listedPartsOf } from "#core/catalogue/bundle-parts.ts";
import { bundlePriceOf } from "#core/catalogue/bundle-price.ts";
import { buildGoods, buildPrice, instantIn, NOON } from "#tests/ui/support/builders.ts";

const hat = buildGoods({ goodsId: "hat", price: buildPrice({ list: 1000, sale: 1000 }) });
const cape = buildGoods({ goodsId: "cape", price: buildPrice({ list: 3000, sale: 2000 }), owned: true });
const bundle = buildGoods({
  goodsId: "bundle",
  price: buildPrice({ list: 2700, sale: 2700 }),
  contents: [
    { label: "Hat", goodsId: "hat", quantity: 1 },
    { label: "Cape", goodsId: "cape", quantity: 1 },
  ],
});

describe("the parts of a bundle", () => {
  test("are in the bundle's order with their current prices, without owned ones", () => {
    const parts = bundlePartsOf(bundle, [cape, hat], NOON) ?? [];
    expect(parts.map(({ goodsId, amount }) => [goodsId, amount])).toEqual([
      ["hat", 1000],
      ["cape", 2000],
    ]);
    expect(bundlePriceOf(2700, parts)).toMatchObject({ partsAmount: 3000, amount: 900, ownedAmount: 1800 });
  });

  test("cost the list price once their sale is over", () => {
    const over = { ...cape, price: { ...cape.price, saleEndsAt: instantIn(-1) } };
    expect(bundlePartsOf(bundle, [over, hat], NOON)?.[1]?.amount).toBe(3000);
  });

  test("have no sum where one is unknown or is sold in another currency", () => {
    const dollars = { ...hat, price: buildPrice({ currency: "USD" }) };
    expect(bundlePartsOf(bundle, [hat], NOON)).toBeNull();
    expect(bundlePartsOf(bundle, [dollars, cape], NOON)).toBeNull();
  });

  test("are listed by their label even where they are not sold alone", () => {
    const listed = listedPartsOf(bundle, [hat]);
    expect(listed.map(({ label, goods }) => [label, goods?.goodsId ?? null])).toEqual([
      ["Hat", "hat"],
      ["Cape", null],
    ]);
  });
});
