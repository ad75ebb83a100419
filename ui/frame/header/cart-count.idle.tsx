import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { badgeOf } from "#core/engagement/badge-of.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIsPartial } from "#ui/data/partial-lists.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { CART_TOPIC, cartQuery } from "#ui/features/cart/queries/cart.ts";
import { FAVORITES_TOPIC, favoritesQuery } from "#ui/features/favorites/queries/favorites.ts";
import { countLook } from "#ui/kit/badge/count-look.ts";

/**
 * Number of lines in the cart. It is on every page, so a guest's cart is merged into the player's with the first page
 * after login, and all tabs agree. Nothing if the number is not known.
 */
export function CartCount() {
  const { tabs } = usePorts();
  const client = useQueryClient();
  const scope = useQueryScope();
  const { number } = useFormats();
  const cart = cartQuery(scope);
  const { data } = useQuery(cart);
  const isPartial = useIsPartial(cart.queryKey);
  useQuery(favoritesQuery(scope));

  useEffect(() => {
    const stopCart = tabs.listen(CART_TOPIC, () => void client.invalidateQueries({ queryKey: ["cart"] }));
    const stopFavorites = tabs.listen(
      FAVORITES_TOPIC,
      () => void client.invalidateQueries({ queryKey: ["favorites"] }),
    );
    return () => {
      stopCart();
      stopFavorites();
    };
  }, [tabs, client]);

  const { isUserUnknown } = useVisit();
  const count = isUserUnknown || isPartial ? 0 : (data?.lines.length ?? 0);
  return count === 0 ? null : (
    <span data-part="number" className={countLook}>
      {badgeOf(count, number)}
    </span>
  );
}
