import type { GameQuery } from "#core/ports/catalogue-gateway.ts";
import { CONTENT, ESSENTIAL } from "#ui/data/query-meta.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { bannersQuery } from "#ui/features/catalogue/queries/banners.ts";
import { facetsQuery } from "#ui/features/catalogue/queries/facets.ts";
import { gamePagesQuery, gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { offersQuery } from "#ui/features/catalogue/queries/offers.ts";
import { latestArticlesQuery, latestNoticesQuery } from "#ui/features/news/queries/latest.ts";
import type { StoreIndexSearch } from "./parse-store-index-search.ts";
import { facetQueryOf, gameQueryOf } from "./store-index-search.ts";

/** Maximum number of cards of a rail. */
export const RAIL_LENGTH = 12;

/** Rails leave out what is only offered in other countries. */
const HERE = { offered: "here" } as const;

/** Articles of the boards that the front page shows. */
export const LATEST_ARTICLES = 8;

/** Posts that a search shows below its games. */
const FOUND_ARTICLES = 4;

/** Goods the page of offers shows. */
const OFFER_PAGE_LENGTH = 60;

/** Queries of the front page, one for each part: one that fails does not affect the others. */
export function homeQueries(scope: QueryScope) {
  const content = (query: GameQuery) => gamesQuery(scope, { ...query, limit: RAIL_LENGTH }, CONTENT);
  return {
    banners: bannersQuery(scope),
    playing: content({ releaseState: "launching", stage: "launch", sort: "popular" }),
    counting: content({ ...HERE, releaseState: "countdown", sort: "release" }),
    coming: content({ ...HERE, releaseState: "prepare", sort: "release" }),
    preInstall: gamesQuery(scope, { ...HERE, preInstall: "open", sort: "release", limit: RAIL_LENGTH }),
    offers: offersQuery(scope, RAIL_LENGTH, CONTENT),
    // Enough for a rail without the games of the rail of popular ones.
    topRated: gamesQuery(scope, { releaseState: "launching", stage: "launch", sort: "rating", limit: 2 * RAIL_LENGTH }),
    facets: facetsQuery(scope),
    notices: latestNoticesQuery(scope),
    articles: latestArticlesQuery(scope, LATEST_ARTICLES),
  };
}

/** Queries of a list of games. */
export function resultQueries(scope: QueryScope, search: StoreIndexSearch) {
  const query = gameQueryOf(search);
  return {
    facets: facetsQuery(scope, facetQueryOf(search)),
    pages: gamePagesQuery(scope, query, ESSENTIAL),
    /** Games whose countdown runs: they lead the upcoming ones, which the publisher lists by state. */
    leading: gamesQuery(scope, { ...query, releaseState: "countdown", limit: 100 }),
    offers: offersQuery(scope, OFFER_PAGE_LENGTH, ESSENTIAL),
    notices: latestNoticesQuery(scope, search.q),
    articles: latestArticlesQuery(scope, FOUND_ARTICLES, search.q),
  };
}
