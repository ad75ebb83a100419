import { useTranslation } from "react-i18next";
import type { CartLineRefusal } from "#core/commerce/cart-refusals.ts";

/** Why goods cannot be bought now, in words. Needs the texts `basket`. */
export function useCartRefusalWords(): (refusal: CartLineRefusal) => string {
  const { t: text } = useTranslation("basket");
  const words: Readonly<Record<CartLineRefusal, string>> = {
    not_in_country: text("refusedNotInCountry"),
    ended: text("refusedEnded"),
    sold_out: text("refusedSoldOut"),
    coming_soon: text("refusedComingSoon"),
    already_owned: text("refusedOwned"),
    requires_base_game: text("refusedNeedsBase"),
    blocked: text("refusedBlocked"),
    other_currency: text("refusedOtherCurrency"),
  };
  return (refusal) => words[refusal];
}
