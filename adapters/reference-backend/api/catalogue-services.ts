import type { FacetCounts } from "../domain/catalogue/facets.ts";
import type { Labels } from "../domain/catalogue/label-book.ts";
import type { GameReader } from "../domain/catalogue/load-games.ts";
import type { PriceBook } from "../domain/catalogue/price-book.ts";
import type { Remembered } from "../domain/catalogue/remembered.ts";
import type { Services } from "../services.ts";

/** Services shared by the catalogue calls. */
export interface CatalogueServices {
  readonly services: Services;
  readonly games: GameReader;
  readonly labels: Remembered<Labels>;
  readonly facets: Remembered<FacetCounts>;
  readonly prices: PriceBook;
  readonly titleLocales: Remembered<readonly string[]>;
}
