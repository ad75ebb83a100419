import { expect, test } from "vitest";
import type { Goods } from "#core/catalogue/goods.ts";
import { upgradeOfferOf } from "#core/catalogue/upgrade-offer.ts";
import { buildGoods, buildPrice } from "#tests/ui/support/builders.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const OWNED = buildGoods({ goodsId: "deluxe", owned: true, price: buildPrice({ list: 4000, sale: 4000 }) });
const higher = (goodsId: string, amount: number, change: Partial<Goods> = {}) =>
  buildGoods({
    goodsId,
    price: buildPrice({ list: 9000, sale: 9000 }),
    upgrade: { fromGoodsId: "deluxe", amount },
    ...change,
  });

test("offers the cheapest upgrade at the owner's price, and says if there are dearer ones", () => {
  const offer = upgradeOfferOf([OWNED, higher("collector", 5000), higher("ultimate", 3000)], NOW);
  expect(offer).toMatchObject({ price: { list: 3000, sale: 3000 }, isFrom: true, fromGoodsId: "deluxe" });
  expect(upgradeOfferOf([OWNED, higher("ultimate", 3000)], NOW)).toMatchObject({ isFrom: false });
});

test("is never dearer than the edition itself", () => {
  expect(upgradeOfferOf([OWNED, higher("ultimate", 9500)], NOW)?.price.sale).toBe(9000);
});

test.each([
  ["nothing lower is owned", [buildGoods({ goodsId: "ultimate" })]],
  ["it is sold out", [OWNED, higher("ultimate", 3000, { availability: "SOLD_OUT" })]],
  ["it is owned as well", [OWNED, higher("ultimate", 3000, { owned: true })]],
])("is no offer where %s", (_, goods) => {
  expect(upgradeOfferOf(goods, NOW)).toBeNull();
});
