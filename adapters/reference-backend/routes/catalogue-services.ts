import type { FacetCounts } from "../catalogue/facets.ts";
import type { Labels } from "../catalogue/label-book.ts";
import type { GameReader } from "../catalogue/load-games.ts";
import type { PriceBook } from "../catalogue/price-book.ts";
import type { Remembered } from "../catalogue/remembered.ts";
import type { Services } from "../services.ts";

/** What the calls about games share. */
export interface CatalogueServices {
  readonly services: Services;
  readonly games: GameReader;
  readonly labels: Remembered<Labels>;
  readonly facets: Remembered<FacetCounts>;
  readonly prices: PriceBook;
  readonly titleLocales: Remembered<readonly string[]>;
}
