import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { games, goods, goodsPrices, goodsTexts } from "#adapters/reference-backend/database/schema/index.ts";
import { baseGoodsOf } from "#core/catalogue/base-goods.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import type { CountryLists, Price } from "#core/catalogue/game.ts";
import type { Availability, Goods } from "#core/catalogue/goods.ts";
import { releaseStateOf } from "#core/catalogue/release-state.ts";
import { upgradeOf } from "#core/catalogue/upgrade-price.ts";
import type { Shell } from "#core/shell/shell.ts";
import type { PictureLibrary } from "../media/picture-library.ts";
import type { Player } from "../session/sessions.ts";
import { type ClosedGames, closedGoodsIds } from "./closed-games.ts";
import { ownedGameCodes, ownedGoodsIds } from "./ownership.ts";
import { currenciesOf, deepestDiscounts, priceFor } from "./prices.ts";
import { byClosenessTo } from "./text-order.ts";

type GoodsRow = typeof goods.$inferSelect;

/** Goods as the store sells them: their kind is known. */
export type StoredGoods = Goods & Pick<GoodsRow, "contentType">;

export interface BuyerContext {
  readonly now: Date;
  readonly country: string;
  readonly locale: string;
  readonly shell: Shell;
  readonly player: Player | null;
  /** Goods of these games, and bundles with something of one, are left out. */
  readonly closedGames: ClosedGames;
}

interface GameOfGoods {
  readonly artCode: string;
  readonly genres: readonly string[];
  readonly releaseAt: string | null;
  readonly countdownStartAt: string | null;
  readonly countries: CountryLists;
}

/** Base that add-ons need. */
interface BaseOfGoods {
  /** Goods any of which will do. */
  readonly goodsIds: readonly string[];
  /** Whether this is the base game. Every edition includes it. */
  readonly isGame: boolean;
}

/** Reads when it is the turn of the client. */
type InTurn = (read: () => Promise<void>) => Promise<void>;

/** Offers that are read as quickly as anything else. */
const QUICK_OFFERS = 12;
/** Goods of a further page at least. */
const FURTHER_GOODS = 100;

/** Reads goods with texts, prices and the buyer's possible actions. */
export class GoodsReader {
  readonly #queries: Queries;
  readonly #pictures: PictureLibrary;
  readonly #isTransaction: boolean;

  /** `isTransaction`: `queries` are one connection, which takes one query at a time. */
  constructor(queries: Queries, pictures: PictureLibrary, { isTransaction = false } = {}) {
    this.#queries = queries;
    this.#pictures = pictures;
    this.#isTransaction = isTransaction;
  }

  /** Goods of a game in the publisher's order. */
  async ofGame(gameCode: string, context: BuyerContext): Promise<StoredGoods[]> {
    const rows = await this.#queries.select().from(goods).where(eq(goods.gameCode, gameCode)).orderBy(goods.position);
    return await this.#complete(rows, context);
  }

  /** One thing; `null` if it is unknown. */
  async one(goodsId: string, context: BuyerContext): Promise<Goods | null> {
    const rows = await this.#queries.select().from(goods).where(eq(goods.goodsId, goodsId));
    return (await this.#complete(rows, context))[0] ?? null;
  }

  /** Goods in the order of their ids; unknown ones are left out. */
  async many(goodsIds: readonly string[], context: BuyerContext): Promise<StoredGoods[]> {
    if (goodsIds.length === 0) return [];
    const rows = await this.#queries
      .select()
      .from(goods)
      .where(inArray(goods.goodsId, [...goodsIds]));
    const byId = new Map((await this.#complete(rows, context)).map((item) => [item.goodsId, item]));
    return goodsIds.flatMap((goodsId) => byId.get(goodsId) ?? []);
  }

  /**
   * Goods that are cheaper now and can be bought, the deepest discount first. `inTurn` reads what takes longer than other
   * reads: among five thousand games a hundred of them 90 ms, and a dozen in a country that has none 180 ms.
   */
  async offers(limit: number, context: BuyerContext, inTurn: InTurn): Promise<StoredGoods[]> {
    const found: StoredGoods[] = [];
    let isLast = false;
    const readPage = async (offset: number, pageSize: number): Promise<void> => {
      const goodsIds = await deepestDiscounts(this.#queries, context, { offset, limit: pageSize });
      isLast = goodsIds.length < pageSize;
      if (goodsIds.length === 0) return;
      const items = await this.#queries.select().from(goods).where(inArray(goods.goodsId, goodsIds));
      const order = new Map(goodsIds.map((goodsId, at) => [goodsId, at]));
      const sorted = items.toSorted((one, other) => (order.get(one.goodsId) ?? 0) - (order.get(other.goodsId) ?? 0));
      const complete = await this.#complete(sorted, context);
      found.push(...complete.filter((item) => item.availability === "ON_SALE" || item.availability === "PREORDER"));
    };
    // Availability in the country is known only after a page is read, so pages are read until enough goods are found.
    let pageSize = limit * 2;
    for (let offset = 0; found.length < limit && !isLast; offset += pageSize) {
      if (offset > 0) pageSize = Math.max(pageSize, FURTHER_GOODS);
      const read = () => readPage(offset, pageSize);
      await (offset === 0 && limit <= QUICK_OFFERS ? read() : inTurn(read));
    }
    return found.slice(0, limit);
  }

  async #complete(found: readonly GoodsRow[], context: BuyerContext): Promise<StoredGoods[]> {
    const foundIds = found.map((row) => row.goodsId);
    const closed = await closedGoodsIds(this.#queries, foundIds, context.closedGames);
    const rows = found.filter(({ goodsId }) => !closed.has(goodsId));
    if (rows.length === 0) return [];
    const goodsIds = rows.map((row) => row.goodsId);
    const bases = await this.#bases(rows.flatMap((row) => row.requiresGoodsId ?? []));
    const readingTexts = this.#texts(goodsIds, context.locale);
    if (this.#isTransaction) await readingTexts;
    const lowerIds = rows.flatMap(({ upgradeFrom }) => upgradeFrom ?? []);
    const readingPrices = this.#prices([...goodsIds, ...lowerIds], context.country);
    if (this.#isTransaction) await readingPrices;
    const readingGames = this.#games([...new Set(rows.map((row) => row.gameCode))]);
    if (this.#isTransaction) await readingGames;
    const [texts, prices, gamesOfGoods, owned] = await Promise.all([
      readingTexts,
      readingPrices,
      readingGames,
      ownedGoodsIds(this.#queries, context.player, [
        ...goodsIds,
        ...lowerIds,
        ...[...bases.values()].flatMap((base) => base.goodsIds),
      ]),
    ]);
    const gamesOfBases = rows.filter((row) => row.requiresGoodsId !== null).map((row) => row.gameCode);
    const ownedGames = await ownedGameCodes(this.#queries, context.player, gamesOfBases);
    return rows.flatMap((row) => {
      const text = texts.get(row.goodsId);
      const game = gamesOfGoods.get(row.gameCode);
      const price = priceFor(prices.get(row.goodsId) ?? [], context.country, context.now);
      // Without a price in any currency of the country there is nothing to offer.
      if (text === undefined || game === undefined || price === null) return [];
      const base = row.requiresGoodsId === null ? null : (bases.get(row.requiresGoodsId) ?? null);
      const hasBase =
        base === null || base.goodsIds.some((id) => owned.has(id)) || (base.isGame && ownedGames.has(row.gameCode));
      const isOwned = owned.has(row.goodsId);
      const lower = (row.upgradeFrom ?? []).flatMap((goodsId) => {
        const lowerPrice = priceFor(prices.get(goodsId) ?? [], context.country, context.now);
        return owned.has(goodsId) && lowerPrice !== null ? [{ goodsId, price: lowerPrice }] : [];
      });
      // One is an upgrade; further ones of the same order would deduct it again.
      const upgrade = isOwned || row.maxQuantity > 1 ? null : upgradeOf({ goodsId: row.goodsId, price }, lower);
      return [this.#goodsOf({ row, text, game, price, isOwned, upgrade, base, hasBase }, context)];
    });
  }

  #goodsOf(
    input: {
      readonly row: GoodsRow;
      readonly text: typeof goodsTexts.$inferSelect;
      readonly game: GameOfGoods;
      readonly price: Price;
      readonly isOwned: boolean;
      readonly upgrade: Goods["upgrade"] | null;
      readonly base: BaseOfGoods | null;
      /** Also where none is needed. */
      readonly hasBase: boolean;
    },
    context: BuyerContext,
  ): StoredGoods {
    const { row, text, game, price, isOwned, upgrade, base, hasBase } = input;
    const availability = row.availability ?? availabilityOf(game, context);
    const blockedReason = blockedReasonOf({ availability, isOwned, hasBase });
    return {
      goodsId: row.goodsId,
      contentType: row.contentType,
      targetType: row.targetType,
      gameCode: row.gameCode,
      genres: [...game.genres],
      title: text.title,
      image: this.#pictures.coverOf(game.artCode, row.cover, text.title),
      contents: row.contents.map((content, at) => ({
        label: text.contents[at] ?? "",
        quantity: content.quantity,
        ...(content.goodsId === undefined ? {} : { goodsId: content.goodsId }),
      })),
      comparison: text.comparison,
      price,
      availability,
      owned: isOwned,
      ...(row.requiresGoodsId === null ? {} : { requiresGoodsId: row.requiresGoodsId }),
      ...(base === null ? {} : { baseGoodsIds: [...base.goodsIds] }),
      ...(upgrade === null ? {} : { upgrade }),
      giftable: row.giftable,
      maxQuantity: row.maxQuantity,
      refundPolicy: text.refundPolicy,
      ...(blockedReason === null ? {} : { blockedReason }),
      textLocale: text.locale,
    };
  }

  /** Alternatives for each of the needed goods. */
  async #bases(needed: readonly string[]): Promise<ReadonlyMap<string, BaseOfGoods>> {
    if (needed.length === 0) return new Map();
    const gameCodes = this.#queries
      .select({ gameCode: goods.gameCode })
      .from(goods)
      .where(inArray(goods.goodsId, [...needed]));
    const known = await this.#queries
      .select({ goodsId: goods.goodsId, gameCode: goods.gameCode, targetType: goods.targetType })
      .from(goods)
      .where(inArray(goods.gameCode, gameCodes))
      .orderBy(goods.position);
    const games = new Set(known.filter(({ targetType }) => targetType === "game").map(({ goodsId }) => goodsId));
    return new Map(
      needed.map((goodsId) => [goodsId, { goodsIds: baseGoodsOf(goodsId, known), isGame: games.has(goodsId) }]),
    );
  }

  async #texts(goodsIds: readonly string[], locale: string) {
    const rows = await this.#queries
      .selectDistinctOn([goodsTexts.goodsId])
      .from(goodsTexts)
      .where(inArray(goodsTexts.goodsId, [...goodsIds]))
      .orderBy(goodsTexts.goodsId, byClosenessTo(locale, goodsTexts.locale), goodsTexts.locale);
    return new Map(rows.map((row) => [row.goodsId, row]));
  }

  async #prices(goodsIds: readonly string[], country: string) {
    const rows = await this.#queries
      .select()
      .from(goodsPrices)
      .where(and(inArray(goodsPrices.goodsId, [...goodsIds]), inArray(goodsPrices.currency, currenciesOf(country))));
    return Map.groupBy(rows, (row) => row.goodsId);
  }

  async #games(gameCodes: readonly string[]): Promise<ReadonlyMap<string, GameOfGoods>> {
    const rows = await this.#queries
      .select({
        gameCode: games.gameCode,
        artCode: games.artCode,
        genres: games.genres,
        releaseAt: games.releaseAt,
        countdownStartAt: games.countdownStartAt,
        launch: games.launchCountries,
        pre: games.preCountries,
        chatLaunch: games.chatLaunchCountries,
        chatPre: games.chatPreCountries,
      })
      .from(games)
      .where(inArray(games.gameCode, [...gameCodes]));
    return new Map(
      rows.map(({ gameCode, artCode, genres, releaseAt, countdownStartAt, ...countries }) => [
        gameCode,
        {
          artCode,
          genres,
          releaseAt: releaseAt?.toISOString() ?? null,
          countdownStartAt: countdownStartAt?.toISOString() ?? null,
          countries,
        },
      ]),
    );
  }
}

/**
 * What follows from the game's stage in the country and its release.
 *
 * | stage    | other countries have it | release   | availability   |
 * |----------|-------------------------|-----------|----------------|
 * | launch   | any                     | past      | ON_SALE        |
 * | launch   | any                     | to come   | PREORDER       |
 * | creation | any                     | known     | PREORDER       |
 * | creation | any                     | not known | COMING_SOON    |
 * | teaser   | yes                     | any       | NOT_IN_COUNTRY |
 * | teaser   | no                      | any       | COMING_SOON    |
 */
function availabilityOf(game: GameOfGoods, context: BuyerContext): Availability {
  const stage = countryStageOf(game.countries, context.country, context.shell);
  const isOut = releaseStateOf(game, context.now.getTime()) === "launching";
  if (stage === "launch") return isOut ? "ON_SALE" : "PREORDER";
  if (stage === "creation") return game.releaseAt === null ? "COMING_SOON" : "PREORDER";
  const isElsewhere = game.countries.launch.length + game.countries.pre.length > 0;
  return isElsewhere ? "NOT_IN_COUNTRY" : "COMING_SOON";
}

function blockedReasonOf(input: {
  readonly availability: Availability;
  readonly isOwned: boolean;
  readonly hasBase: boolean;
}): string | null {
  const { availability, isOwned, hasBase } = input;
  if (isOwned) return "already_owned";
  if (availability !== "ON_SALE" && availability !== "PREORDER") return availability.toLowerCase();
  return hasBase ? null : "requires_base_game";
}
