import { cleanHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import type { Localized, SeedContent } from "../content/content-types.ts";
import type { Queries } from "../database/database.ts";
import { insertInBatches } from "../database/insert-in-batches.ts";
import { staticArticles, staticBoards, storyCards } from "../database/schema/index.ts";
import { instantAfter } from "./game-rows.ts";

/** Replaces the publisher's own boards and the stories of the games. */
export async function seedBoardsAndStories(queries: Queries, content: SeedContent, firstStart: Date): Promise<void> {
  const gameCodes = new Set(content.games.map((game) => game.gameCode));
  await queries.delete(staticBoards);
  await insertInBatches(
    queries,
    staticBoards,
    content.staticBoards.map(({ alias, title }, position) => ({ alias, position, titles: title })),
  );
  await insertInBatches(
    queries,
    staticArticles,
    content.staticArticles.map(({ id, boardAlias, publishedOffsetHours, texts }) => ({
      id,
      boardAlias,
      publishedAt: instantAfter(firstStart, publishedOffsetHours) ?? firstStart,
      texts: cleaned(texts),
    })),
  );
  await queries.delete(storyCards);
  await insertInBatches(
    queries,
    storyCards,
    content.stories
      .filter(({ gameCode }) => gameCodes.has(gameCode))
      .map(({ id, gameCode, picture, texts }, position) => ({
        id,
        gameCode,
        position,
        picture,
        texts: cleaned(texts),
      })),
  );
}

function cleaned(texts: Localized<{ readonly title: string; readonly bodyHtml: string }>) {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, { title, bodyHtml }]) => [locale, { title, body: cleanHtml(bodyHtml) }]),
  );
}
