import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { gameTexts, goods, goodsTexts } from "#adapters/reference-backend/database/schema/index.ts";
import { FALLBACK_LOCALE } from "../../http/negotiate-locale.ts";
import { normalizeForSearch } from "../search/normalize-for-search.ts";
import { isLatinWord } from "../search/search-terms.ts";

const MAX_GOODS = 4;

/** Goods that a text names, and the games that only these goods were found by. */
interface NamedGoods {
  readonly goodsIds: readonly string[];
  readonly gameCodes: ReadonlySet<string>;
}

export const NO_GOODS: NamedGoods = { goodsIds: [], gameCodes: new Set() };

/**
 * Goods of the games that were found for a text: those whose title, with that of the game, has all of its words, and at
 * least one that the game's title has not in any language.
 */
export async function goodsNamedBy(
  queries: Queries,
  text: string,
  { found, locale }: { readonly found: readonly { readonly gameCode: string }[]; readonly locale: string },
): Promise<NamedGoods> {
  const words = normalizeForSearch(text).split(" ");
  const titles = await queries
    .select({ gameCode: gameTexts.gameCode, title: gameTexts.title })
    .from(gameTexts)
    .where(
      inArray(
        gameTexts.gameCode,
        found.map(({ gameCode }) => gameCode),
      ),
    );
  const titlesOf = Map.groupBy(titles, ({ gameCode }) => gameCode);
  const missing = new Map(
    found.map(({ gameCode }) => {
      const own = titlesOf.get(gameCode) ?? [];
      return [gameCode, words.filter((word) => !own.some(({ title }) => hasWord(title, word)))] as const;
    }),
  );
  const gameCodes = found.map(({ gameCode }) => gameCode).filter((code) => (missing.get(code)?.length ?? 0) > 0);
  if (gameCodes.length === 0) return NO_GOODS;
  const rows = await queries
    .select({ goodsId: goods.goodsId, gameCode: goods.gameCode, title: goodsTexts.title })
    .from(goods)
    .innerJoin(goodsTexts, eq(goodsTexts.goodsId, goods.goodsId))
    .where(
      and(
        inArray(goods.gameCode, gameCodes),
        inArray(goodsTexts.locale, [locale, FALLBACK_LOCALE]),
        ne(goodsTexts.title, ""),
      ),
    )
    .orderBy(asc(goods.position));
  const named = rows.filter(({ gameCode, title }) => missing.get(gameCode)?.every((word) => hasWord(title, word)));
  const byRank = named.toSorted((one, other) => gameCodes.indexOf(one.gameCode) - gameCodes.indexOf(other.gameCode));
  return {
    goodsIds: [...new Set(byRank.map(({ goodsId }) => goodsId))].slice(0, MAX_GOODS),
    gameCodes: new Set(
      named.map(({ gameCode }) => gameCode).filter((code) => missing.get(code)?.length === words.length),
    ),
  };
}

/** Whether a title has a word: Latin ones by their beginning, those of other scripts anywhere. */
function hasWord(title: string, word: string): boolean {
  const words = normalizeForSearch(title);
  return isLatinWord(word) ? ` ${words}`.includes(` ${word}`) : words.includes(word);
}
