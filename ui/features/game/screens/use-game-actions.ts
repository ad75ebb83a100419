import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CallToAction } from "#core/catalogue/call-to-action.ts";
import type { Game } from "#core/catalogue/game.ts";
import { type GameActions, gameActionsOf, type PurchaseOffer } from "#core/catalogue/game-actions.ts";
import { currentAmount } from "#core/catalogue/price.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useIsPartial } from "#ui/data/partial-lists.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";

export interface PlayerActions extends GameActions {
  /** The player owns an edition below another one. */
  readonly canUpgrade: boolean;
  /** No answer says whether the game has to be bought. */
  readonly isUnknown: boolean;
}

/** What the player can do with a game now. */
export function useGameActions(game: Game, call: CallToAction): PlayerActions {
  const { clock } = usePorts();
  const query = goodsQuery(useQueryScope(), game.gameCode);
  const { data, isPending } = useQuery(query);
  const isPartial = useIsPartial(query.queryKey);
  return useMemo(() => {
    const actions = gameActionsOf(call, game, data, clock.now(), isPartial);
    return {
      ...actions,
      canUpgrade: data?.some(({ upgrade }) => upgrade) === true,
      isUnknown: actions.purchase === undefined && !isPending,
    };
  }, [call, game, data, isPending, isPartial, clock]);
}

/** Words of the button that leads to a purchase, with what is paid now. */
export function usePurchaseLabel(): (offer: PurchaseOffer) => string {
  const { t: text } = useTranslation("game");
  const { price: format } = useFormats();
  const { clock } = usePorts();
  return ({ kind, price }) =>
    text(kind === "preOrder" ? "preOrderFor" : "buyFor", {
      price: format(currentAmount(price, clock.now()), price.currency),
    });
}
