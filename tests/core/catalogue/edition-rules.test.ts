import { describe, expect, test } from "vitest";
import { comesWithGame, otherEditionAmong, ownedBelow } from "#core/catalogue/edition-rules.ts";
import type { Price } from "#core/catalogue/game.ts";

const priceOf = (list: number, sale = list): Price => ({ currency: "EUR", list, sale, taxIncluded: true });
const edition = (goodsId: string, list: number, owned = false) =>
  ({ goodsId, gameCode: "tl", contentType: "EDITION", price: priceOf(list), owned }) as const;

test("a free edition comes with the game; what a sale gives away is still taken through the cart", () => {
  expect(comesWithGame({ price: priceOf(0) })).toBe(true);
  expect(comesWithGame({ price: priceOf(2999, 0) })).toBe(false);
  expect(comesWithGame({ price: priceOf(2999) })).toBe(false);
});

describe("the edition that a player owns below another one", () => {
  const ultimate = edition("ultimate", 5999);

  test("is the dearest of them", () => {
    const owned = [edition("standard", 999, true), edition("deluxe", 2999, true), ultimate];
    expect(ownedBelow(ultimate, owned)?.goodsId).toBe("deluxe");
  });

  test.each([
    ["nothing is owned", [edition("standard", 999), ultimate]],
    ["only the free edition is owned", [edition("standard", 0, true), ultimate]],
    ["a higher one is owned", [edition("collector", 9999, true), ultimate]],
  ])("is none where %s", (_, editions) => {
    expect(ownedBelow(ultimate, editions)).toBeNull();
  });

  test("does not matter to one who owns the edition itself", () => {
    expect(ownedBelow({ ...ultimate, owned: true }, [edition("deluxe", 2999, true)])).toBeNull();
  });
});

test("another edition of the same game is found in a cart, additions and other games are not", () => {
  const deluxe = edition("deluxe", 2999);
  const others = [
    { ...deluxe, goodsId: "pack", contentType: "DLC" as const },
    { ...deluxe, gameCode: "lin2", goodsId: "lin2-deluxe" },
  ];
  expect(otherEditionAmong(deluxe, [deluxe, ...others])).toBeNull();
  expect(otherEditionAmong(deluxe, [...others, edition("ultimate", 5999)])?.goodsId).toBe("ultimate");
  expect(otherEditionAmong({ ...deluxe, contentType: "DLC" }, [edition("ultimate", 5999)])).toBeNull();
});
