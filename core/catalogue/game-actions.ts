import type { EpochMilliseconds } from "../ports/device.ts";
import { purchaseRefusalOf } from "./availability.ts";
import type { CallToAction, PreInstallOffer } from "./call-to-action.ts";
import type { GameSummary, Price } from "./game.ts";
import type { Goods } from "./goods.ts";
import { currentAmount } from "./price.ts";

/** How a game that costs money comes into the player's hands. */
export interface PurchaseOffer {
  readonly kind: "buy" | "preOrder";
  /** Of the cheapest edition on sale. */
  readonly price: Price;
  /** Other editions cost more, or may: they are not known yet. */
  readonly isFrom: boolean;
}

/** What a player can do with a game now; a purchase comes before everything else. */
export interface GameActions {
  /** `null` if the game is free, the player's own, or not on sale; `undefined` if it is not known. */
  readonly purchase: PurchaseOffer | null | undefined;
  readonly preInstall: PreInstallOffer | null;
  readonly canPlay: boolean;
}

/** Goods of a game as far as its actions depend on them. */
type Ware = Pick<
  Goods,
  "contentType" | "availability" | "owned" | "price" | "requiresGoodsId" | "baseGoodsIds" | "blockedReason"
>;

const NOTHING_REACHED: ReadonlySet<string> = new Set();

/**
 * What a player can do with a game, by its call, its editions and what they cost.
 *
 * | call                       | an edition is owned, or the cheapest is free | it costs money               |
 * |----------------------------|----------------------------------------------|------------------------------|
 * | ended, elsewhere, announced | nothing                                     | nothing                      |
 * | coming, countdown          | pre-install where there is one               | purchase, and the pre-install |
 * | launched                   | play                                         | purchase                     |
 *
 * `wares` is `undefined` until the goods are known: then the lowest price of the game decides. If neither says what the
 * game costs, there is nothing to press: it may have to be bought, also if some wares could not be read (`isPartial`).
 * A game that is out has no pre-orders: goods that say so were requested before its launch.
 */
export function gameActionsOf(
  call: CallToAction,
  { lowestPrice }: Pick<GameSummary, "lowestPrice">,
  wares: readonly Ware[] | undefined,
  nowMs: EpochMilliseconds,
  isPartial = false,
): GameActions {
  if (call.kind !== "launched" && call.kind !== "coming" && call.kind !== "countdown") {
    return { purchase: null, preInstall: null, canPlay: false };
  }
  const isOut = call.kind === "launched";
  const guessed = guessedOffer(lowestPrice, isOut, nowMs);
  const purchase = wares === undefined ? guessed : offerAmong(wares, isPartial, guessed, isOut, nowMs);
  return { purchase, preInstall: isOut ? null : call.preInstall, canPlay: isOut && purchase === null };
}

type Offer = GameActions["purchase"];

function guessedOffer(price: Price | null | undefined, isOut: boolean, nowMs: EpochMilliseconds): Offer {
  if (!price) return price;
  return currentAmount(price, nowMs) === 0 ? null : { kind: isOut ? "buy" : "preOrder", price, isFrom: true };
}

function offerAmong(
  wares: readonly Ware[],
  isPartial: boolean,
  guessed: Offer,
  isOut: boolean,
  nowMs: EpochMilliseconds,
): Offer {
  const editions = wares.filter(({ contentType }) => contentType === "EDITION");
  if (editions.some(({ owned }) => owned)) return null;
  const amountOf = ({ price }: Ware) => currentAmount(price, nowMs);
  const [cheapest, ...others] = editions
    .filter((edition) => purchaseRefusalOf(edition, NOTHING_REACHED) === null)
    .sort((one, other) => amountOf(one) - amountOf(other));
  if (cheapest === undefined) {
    // An edition that costs something does not say whether it is on sale, or is missing from the goods.
    if (editions.some((edition) => edition.availability === null && amountOf(edition) > 0)) return undefined;
    return (editions.length > 0 && !isPartial) || guessed === null ? null : undefined;
  }
  if (amountOf(cheapest) === 0) return null;
  return {
    kind: cheapest.availability === "PREORDER" && !isOut ? "preOrder" : "buy",
    price: cheapest.price,
    isFrom: others.some((other) => amountOf(other) > amountOf(cheapest)),
  };
}
