import { eq } from "drizzle-orm";
import { games, storyCards } from "../database/schema/index.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import { closestLocale, closestText } from "../domain/catalogue/text-order.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import type { Services } from "../services.ts";

type StoryCalls = Pick<CallHandlers, "listStoryCards">;

export function storyCalls({ database, pictures }: Services): StoryCalls {
  const { queries } = database;
  return {
    listStoryCards: async ({ parameters, scope }) => {
      const { gameCode } = await requireGame(queries, parameters.gameCode);
      const rows = await queries
        .select({ card: storyCards, artCode: games.artCode })
        .from(storyCards)
        .innerJoin(games, eq(games.gameCode, storyCards.gameCode))
        .where(eq(storyCards.gameCode, gameCode))
        .orderBy(storyCards.position);
      return {
        cards: rows.flatMap(({ card, artCode }) => {
          const text = closestText(card.texts, scope.locale);
          const all = pictures.mediaOf(artCode, text?.title ?? "");
          const shots = all.filter(({ role }) => role === "screenshot");
          const media = shots[card.picture] ?? all.find(({ role }) => role === "wide");
          if (text === undefined || media === undefined) return [];
          return [{ id: card.id, ...text, media, text_locale: closestLocale(card.texts, scope.locale) }];
        }),
      };
    },
  };
}
