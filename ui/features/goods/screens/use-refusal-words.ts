import { useTranslation } from "react-i18next";
import type { PurchaseRefusal } from "#core/catalogue/availability.ts";
import type { Game } from "#core/catalogue/game.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";

/** Why goods cannot be bought now, and what would help. */
export function useRefusalWords(
  refusal: PurchaseRefusal,
  base: Goods | undefined,
  game: Game | undefined,
): { readonly state: string; readonly help: string } {
  const { t: text } = useTranslation("goods");
  const { countryName, list } = useFormats();
  const country = countryName(useVisit().countryCode);
  switch (refusal) {
    case "already_owned":
      return { state: text("stateOwned"), help: text("helpOwned") };
    case "not_in_country": {
      const countries = game?.countries.launch ?? [];
      const help =
        countries.length === 0
          ? text("helpNotInCountry")
          : text("helpSoldIn", { countries: list(countries.map(countryName)) });
      return { state: text("stateNotInCountry", { country }), help };
    }
    case "ended":
      return { state: text("stateEnded"), help: text("helpEnded") };
    case "sold_out":
      return { state: text("stateSoldOut"), help: text("helpSoldOut") };
    case "coming_soon":
      return { state: text("stateComingSoon"), help: text("helpComingSoon") };
    case "requires_base_game":
      return {
        state: text("stateNeedsBase"),
        // Any goods of this target type contain the game; a needed add-on has no replacement.
        help:
          base === undefined || base.targetType === "game"
            ? text("helpNeedsAnyBase")
            : text("helpNeedsBase", { title: base.title }),
      };
    case "blocked":
      return { state: text("stateBlocked"), help: text("helpBlocked") };
  }
}
