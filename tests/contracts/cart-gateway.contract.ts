import { expect, test } from "vitest";
import type { Goods } from "#core/catalogue/goods.ts";
import { cartTotalsOf } from "#core/commerce/cart-totals.ts";
import { maxQuantityOf } from "#core/commerce/merge-cart.ts";
import type { CartGateway } from "#core/ports/cart-gateway.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { type GatewayWorld, refused } from "./gateway-world.ts";

/** Contract of every `CartGateway`, run against a publisher with the content of the reference backend. */
export function describeCartGateway(world: () => GatewayWorld): void {
  const openEmpty = async (): Promise<{ cart: CartGateway; wanted: readonly [Goods, Goods] }> => {
    const { cart, catalogue } = await world().openAsPlayer();
    for (const { goods } of expectValue(await cart.get()).lines) expectValue(await cart.remove(goods.goodsId));
    const offers = expectValue(await catalogue.listOffers({ limit: 40 }));
    const [one, other] = offers.filter(
      ({ owned, requiresGoodsId, contentType }) => !owned && requiresGoodsId === undefined && contentType === "EDITION",
    );
    if (one === undefined || other === undefined) throw new Error("the seed has too few offers");
    return { cart, wanted: [one, other] };
  };
  const seen = (goods: Goods, amount = goods.price.sale) => ({
    goodsId: goods.goodsId,
    quantity: 1,
    amount,
    currency: goods.price.currency,
  });
  const idsOf = ({ lines }: { readonly lines: readonly { readonly goods: Goods }[] }) =>
    lines.map(({ goods }) => goods.goodsId);

  test("adds goods at the current price, once for one key, and removes them", async () => {
    const { cart, wanted } = await openEmpty();
    const [one, other] = wanted;

    const key = `add-${one.goodsId}-${Math.random()}`;
    const added = expectValue(await cart.add(one.goodsId, 1, key));
    const repeated = expectValue(await cart.add(one.goodsId, 1, key));
    const both = expectValue(await cart.add(other.goodsId, 1, `${key}-other`));

    expect(added.lines).toMatchObject([{ quantity: 1, unitAmount: one.price.sale, refusal: null }]);
    expect(repeated).toEqual(added);
    expect(idsOf(both)).toEqual([one.goodsId, other.goodsId]);
    expect(both.changes).toEqual([]);
    expect(cartTotalsOf(both.lines, "KR")).toMatchObject({ amount: one.price.sale + other.price.sale, count: 2 });
    expect(expectValue(await cart.get())).toEqual(both);
    expect(idsOf(expectValue(await cart.remove(one.goodsId)))).toEqual([other.goodsId]);
    expect(idsOf(expectValue(await cart.remove(one.goodsId)))).toEqual([other.goodsId]);
  });

  test("limits the quantity to the maximum of the goods, and reports that", async () => {
    const { cart, wanted } = await openEmpty();
    const { goodsId } = wanted[0];
    const maxQuantity = maxQuantityOf(wanted[0]);
    expectValue(await cart.add(goodsId, maxQuantity, `fill-${Math.random()}`));

    expect(await cart.add(goodsId, 1, `more-${Math.random()}`)).toMatchObject(refused(400, "quantity_bounded"));
    expect(await cart.changeQuantity(goodsId, maxQuantity + 1)).toMatchObject(refused(400, "quantity_bounded"));
    expect(expectValue(await cart.get()).lines).toMatchObject([{ quantity: maxQuantity }]);
    expect(await cart.changeQuantity(wanted[1].goodsId, 1)).toMatchObject(refused(404));
    expect(await cart.changeQuantity(goodsId, 0)).toMatchObject(refused(400));
  });

  test("of a guest is merged into the player's own; merging again adds nothing, and removed goods are reported", async () => {
    const { cart, wanted } = await openEmpty();
    const [one, other] = wanted;
    expectValue(await cart.add(one.goodsId, 1, `own-${Math.random()}`));
    const guest = [seen(one), seen(other, other.price.sale + 500), { ...seen(one), goodsId: "no-such-goods" }];

    const merged = expectValue(await cart.merge(guest));
    const again = expectValue(await cart.merge(guest));

    expect(idsOf(merged.cart)).toEqual([one.goodsId, other.goodsId]);
    expect(merged.notices).toEqual([{ goodsId: "no-such-goods", reason: "gone" }]);
    expect(again).toEqual(merged);
    expect(merged.cart.changes).toMatchObject([
      { kind: "cheaper", goodsId: other.goodsId, from: other.price.sale + 500, to: other.price.sale },
    ]);
  });

  test("is priced for guests from the lines they have", async () => {
    const { wanted } = await openEmpty();
    const { cart } = world().openAsGuest({ countryCode: world().player.countryCode });

    const priced = expectValue(await cart.validate([seen(wanted[0], 1), { ...seen(wanted[1]), goodsId: "gone-now" }]));

    expect(priced.lines).toMatchObject([{ quantity: 1, unitAmount: wanted[0].price.sale }]);
    expect(priced.changes).toMatchObject([
      { kind: "dearer", goodsId: wanted[0].goodsId, title: wanted[0].title },
      { kind: "removed", goodsId: "gone-now" },
    ]);
  });

  test("has at most 50 lines, and accepts nothing that cannot be bought", async () => {
    const { cart } = world().openAsGuest();
    const tooMany = Array.from({ length: 51 }, (_, at) => ({
      goodsId: `goods-${at}`,
      quantity: 1,
      amount: 1,
      currency: "USD",
    }));
    expect(await cart.validate(tooMany)).toMatchObject(refused(400));

    const { cart: own } = await openEmpty();
    expect(await own.add("no-such-goods", 1, `unknown-${Math.random()}`)).toMatchObject(refused(404));
    expect(await own.add("bnsnct-deluxe", 1, `elsewhere-${Math.random()}`)).toMatchObject(
      refused(403, "not_in_country"),
    );
  });
}
