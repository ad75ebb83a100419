import type { GameCode, GameSummary, Media } from "#core/catalogue/game.ts";
import type { NoticeSummary } from "#core/news/notice.ts";
import { mediaOf } from "#ui/patterns/media/media-of.ts";

/** Compositions of a game's art, in the order in which its notices use them: the rails above show the wide one. */
const COMPOSITIONS = ["portrait", "hero", "wide"] as const;

export type NoticePicture = Pick<GameSummary, "palette"> & { readonly media: Media };

/** Art of the game that each notice is about, by the notice's id; a further notice of a game gets another picture. */
export function picturesOfNotices(
  notices: readonly Pick<NoticeSummary, "id" | "gameCode">[],
  games: ReadonlyMap<GameCode, Pick<GameSummary, "media" | "palette">>,
): ReadonlyMap<string, NoticePicture> {
  const used = new Map<GameCode, number>();
  return new Map(
    notices.flatMap(({ id, gameCode }): [string, NoticePicture][] => {
      const game = gameCode === null ? undefined : games.get(gameCode);
      if (gameCode === null || game === undefined) return [];
      const times = used.get(gameCode) ?? 0;
      used.set(gameCode, times + 1);
      const media = mediaOf(game.media, COMPOSITIONS[times % COMPOSITIONS.length] ?? "wide", "wide", "hero");
      return media === undefined ? [] : [[id, { media, palette: game.palette }]];
    }),
  );
}
