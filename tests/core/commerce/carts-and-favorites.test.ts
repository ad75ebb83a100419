import { describe, expect, it } from "vitest";
import { cartChangesOf } from "#core/commerce/cart-changes.ts";
import { mergeCart } from "#core/commerce/merge-cart.ts";
import { mergeFavorites } from "#core/commerce/merge-favorites.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const line = (goodsId: string, quantity = 1, maxQuantity = 10) => ({ goodsId, quantity, maxQuantity });

describe("a guest's cart at login", () => {
  it("joins the player's own, the greater quantity counting", () => {
    expect(mergeCart([line("a", 2), line("b", 5)], [line("c"), line("a", 3), line("b", 1)])).toEqual({
      lines: [line("a", 3), line("b", 5), line("c")],
      notices: [],
    });
  });

  it("limits quantities to those of the goods and reports that", () => {
    expect(mergeCart([], [line("a", 9, 4), line("b", 2, 0), line("c", 0)])).toEqual({
      lines: [line("a", 4, 4), line("b", 1, 0)],
      notices: [
        { goodsId: "a", reason: "quantity_bounded" },
        { goodsId: "b", reason: "quantity_bounded" },
      ],
    });
  });

  it("has at most 50 lines and reports the ones left out", () => {
    const own = Array.from({ length: 49 }, (_, index) => line(`own${index}`));
    const { lines, notices } = mergeCart(own, [line("x"), line("y")]);
    expect(lines).toHaveLength(50);
    expect(notices).toEqual([{ goodsId: "y", reason: "cart_full" }]);
  });

  it("adds nothing when it is merged again after an answer was lost", () => {
    const lines = fc.uniqueArray(
      fc.record({
        goodsId: fc.constantFrom("a", "b", "c", "d"),
        quantity: fc.integer({ min: 1, max: 20 }),
        maxQuantity: fc.constant(10),
      }),
      { selector: ({ goodsId }) => goodsId },
    );
    forAll(lines, lines, (own, guest) => {
      const once = mergeCart(own, guest);
      expect(mergeCart(once.lines, guest).lines).toEqual(once.lines);
      expect(new Set(once.lines.map(({ goodsId }) => goodsId))).toEqual(
        new Set([...own, ...guest].map(({ goodsId }) => goodsId)),
      );
    });
  });
});

describe("a cart the server has priced again", () => {
  const seen = [
    { goodsId: "a", quantity: 2, amount: 100 },
    { goodsId: "b", quantity: 1, amount: 100 },
    { goodsId: "c", quantity: 1, amount: 100 },
    { goodsId: "d", quantity: 1, amount: 100 },
  ];

  it("reports each change and each removed line", () => {
    const priced = [
      { goodsId: "a", quantity: 1, amount: 120 },
      { goodsId: "b", quantity: 1, amount: 80 },
      { goodsId: "d", quantity: 1, amount: 100 },
      { goodsId: "new", quantity: 1, amount: 5 },
    ];
    expect(cartChangesOf(seen, priced)).toEqual([
      { kind: "dearer", goodsId: "a", from: 100, to: 120 },
      { kind: "quantity", goodsId: "a", from: 2, to: 1 },
      { kind: "cheaper", goodsId: "b", from: 100, to: 80 },
      { kind: "removed", goodsId: "c" },
    ]);
  });

  it("reports nothing without a change", () => {
    expect(cartChangesOf(seen, seen)).toEqual([]);
  });
});

describe("a guest's favorites at login", () => {
  const favorite = (id: string, type: "game" | "goods" = "game") => ({ type, id });

  it("join the player's own, each once", () => {
    expect(mergeFavorites([favorite("a")], [favorite("b"), favorite("a"), favorite("a", "goods")])).toEqual({
      favorites: [favorite("a"), favorite("b"), favorite("a", "goods")],
      refused: [],
    });
  });

  it("are 500 at most", () => {
    const own = Array.from({ length: 499 }, (_, index) => favorite(`own${index}`));
    const { favorites, refused } = mergeFavorites(own, [favorite("x"), favorite("y")]);
    expect(favorites).toHaveLength(500);
    expect(refused).toEqual([favorite("y")]);
  });
});
