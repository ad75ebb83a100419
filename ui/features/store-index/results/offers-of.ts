import type { ContentType, Goods } from "#core/catalogue/goods.ts";
import { filterOffers } from "#core/catalogue/offer-filter.ts";
import type { OFFER_KINDS, StoreIndexSearch } from "../parse-store-index-search.ts";
import { valuesOf } from "../store-index-search.ts";

const CONTENT_TYPES: Readonly<Record<(typeof OFFER_KINDS)[number], ContentType>> = {
  edition: "EDITION",
  addition: "DLC",
  bundle: "BUNDLE",
};

/** The offers that the address asks for. */
export function offersOf<Offer extends Goods>(offers: readonly Offer[], search: StoreIndexSearch): readonly Offer[] {
  const kind = search.kind && CONTENT_TYPES[search.kind];
  return filterOffers(offers, { kind, genres: valuesOf(search, "genre") });
}
