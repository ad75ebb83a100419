import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { insertInBatches } from "#adapters/reference-backend/database/insert-in-batches.ts";
import { gameTexts, gameTitles } from "#adapters/reference-backend/database/schema/index.ts";
import { FALLBACK_LOCALE } from "#adapters/reference-backend/http/negotiate-locale.ts";
import { LOCALES } from "#core/translation/locales.ts";

/** Width of a zero-padded position, so that positions sort as text. */
const POSITION_DIGITS = 8;

/**
 * Puts the titles of all games into the order that each language of the product has for them: by pinyin in simplified Chinese, by strokes in
 * traditional Chinese, accents and letters where its readers look for them. A game without a title in the language has its
 * English one there, or any. To be called in the transaction that changes games.
 */
export async function orderTitles(queries: Queries): Promise<void> {
  const titlesOfGames = new Map<string, Map<string, string>>();
  const texts = await queries
    .select({ gameCode: gameTexts.gameCode, locale: gameTexts.locale, title: gameTexts.title })
    .from(gameTexts);
  for (const { gameCode, locale, title } of texts) {
    const titles = titlesOfGames.get(gameCode) ?? new Map<string, string>();
    titlesOfGames.set(gameCode, titles.set(locale, title));
  }
  await queries.delete(gameTitles);
  for (const locale of LOCALES) {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const inOrder = [...titlesOfGames]
      .map(([gameCode, titles]) => ({
        gameCode,
        title: titles.get(locale) ?? titles.get(FALLBACK_LOCALE) ?? [...titles.values()][0] ?? "",
      }))
      .sort((one, other) => compare(one.title, other.title) || compare(one.gameCode, other.gameCode));
    const rows = inOrder.map(({ gameCode }, position) => ({
      locale,
      gameCode,
      sortTitle: String(position).padStart(POSITION_DIGITS, "0"),
    }));
    await insertInBatches(queries, gameTitles, rows);
  }
}
