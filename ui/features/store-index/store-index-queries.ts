import type { QueryScope } from "#ui/data/query-scope.ts";
import { bannersQuery } from "#ui/features/catalogue/queries/banners.ts";
import { facetsQuery } from "#ui/features/catalogue/queries/facets.ts";
import { gamePagesQuery, gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { offersQuery } from "#ui/features/catalogue/queries/offers.ts";
import { latestArticlesQuery, latestNoticesQuery } from "#ui/features/news/queries/news.ts";
import type { StoreIndexSearch } from "./parse-store-index-search.ts";
import { gameQueryOf } from "./store-index-search.ts";

/** Cards a rail is asked for at most. */
const RAIL_LENGTH = 12;

/** Articles of the boards that the front page shows. */
export const LATEST_ARTICLES = 8;

/** Goods the page of offers shows. */
const OFFER_PAGE_LENGTH = 60;

/** What the front page asks for, each answer a part of its own: one that fails does not take the others along. */
export function homeQueries(scope: QueryScope) {
  return {
    banners: bannersQuery(scope),
    playing: gamesQuery(scope, { releaseState: "launching", stage: "launch", sort: "popular", limit: RAIL_LENGTH }),
    counting: gamesQuery(scope, { releaseState: "countdown", sort: "release", limit: RAIL_LENGTH }),
    coming: gamesQuery(scope, { releaseState: "prepare", sort: "release", limit: RAIL_LENGTH }),
    preInstall: gamesQuery(scope, { preInstall: "open", sort: "release", limit: RAIL_LENGTH }),
    offers: offersQuery(scope, RAIL_LENGTH),
    topRated: gamesQuery(scope, { releaseState: "launching", stage: "launch", sort: "rating", limit: RAIL_LENGTH }),
    facets: facetsQuery(scope),
    notices: latestNoticesQuery(scope),
    articles: latestArticlesQuery(scope, LATEST_ARTICLES),
  };
}

/** What a list of games asks for. */
export function resultQueries(scope: QueryScope, search: StoreIndexSearch) {
  const query = gameQueryOf(search);
  return {
    facets: facetsQuery(scope),
    pages: gamePagesQuery(scope, query),
    /** Games whose countdown runs: they lead the upcoming ones, which the publisher lists by state. */
    leading: gamesQuery(scope, { ...query, releaseState: "countdown", limit: 100 }),
    offers: offersQuery(scope, OFFER_PAGE_LENGTH),
  };
}
