import { buildPath } from "#core/navigation/build-path.ts";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { headWithoutGame, knownGame } from "#ui/features/game-header/known-game.ts";
import { mediaOf } from "#ui/patterns/media/media-of.ts";

/** Title and preview of the page of reviews. Its orders and filters are one page to search engines. */
export function gameReviewsHead(
  context: ScreenContext,
  { params }: PageAddress<{ readonly gameCode: string }>,
): PageHead {
  const { gameCode } = params;
  const { t } = context.texts.instance;
  const canonicalPath = buildPath("gameReview", { gameCode });
  const game = knownGame(context, gameCode);
  if (game === null) return headWithoutGame(context, gameCode, canonicalPath);
  const preview = mediaOf(game.media, "hero", "wide");
  return {
    title: t("headTitle", { ns: "reviews", title: game.title }),
    description: t("headDescription", { ns: "reviews", title: game.title }),
    canonicalPath,
    image: preview && { src: preview.src, w: preview.w, h: preview.h, alt: preview.alt || game.title },
  };
}
