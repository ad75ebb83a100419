import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CartItem } from "#core/commerce/cart.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { addToCartMutation, changeCartQuantityMutation } from "#ui/features/cart/queries/change-cart.ts";
import { setFavoriteMutation } from "#ui/features/favorites/queries/favorites.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";

/** Actions that take a line out of the cart; each can be undone. They receive the pressed button. */
export function useLineActions({ goods, quantity }: CartItem) {
  const { t: text } = useTranslation("cart");
  const toasts = useToasts();
  const scope = useQueryScope();
  const client = useQueryClient();
  const { goodsId, title } = goods;
  const { mutateAsync: add } = useMutation(addToCartMutation(scope, client));
  const { mutateAsync: changeQuantity } = useMutation(changeCartQuantityMutation(scope, client));
  const { mutateAsync: setFavorite } = useMutation(setFavoriteMutation(scope, client));

  const tellFailure = () =>
    toasts.show({ id: "cart", kind: "failure", message: text("changeFailed"), iconName: "error" });
  const putBack = async () => {
    try {
      await add(goods);
      if (quantity > 1) await changeQuantity({ goodsId, title, quantity });
    } catch {
      tellFailure();
    }
  };
  const takeOut = async (message: string) => {
    await changeQuantity({ goodsId, title, quantity: 0 });
    toasts.show({
      id: "cart",
      kind: "undo",
      message,
      buttonName: text("undo"),
      onUndo: putBack,
    });
  };
  const act = async (button: HTMLElement, steps: () => Promise<void>) => {
    moveFocusFrom(button);
    await steps().catch(tellFailure);
  };
  return {
    remove: (button: HTMLElement) => void act(button, () => takeOut(text("removedItem", { title }))),
    keepForLater: (button: HTMLElement) =>
      void act(button, async () => {
        await setFavorite({ favorite: { type: "goods", id: goodsId }, title, isKept: true });
        await takeOut(text("movedItem", { title }));
      }),
  };
}

/** The line disappears with the pressed button: the focus moves to the next line, or to the heading. */
function moveFocusFrom(button: HTMLElement): void {
  const others = [...document.querySelectorAll<HTMLElement>("main button[data-part=remove]")];
  const own = button.closest("li")?.querySelector<HTMLElement>("button[data-part=remove]") ?? null;
  const at = own === null ? -1 : others.indexOf(own);
  const next = others[at + 1] ?? others[at - 1] ?? document.getElementById("cart-title");
  next?.focus({ preventScroll: true });
}
