import { inArray, notInArray, sql } from "drizzle-orm";
import { cleanHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import type { SeedContent } from "../content/content-types.ts";
import type { Queries } from "../database/database.ts";
import { insertInBatches, upsertInBatches } from "../database/insert-in-batches.ts";
import {
  banners,
  editorialContents,
  games,
  gameTexts,
  goods,
  goodsPrices,
  goodsTexts,
  labels,
  notices,
  noticeTexts,
  reviewTotals,
  services,
} from "../database/schema/index.ts";
import { countFacets } from "../domain/catalogue/facets.ts";
import { orderTitles } from "../domain/catalogue/order-titles.ts";
import { priceGames } from "../domain/catalogue/price-book.ts";
import { storeSearchWords } from "../domain/search/search-words.ts";
import { storedSearchOfNotice } from "../domain/search/stored-search-of-notice.ts";
import { gameRowOf, gameTextRowsOf, instantAfter } from "./game-rows.ts";
import { goodsPriceRowsOf, goodsRowOf, goodsTextRowsOf } from "./goods-rows.ts";
import { seedAchievements } from "./seed-achievements.ts";
import { seedBoardsAndStories } from "./seed-boards-and-stories.ts";
import { seedRewards } from "./seed-rewards.ts";

/**
 * Writes all published content. Games and goods are updated in place, because data of players refers to them; rows that
 * only belong to them are replaced.
 */
export async function seedPublications(queries: Queries, content: SeedContent, firstStart: Date): Promise<void> {
  await seedLabels(queries, content);
  await seedServices(queries, content);
  await seedGames(queries, content, firstStart);
  await countFacets(queries);
  await storeSearchWords(queries);
  await orderTitles(queries);
  await seedGoods(queries, content, firstStart);
  await priceGames(queries, firstStart);
  await seedAchievements(queries, content);
  await seedNotices(queries, content, firstStart);
  await seedBoardsAndStories(queries, content, firstStart);
  await seedEditorial(queries, content);
  await seedRewards(queries, content, firstStart);
}

async function seedLabels(queries: Queries, content: SeedContent): Promise<void> {
  const kinds = [
    ["genre", content.genres],
    ["tag", content.tags],
    ["accessibility", content.accessibility],
    ["ageDescriptor", content.ageDescriptors],
  ] as const;
  await queries.delete(labels);
  for (const [kind, items] of kinds) {
    const rows = items.map((item, position) => ({ kind, id: item.id, texts: item.label, position }));
    await insertInBatches(queries, labels, rows);
  }
}

async function seedServices(queries: Queries, content: SeedContent): Promise<void> {
  await queries.delete(services);
  const rows = content.services.map(({ id, countries, operator, address, refundUrl, supportUrl }) => {
    return { id, countries: [...countries], operators: operator, addresses: address, refundUrl, supportUrl };
  });
  await insertInBatches(queries, services, rows);
}

async function seedGames(queries: Queries, content: SeedContent, firstStart: Date): Promise<void> {
  const gameCodes = content.games.map((game) => game.gameCode);
  const goodsOf = Map.groupBy(content.goods, (item) => item.gameCode);
  const titlesOf = (gameCode: string) =>
    (goodsOf.get(gameCode) ?? []).flatMap(({ texts }) => Object.values(texts).map(({ title }) => title));
  const rows = content.games.map((game) => gameRowOf(game, firstStart, { goods: titlesOf(game.gameCode) }));
  await upsertInBatches(queries, games, [games.gameCode], rows);
  await queries.execute(
    sql`insert into ${reviewTotals} (game_code) select ${games.gameCode} from ${games} on conflict do nothing`,
  );
  if (gameCodes.length > 0) {
    await queries.delete(gameTexts).where(inArray(gameTexts.gameCode, gameCodes));
  }
  await insertInBatches(
    queries,
    gameTexts,
    content.games.flatMap((game) => gameTextRowsOf(game.gameCode, game.texts)),
  );
}

async function seedGoods(queries: Queries, content: SeedContent, firstStart: Date): Promise<void> {
  const gameCodes = new Set(content.games.map((game) => game.gameCode));
  const items = content.goods.filter((item) => gameCodes.has(item.gameCode));
  const goodsIds = items.map((item) => item.goodsId);
  const rows = items.map((item, position) => goodsRowOf(item, position));
  await upsertInBatches(queries, goods, [goods.goodsId], rows);
  if (goodsIds.length > 0) {
    await queries.delete(goodsTexts).where(inArray(goodsTexts.goodsId, goodsIds));
    await queries.delete(goodsPrices).where(inArray(goodsPrices.goodsId, goodsIds));
  }
  await insertInBatches(queries, goodsTexts, items.flatMap(goodsTextRowsOf));
  await insertInBatches(
    queries,
    goodsPrices,
    items.flatMap((item) => goodsPriceRowsOf(item, firstStart)),
  );
}

async function seedNotices(queries: Queries, content: SeedContent, firstStart: Date): Promise<void> {
  const gameCodes = new Set(content.games.map((game) => game.gameCode));
  await queries.delete(notices);
  await insertInBatches(
    queries,
    notices,
    content.notices.map((notice) => ({
      id: notice.id,
      category: notice.category,
      pinned: notice.pinned,
      publishedAt: instantAfter(firstStart, notice.publishedOffsetHours) ?? firstStart,
      gameCode: notice.gameCode !== undefined && gameCodes.has(notice.gameCode) ? notice.gameCode : null,
      periodFrom: instantAfter(firstStart, notice.period?.from ?? null),
      periodTo: instantAfter(firstStart, notice.period?.to ?? null),
    })),
  );
  await insertInBatches(
    queries,
    noticeTexts,
    content.notices.flatMap((notice) =>
      Object.entries(notice.texts).map(([locale, { title, summary, bodyHtml }]) => {
        const text = { title, summary, body: cleanHtml(bodyHtml) };
        return { noticeId: notice.id, locale, ...text, ...storedSearchOfNotice(text) };
      }),
    ),
  );
}

async function seedEditorial(queries: Queries, content: SeedContent): Promise<void> {
  const gameCodes = new Set(content.games.map((game) => game.gameCode));
  // Games outside of the content keep their editorial content.
  const added = queries
    .select({ code: games.gameCode })
    .from(games)
    .where(notInArray(games.gameCode, [...gameCodes]));
  await queries.delete(editorialContents).where(notInArray(editorialContents.contentId, added));
  await insertInBatches(
    queries,
    editorialContents,
    content.editorial.flatMap(({ category, contentId, key, values }) =>
      Object.entries(values).map(([locale, value]) => ({ category, contentId, key, locale, value })),
    ),
  );
  await queries.delete(banners);
  await insertInBatches(
    queries,
    banners,
    content.banners
      .filter((banner) => gameCodes.has(banner.gameCode))
      .map((banner, position) => ({
        id: banner.id,
        position,
        gameCode: banner.gameCode,
        actionKind: banner.action.kind,
        actionTarget: banner.action.target,
        countries: banner.countries === undefined ? null : [...banner.countries],
        texts: banner.texts,
      })),
  );
}
