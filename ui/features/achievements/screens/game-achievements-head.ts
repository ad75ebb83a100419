import { buildPath } from "#core/navigation/build-path.ts";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { headWithoutGame, knownGame } from "#ui/features/game-header/known-game.ts";
import { mediaOf } from "#ui/patterns/media/media-of.ts";

/** Title and preview of the page of achievements. */
export function gameAchievementsHead(
  context: ScreenContext,
  { params }: PageAddress<{ readonly gameCode: string }>,
): PageHead {
  const { gameCode } = params;
  const { t } = context.texts.instance;
  const canonicalPath = buildPath("gameAchievement", { gameCode });
  const game = knownGame(context, gameCode);
  if (game === null) return headWithoutGame(context, gameCode, canonicalPath);
  const preview = mediaOf(game.media, "hero", "wide");
  return {
    title: t("headTitle", { ns: "achievements", title: game.title }),
    description: t("headDescription", { ns: "achievements", title: game.title }),
    canonicalPath,
    image: preview && { src: preview.src, w: preview.w, h: preview.h, alt: preview.alt || game.title },
  };
}
