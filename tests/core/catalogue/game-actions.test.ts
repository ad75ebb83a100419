import { describe, expect, test } from "vitest";
import type { CallToAction } from "#core/catalogue/call-to-action.ts";
import type { Price } from "#core/catalogue/game.ts";
import { gameActionsOf } from "#core/catalogue/game-actions.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const LATER = "2026-11-23T12:00:00.000Z";
const OPEN = { sizeBytes: 18.2e9, openAt: null };
const OPENS_LATER = { sizeBytes: 18.2e9, openAt: LATER };

type Ware = NonNullable<Parameters<typeof gameActionsOf>[2]>[number];
const priceOf = (sale: number, change: Partial<Price> = {}): Price => ({
  currency: "USD",
  list: sale,
  sale,
  taxIncluded: false,
  ...change,
});
const edition = (sale: number, change: Partial<Ware> = {}): Ware => ({
  contentType: "EDITION",
  availability: "ON_SALE",
  owned: false,
  price: priceOf(sale),
  ...change,
});
const ADDITION = edition(999, { contentType: "DLC" });
const PAID = { lowestPrice: priceOf(3999) };
const NO_PRICE = { lowestPrice: null };
const UNKNOWN = { lowestPrice: undefined };
const COUNTDOWN: CallToAction = { kind: "countdown", releaseAt: LATER, preInstall: OPEN };

const NOTHING = { preInstall: null, canPlay: false };
const PRE_INSTALL = { preInstall: OPEN, canPlay: false };
/** Each stage, and what it allows without a purchase. */
const STAGES: readonly (readonly [string, CallToAction, object])[] = [
  ["ended", { kind: "ended" }, NOTHING],
  ["elsewhere", { kind: "elsewhere" }, NOTHING],
  ["announced", { kind: "announced" }, NOTHING],
  ["coming without a date", { kind: "coming", releaseAt: null, preInstall: null }, NOTHING],
  ["coming with an open pre-install", { kind: "coming", releaseAt: LATER, preInstall: OPEN }, PRE_INSTALL],
  [
    "coming with a later pre-install",
    { kind: "coming", releaseAt: LATER, preInstall: OPENS_LATER },
    { preInstall: OPENS_LATER, canPlay: false },
  ],
  ["counting down", COUNTDOWN, PRE_INSTALL],
  ["launched", { kind: "launched" }, { preInstall: null, canPlay: true }],
];

const CLOSED = ["ended", "elsewhere", "announced"];

describe("what a player can do with a game", () => {
  describe.each(STAGES)("that is %s", (stage, call, withoutPurchase) => {
    const isClosed = CLOSED.includes(stage);

    test.each([
      ["a free game", [edition(0)]],
      ["a free game with a paid edition", [edition(5999), edition(0)]],
      ["a game whose sale has made it free", [edition(0, { price: priceOf(0, { list: 3999 }) })]],
      ["a paid game that is owned", [edition(3999, { owned: true }), edition(5999)]],
      ["a paid game of which a higher edition is owned", [edition(3999), edition(5999, { owned: true })]],
      ["a game without editions on sale", [edition(3999, { availability: "COMING_SOON" })]],
      ["a game with additions only", [ADDITION], NO_PRICE],
      ["a free game whose edition is missing from the goods", [ADDITION], { lowestPrice: priceOf(0) }],
    ] as const)("%s asks for no purchase", (_, wares, game = PAID) => {
      expect(gameActionsOf(call, game, wares, NOON)).toEqual({ purchase: null, ...withoutPurchase });
    });

    test.each([
      ["whose goods and lowest price are not known", undefined, UNKNOWN],
      ["whose edition is missing from the goods", [ADDITION], PAID],
      ["whose edition and lowest price are missing", [ADDITION], UNKNOWN],
      ["whose goods are of an unknown kind", [edition(3999, { contentType: null })], PAID],
      ["whose only edition does not say whether it is on sale", [edition(3999, { availability: null })], PAID],
      ["without a lowest price whose edition says nothing", [edition(3999, { availability: null })], NO_PRICE],
    ] as const)("a game %s is neither bought nor played", (_, wares, game) => {
      const actions = { ...withoutPurchase, purchase: isClosed ? null : undefined, canPlay: false };
      expect(gameActionsOf(call, game, wares, NOON)).toStrictEqual(actions);
    });

    test("a paid game that is not owned is bought first, where it is offered at all", () => {
      const actions = gameActionsOf(call, PAID, [edition(5999), edition(3999)], NOON);
      if (isClosed) return expect(actions).toEqual({ purchase: null, ...withoutPurchase });
      expect(actions).toEqual({
        ...withoutPurchase,
        purchase: { kind: "buy", price: priceOf(3999), isFrom: true },
        canPlay: false,
      });
    });

    test("until the editions are known, the lowest price decides", () => {
      const free = { lowestPrice: priceOf(0) };
      expect(gameActionsOf(call, free, undefined, NOON)).toEqual({ purchase: null, ...withoutPurchase });
      expect(gameActionsOf(call, NO_PRICE, undefined, NOON).purchase).toBeNull();
      const kind = stage === "launched" ? "buy" : "preOrder";
      expect(gameActionsOf(call, PAID, undefined, NOON).purchase).toEqual(
        isClosed ? null : { kind, price: priceOf(3999), isFrom: true },
      );
    });
  });

  test("an edition that can only be pre-ordered is pre-ordered, and the pre-install stays beside it", () => {
    const wares = [edition(3999, { availability: "PREORDER" }), edition(3999, { availability: "PREORDER" })];
    expect(gameActionsOf(COUNTDOWN, PAID, wares, NOON)).toEqual({
      purchase: { kind: "preOrder", price: priceOf(3999), isFrom: false },
      preInstall: OPEN,
      canPlay: false,
    });
  });

  test("a game that has just launched is bought, although its goods are those from before", () => {
    const actions = gameActionsOf({ kind: "launched" }, PAID, [edition(3999, { availability: "PREORDER" })], NOON);
    expect(actions).toMatchObject({ purchase: { kind: "buy" }, preInstall: null, canPlay: false });
  });

  test("a game of whose goods some could not be read may have another edition, which costs something", () => {
    const soldOut = [edition(3999, { availability: "SOLD_OUT" })];
    const actionsOf = (isPartial: boolean) => gameActionsOf({ kind: "launched" }, PAID, soldOut, NOON, isPartial);
    expect(actionsOf(true)).toStrictEqual({ purchase: undefined, preInstall: null, canPlay: false });
    expect(actionsOf(false)).toStrictEqual({ purchase: null, preInstall: null, canPlay: true });
  });

  test("a sale that is over no longer makes an edition the cheapest", () => {
    const wasCheap = edition(999, { price: priceOf(999, { list: 5999, saleEndsAt: "2026-11-20T12:00:00.000Z" }) });
    const actions = gameActionsOf({ kind: "launched" }, PAID, [wasCheap, edition(3999)], NOON);
    expect(actions.purchase?.price.sale).toBe(3999);
  });
});
