import type { GameSummary } from "#core/catalogue/game.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { GameFacets, GameQuery, Suggestion, Suggestions } from "#core/ports/catalogue-gateway.ts";
import type { Ports } from "#core/ports/index.ts";
import { pageFrom } from "./builders.ts";
import { createFakePorts, createPublisher } from "./fake-ports.ts";

/** The publisher's data for the store index; tests change it while they run. */
export interface StoreShelf {
  /** Games of a list, by the query. */
  list: (query: GameQuery) => readonly GameSummary[];
  offers: readonly Goods[];
  banners: readonly unknown[];
  facets: GameFacets;
  /** Whether the games of a list only approximately match the search. */
  isClosest: (query: GameQuery) => boolean;
  suggest: (text: string) => Promise<Result<Suggestions>>;
  /** Every port returns this failure. */
  failure: RequestFailure | null;
  readonly queries: GameQuery[];
}

/** A game that a search suggests. */
export const buildSuggestion = (gameCode: string, title: string): Suggestion => ({
  gameCode,
  title,
  textLocale: "",
  image: "",
  sigil: "",
  state: null,
  price: null,
  platforms: [],
});

/** An answer to what is typed into the search, with games alone. */
export const found = (suggestions: readonly Suggestion[], isClosest = false) =>
  succeed({ suggestions, goods: [], labels: [], isClosest });

export function createShelf(change: Partial<StoreShelf> = {}): StoreShelf {
  return {
    list: () => [],
    offers: [],
    banners: [],
    facets: {
      genres: [
        { value: "mmorpg", label: "MMORPG", count: 3 },
        { value: "rpg", label: "RPG", count: 1 },
      ],
      tags: [
        { value: "siege", label: "Castle sieges", count: 2 },
        { value: "idle", label: "Idle", count: 1 },
      ],
      platforms: [{ value: "steam", count: 2 }],
      languages: [{ value: "ko-KR", count: 2 }],
      ages: [{ value: "esrb-teen", label: "ESRB Teen", count: 3 }],
      accessibility: [{ value: "text-size", label: "Interface text size", count: 2 }],
      stages: [
        { value: "launch", count: 3 },
        { value: "creation", count: 1 },
        { value: "teaser", count: 5 },
      ],
      elsewhere: 4,
      prices: [
        { value: "free", from: 0, to: 0, currency: "USD", count: 1 },
        { value: "1-1000", from: 1, to: 1000, currency: "USD", count: 2 },
      ],
    },
    suggest: () => Promise.resolve(found([])),
    failure: null,
    queries: [],
    isClosest: () => false,
    ...change,
  };
}

/** Ports whose catalogue answers from `shelf`, 20 games a page. */
export function createStorePorts(shelf: StoreShelf, change: Partial<Ports> = {}): Ports {
  const base = createFakePorts(createPublisher());
  return {
    ...base,
    catalogue: {
      ...base.catalogue,
      listGames: (query) => {
        shelf.queries.push(query);
        if (shelf.failure !== null) return Promise.resolve(fail(shelf.failure));
        const all = shelf.list(query);
        const { page: games, ...more } = pageFrom(all, query.cursor, query.limit);
        return Promise.resolve(
          succeed({
            games,
            ...more,
            total: all.length,
            ...(shelf.isClosest(query) && { isClosest: true }),
          }),
        );
      },
      listFacets: () => Promise.resolve(succeed(shelf.facets)),
      listOffers: () => Promise.resolve(shelf.failure === null ? succeed(shelf.offers) : fail(shelf.failure)),
      suggest: (text) => shelf.suggest(text),
    },
    content: {
      ...base.content,
      getContents: (_category, _contentId, keys) =>
        Promise.resolve(succeed(Object.fromEntries(keys.map((key) => [key, shelf.banners])))),
    },
    ...change,
  };
}
