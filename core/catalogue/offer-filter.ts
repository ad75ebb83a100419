import type { ContentType, Goods } from "./goods.ts";

/** What of the offers is shown; a missing one leaves nothing out. */
export interface OfferFilter {
  readonly kind?: ContentType | undefined;
  /** Any of them. */
  readonly genres?: readonly string[] | undefined;
}

/** The offers of a kind and of games of these genres, in their order. */
export function filterOffers<Offer extends Pick<Goods, "contentType" | "genres">>(
  offers: readonly Offer[],
  { kind, genres = [] }: OfferFilter,
): readonly Offer[] {
  return offers.filter(
    (offer) =>
      (kind === undefined || offer.contentType === kind) &&
      (genres.length === 0 || genres.some((genre) => offer.genres?.includes(genre))),
  );
}
