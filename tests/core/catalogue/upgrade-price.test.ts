import { describe, expect, it } from "vitest";
import type { Price } from "#core/catalogue/game.ts";
import { ownPriceOf, upgradeOf } from "#core/catalogue/upgrade-price.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const priceOf = (list: number, sale = list, currency = "EUR"): Price => ({ currency, list, sale, taxIncluded: true });
const edition = (goodsId: string, list: number, sale = list, currency = "EUR") => ({
  goodsId,
  price: priceOf(list, sale, currency),
});

describe("the upgrade price of an edition", () => {
  const ultimate = edition("ultimate", 6_000);
  const deluxe = edition("deluxe", 3_000);
  it.each([
    ["the rest of the price without the share of the owned edition", ultimate, [deluxe], 3_000],
    ["that of a sale of the higher edition", edition("ultimate", 6_000, 4_001), [deluxe], 2_001],
    ["not changed by a sale of the owned edition", ultimate, [edition("deluxe", 3_000, 1_000)], 3_000],
    [
      "less by the dearest of several owned editions only",
      ultimate,
      [edition("standard", 1_000), deluxe, edition("early", 2_000)],
      3_000,
    ],
  ])("is %s", (_, wanted, owned, amount) => {
    expect(upgradeOf(wanted, owned)).toEqual({ fromGoodsId: "deluxe", amount });
  });

  it.each([
    ["nothing is owned", []],
    ["only the free edition is owned", [edition("standard", 0)]],
    ["the owned one is as dear", [edition("collector", 6_000)]],
    ["the owned one has no price in the currency", [edition("deluxe", 3_000, 3_000, "USD")]],
  ])("does not exist where %s", (_, owned) => {
    expect(upgradeOf(edition("ultimate", 6_000), owned)).toBeNull();
  });

  it("is never dearer than the full price, never negative and whole; its tag shows no larger saving", () => {
    const amounts = fc.nat({ max: 1e8 });
    forAll(amounts, amounts, fc.array(amounts), (list, off, owned) => {
      const price = priceOf(list, Math.max(0, list - off));
      const upgrade = upgradeOf(
        { goodsId: "ultimate", price },
        owned.map((one, at) => edition(`lower-${at}`, one)),
      );
      const own = ownPriceOf({ price, upgrade: upgrade ?? undefined });
      expect(Number.isInteger(own.sale)).toBe(true);
      expect(own.sale).toBeGreaterThanOrEqual(0);
      expect(own.sale).toBeLessThanOrEqual(price.sale);
      if (upgrade !== null) expect(own.sale).toBe(upgrade.amount);
      expect(own.list).toBeGreaterThanOrEqual(own.sale);
      expect(own.list - own.sale).toBeLessThanOrEqual(price.list - price.sale);
    });
  });

  it("that a publisher sends above the full price is not shown", () => {
    const price = priceOf(6_000, 4_000);
    expect(ownPriceOf({ price, upgrade: { fromGoodsId: "deluxe", amount: 5_000 } })).toBe(price);
  });
});
