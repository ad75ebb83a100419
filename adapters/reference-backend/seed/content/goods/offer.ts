import type { Localized, SeedGame, SeedGoods, SeedGoodsTexts } from "../../content-types.ts";
import { localize } from "../facts/localize.ts";
import type { PriceTier } from "./price-tiers.ts";
import { type Deal, pricesAt } from "./prices.ts";
import { amount, days, EDITION_NAMES, REFUND_TERMS, ROWS } from "./wording.ts";

type Cover = SeedGoods["cover"];
type Row = readonly [label: Localized<string>, value: true | Localized<string>];

/** A part of what is bought. */
export interface Part {
  readonly label: Localized<string>;
  readonly goodsId?: string;
  readonly quantity?: number;
}

interface PricedAt {
  readonly tier: PriceTier | 0;
  readonly deal?: Deal;
  /** Set where it does not follow from the game's stage. */
  readonly availability?: SeedGoods["availability"];
}

interface Addition extends PricedAt {
  readonly slug: string;
  readonly title: Localized<string>;
  readonly parts: readonly Part[];
}

/** What a game offers beside being played. */
export interface Offer {
  readonly game: SeedGame;
  readonly standard: PricedAt;
  readonly deluxe?: PricedAt;
  readonly ultimate?: PricedAt;
  /** What deluxe buyers carry around, e.g. a mount or a costume. */
  readonly keepsake: Localized<string>;
  readonly additions?: readonly Addition[];
}

/** Texts of a goods from its title, parts and rows, in every language. */
export function goodsTexts(
  title: Localized<string>,
  parts: readonly Part[],
  rows: readonly Row[],
  refundPolicy: Localized<string>,
): Localized<SeedGoodsTexts> {
  return localize((locale) => ({
    title: title[locale],
    contents: parts.map((part) => part.label[locale]),
    comparison: Object.fromEntries(
      rows.map(([label, value]) => [label[locale], value === true ? true : value[locale]]),
    ),
    refundPolicy: refundPolicy[locale],
  }));
}

function editionTitle(game: SeedGame, edition: Localized<string>): Localized<string> {
  return localize((locale) => {
    const separator = locale === "ar-SA" ? " – " : " ";
    return `${game.texts[locale].title}${separator}${edition[locale]}`;
  });
}

function rowsOf(edition: keyof typeof EDITION_NAMES, keepsake: Localized<string>): readonly Row[] {
  const standard: readonly Row[] = [
    [ROWS.game, true],
    [ROWS.supplies, edition === "standard" ? days(3) : days(14)],
  ];
  if (edition === "standard") return standard;
  const deluxe: readonly Row[] = [
    ...standard,
    [ROWS.keepsake, keepsake],
    [ROWS.crystals, amount(edition === "deluxe" ? 1200 : 4500)],
    [ROWS.pass, days(edition === "deluxe" ? 30 : 90)],
    [ROWS.soundtrack, true],
  ];
  return edition === "deluxe" ? deluxe : [...deluxe, [ROWS.artbook, true]];
}

function partsOf(edition: keyof typeof EDITION_NAMES, game: SeedGame, keepsake: Localized<string>): readonly Part[] {
  const base: Part =
    edition === "standard" ? { label: ROWS.game } : { label: ROWS.game, goodsId: `${game.gameCode}-standard` };
  if (edition === "standard") return [base];
  const deluxe: readonly Part[] = [
    base,
    { label: keepsake },
    { label: ROWS.crystals, quantity: edition === "deluxe" ? 1200 : 4500 },
    { label: ROWS.pass },
    { label: ROWS.soundtrack },
  ];
  return edition === "deluxe" ? deluxe : [...deluxe, { label: ROWS.artbook }];
}

/** The part of a goods that the backend needs to know beside its texts. */
export function contentsOf(parts: readonly Part[]): SeedGoods["contents"] {
  return parts.map(({ goodsId, quantity = 1 }) => (goodsId === undefined ? { quantity } : { goodsId, quantity }));
}

function edition(name: keyof typeof EDITION_NAMES, priced: PricedAt, { game, keepsake }: Offer): SeedGoods {
  const parts = partsOf(name, game, keepsake);
  const refund = priced.tier === 0 ? REFUND_TERMS.free : REFUND_TERMS.edition;
  return {
    goodsId: `${game.gameCode}-${name}`,
    gameCode: game.gameCode,
    contentType: "EDITION",
    targetType: "game",
    cover: name satisfies Cover,
    contents: contentsOf(parts),
    texts: goodsTexts(editionTitle(game, EDITION_NAMES[name]), parts, rowsOf(name, keepsake), refund),
    prices: pricesAt(priced.tier, priced.deal),
    giftable: priced.tier !== 0 && game.schedule.releaseOffsetHours !== null && game.schedule.releaseOffsetHours < 0,
    maxQuantity: 1,
    ...(priced.availability === undefined ? {} : { availability: priced.availability }),
  };
}

function addition(added: Addition, { game }: Offer): SeedGoods {
  return {
    goodsId: `${game.gameCode}-${added.slug}`,
    gameCode: game.gameCode,
    contentType: "DLC",
    targetType: "goods",
    cover: "dlc",
    contents: contentsOf(added.parts),
    texts: goodsTexts(added.title, added.parts, [], REFUND_TERMS.addition),
    prices: pricesAt(added.tier, added.deal),
    requiresGoodsId: `${game.gameCode}-standard`,
    giftable: true,
    maxQuantity: 1,
    ...(added.availability === undefined ? {} : { availability: added.availability }),
  };
}

/** Every goods of an offer: editions from the smallest to the largest, then additions. */
export function goodsOf(offer: Offer): readonly SeedGoods[] {
  const { standard, deluxe, ultimate, additions = [] } = offer;
  return [
    edition("standard", standard, offer),
    ...(deluxe === undefined ? [] : [edition("deluxe", deluxe, offer)]),
    ...(ultimate === undefined ? [] : [edition("ultimate", ultimate, offer)]),
    ...additions.map((added) => addition(added, offer)),
  ];
}
