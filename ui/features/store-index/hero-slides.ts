import type { GameSummary, Media, Palette } from "#core/catalogue/game.ts";
import type { Banner } from "#ui/features/catalogue/queries/banner.ts";
import { linkToTarget, type TargetLink } from "#ui/patterns/link-target/link-to-target.ts";
import { mediaOf } from "#ui/patterns/media/media-of.ts";

/** Maximum number of slides of a hero; each has a thumbnail. Further banners are shown in a rail. */
const MAX_SLIDES = 4;

/** Width the hero picture is drawn in: its height sets it where the frame is not as wide as the art (21 : 9). */
export const HERO_SIZES = "(max-width: 639px) 100vw, max(103vw, 1120px)";

/** One picture of the hero with its words. */
export interface HeroSlide {
  readonly id: string;
  readonly title: string;
  /** Text of the editors above the title; if empty, the game's release state is shown instead. */
  readonly eyebrow: string;
  readonly text: string;
  /** Words of the main button from the editors; empty for the store's own. */
  readonly button: string;
  /** Action of its button. */
  readonly link: TargetLink;
  readonly picture: Media | undefined;
  readonly phonePicture: Media | undefined;
  readonly thumbnail: Media | undefined;
  readonly palette: Palette | null | undefined;
  /** The game it is about, as far as it is known. */
  readonly game: GameSummary | null;
}

/**
 * The editors' banners, or the most popular games where there are none. A banner takes its art from its game, one of
 * `popular` or of the `others` the page lists; a banner without any art is left out.
 */
export function heroSlidesOf(
  banners: readonly Banner[],
  popular: readonly GameSummary[],
  others: readonly GameSummary[],
): readonly HeroSlide[] {
  const ofBanners = slidesOfBanners(banners, [...others, ...popular]);
  const slides = ofBanners.length > 0 ? ofBanners : popular.map(slideOfGame);
  return slides.slice(0, MAX_SLIDES);
}

/** The editors' banners for which the hero has no room, in their order. */
export function laterSlidesOf(banners: readonly Banner[], games: readonly GameSummary[]): readonly HeroSlide[] {
  return slidesOfBanners(banners, games).slice(MAX_SLIDES);
}

function slidesOfBanners(banners: readonly Banner[], games: readonly GameSummary[]): readonly HeroSlide[] {
  const known = new Map(games.map((game) => [game.gameCode, game]));
  return banners
    .map((banner) => slideOfBanner(banner, known.get(banner.gameCode) ?? null))
    .filter(({ picture }) => picture !== undefined);
}

function slideOfBanner(banner: Banner, game: GameSummary | null): HeroSlide {
  const media = banner.media.length > 0 ? banner.media : (game?.media ?? []);
  return {
    id: banner.id,
    title: banner.title,
    eyebrow: banner.eyebrow,
    text: game?.tagline ?? "",
    button: banner.button,
    link: linkToTarget(banner.target, banner.gameCode),
    ...picturesOf(media),
    palette: banner.palette ?? game?.palette,
    game,
  };
}

function slideOfGame(game: GameSummary): HeroSlide {
  return {
    id: game.gameCode,
    title: game.title,
    eyebrow: "",
    text: game.tagline,
    button: "",
    link: linkToTarget(null, game.gameCode),
    ...picturesOf(game.media),
    palette: game.palette,
    game,
  };
}

function picturesOf(media: readonly Media[]): Pick<HeroSlide, "picture" | "phonePicture" | "thumbnail"> {
  return {
    picture: mediaOf(media, "hero", "wide"),
    phonePicture: mediaOf(media, "portrait"),
    thumbnail: mediaOf(media, "wide", "hero"),
  };
}
