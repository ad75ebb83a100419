import type { ParseKeys } from "i18next";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { heroPreloadsOf } from "#ui/features/catalogue/head/hero-preloads.ts";
import { HERO_SIZES, type HeroSlide, heroSlidesOf } from "./hero-slides.ts";
import { isBrowsing, type StoreIndexSearch } from "./parse-store-index-search.ts";
import { homeQueries } from "./store-index-queries.ts";
import { companyOf, withoutEmpty } from "./store-index-search.ts";

/** Title of each way of looking at the catalogue. */
const VIEW_TITLES = {
  all: "viewAll",
  upcoming: "viewUpcoming",
  preinstall: "viewPreInstall",
  offers: "viewOffers",
} as const satisfies Record<string, ParseKeys<"store">>;

/** Head of the store index: front page, list of games, or search. */
export function storeIndexHead(context: ScreenContext, search: StoreIndexSearch): PageHead {
  const { instance } = context.texts;
  const locale = context.visit.get().locale;
  const text = (key: ParseKeys<"store">, values?: Record<string, string>) =>
    instance.t(key, { ns: "store", lng: locale, ...values });
  if (!isBrowsing(search)) {
    const slide = firstSlideOf(context);
    const picture = slide?.picture;
    return {
      title: text("pageTitle"),
      description: text("pageDescription"),
      canonicalPath: "/",
      image: picture && { src: picture.src, w: picture.w, h: picture.h, alt: picture.alt },
      preloads: heroPreloadsOf(picture, slide?.phonePicture, HERO_SIZES),
      structuredData: {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: text("pageTitle"),
        description: text("pageDescription"),
      },
    };
  }
  const title = search.q
    ? text("searchTitle", { query: search.q })
    : (companyOf(search) ?? text(VIEW_TITLES[search.view ?? "all"]));
  const query = new URLSearchParams(withoutEmpty(search) as Record<string, string>);
  return {
    title: text("subPageTitle", { title }),
    description: text("pageDescription"),
    canonicalPath: `/?${query}`,
    // Endless combinations of filters are of no use to a search engine; the plain ways of looking are.
    noIndex: Object.keys(withoutEmpty(search)).some((key) => key !== "view"),
  };
}

function firstSlideOf(context: ScreenContext): HeroSlide | undefined {
  const { banners, playing, counting, coming } = homeQueries(context);
  const { queryClient } = context;
  return heroSlidesOf(
    queryClient.getQueryData(banners.queryKey) ?? [],
    queryClient.getQueryData(playing.queryKey)?.games ?? [],
    [counting, coming].flatMap(({ queryKey }) => queryClient.getQueryData(queryKey)?.games ?? []),
  )[0];
}
