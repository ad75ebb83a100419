import type { Game, GameCode } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { ageToAskFor } from "#ui/features/age-gate/age-to-ask-for.ts";
import { heroPreloadsOf } from "#ui/features/catalogue/head/hero-preloads.ts";
import { offerOf } from "#ui/features/catalogue/head/offer-of.ts";
import { ratingOf } from "#ui/features/catalogue/head/rating-of.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { headWithoutGame, knownGame } from "#ui/features/game-header/known-game.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { HERO_SIZES } from "#ui/patterns/art-hero/hero-sizes.ts";
import { mediaOf } from "#ui/patterns/media/media-of.ts";

/** Title, preview and structured data of the game page. */
export function gameHead(context: ScreenContext, gameCode: GameCode): PageHead {
  const { t } = context.texts.instance;
  const canonicalPath = buildPath("game", { gameCode });
  const game = knownGame(context, gameCode);
  if (game === null) return headWithoutGame(context, gameCode, canonicalPath);
  const preview = mediaOf(game.media, "hero", "wide");
  const isAsked = ageToAskFor(game.ageRatings, context.visit.get()) !== null;
  return {
    title: t("headTitle", { ns: "game", title: game.title }),
    description: game.shortDescription,
    canonicalPath,
    image: preview && { src: preview.src, w: preview.w, h: preview.h, alt: preview.alt || game.title },
    preloads: isAsked ? [] : heroPreloadsOf(preview, mediaOf(game.media, "portrait"), HERO_SIZES),
    structuredData: videoGameOf(context, game, canonicalPath),
  };
}

/**
 * The game with what it costs and how it is rated. `VideoGame` (https://schema.org/VideoGame) and `Product` too: search
 * engines show prices and ratings of products.
 */
function videoGameOf(context: ScreenContext, game: Game, path: string): Readonly<Record<string, unknown>> {
  const { queryClient, ports } = context;
  const origin = ports.configuration.purpleDomain;
  const address = `${origin}${path}`;
  const goods = queryClient.getQueryData(goodsQuery(context, game.gameCode).queryKey) ?? [];
  const score = queryClient.getQueryData(averageScoreQuery(context, game.gameCode).queryKey);
  const offers = goods
    .filter(({ contentType }) => contentType === "EDITION")
    .map((edition) => offerOf(edition, address, ports.clock.now()));
  const picture = mediaOf(game.media, "hero", "wide");
  return {
    "@context": "https://schema.org",
    "@type": ["VideoGame", "Product"],
    name: game.title,
    description: game.shortDescription,
    url: address,
    inLanguage: game.languages.filter((language) => language.interface).map(({ tag }) => tag),
    genre: game.genres,
    applicationCategory: "Game",
    operatingSystem: Object.keys(game.requirements),
    ...(picture ? { image: new URL(picture.src, origin || "http://localhost").href } : {}),
    ...(game.developer === "" ? {} : { author: { "@type": "Organization", name: game.developer } }),
    ...(game.publisher === "" ? {} : { publisher: { "@type": "Organization", name: game.publisher } }),
    ...(game.releaseAt ? { datePublished: game.releaseAt } : {}),
    ...(offers.length === 0 ? {} : { offers }),
    ...ratingOf(score),
  };
}
