import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CartItem } from "#core/commerce/cart.ts";
import { isGone } from "#core/failures/is-gone.ts";
import type { ToastInput } from "#core/overlays/toasts.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { addToCartMutation, changeCartQuantityMutation } from "#ui/features/cart/queries/change-cart.ts";
import { favoritesQuery, setFavoriteMutation } from "#ui/features/favorites/queries/favorites.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";

type Step = () => Promise<unknown>;

/** Actions that take a line out of the cart; each can be undone. They receive the pressed button. */
export function useLineActions({ goods, quantity }: CartItem) {
  const { t: text } = useTranslation("cart");
  const { t: basket } = useTranslation("basket");
  const toasts = useToasts();
  const scope = useQueryScope();
  const client = useQueryClient();
  const { goodsId, title } = goods;
  const { mutateAsync: add } = useMutation(addToCartMutation(scope, client));
  const { mutateAsync: changeQuantity } = useMutation(changeCartQuantityMutation(scope, client));
  const { mutateAsync: setFavorite } = useMutation(setFavoriteMutation(scope, client));

  const tellFailure = () =>
    toasts.show({ id: "cart", kind: "failure", message: text("changeFailed"), iconName: "error" });
  const offerUndo = (steps: readonly Step[], toast: Pick<ToastInput, "kind" | "message" | "iconName">) =>
    toasts.show({ ...toast, id: "cart", buttonName: text("undo"), onUndo: () => undo(steps) });
  /** Does the steps one after the other. If one fails, it and those behind it are offered again, unless that is useless. */
  const undo = async (steps: readonly Step[]) => {
    for (const [at, step] of steps.entries()) {
      try {
        await step();
      } catch (error) {
        const failure = failureOf(error);
        if (failure !== null && isGone(failure)) tellFailure();
        else offerUndo(steps.slice(at), { kind: "failure", message: basket("favoriteFailed"), iconName: "error" });
        return;
      }
    }
  };
  const putBack: readonly Step[] = [
    () => add(goods),
    ...(quantity > 1 ? [() => changeQuantity({ goodsId, title, quantity })] : []),
  ];
  const takeOut = async (message: string, steps: readonly Step[]) => {
    await changeQuantity({ goodsId, title, quantity: 0 });
    offerUndo(steps, { kind: "undo", message });
  };
  const act = async (button: HTMLElement, steps: () => Promise<void>) => {
    moveFocusFrom(button);
    await steps().catch(tellFailure);
  };
  return {
    remove: (button: HTMLElement) => void act(button, () => takeOut(text("removedItem", { title }), putBack)),
    keepForLater: (button: HTMLElement) =>
      void act(button, async () => {
        const favorite = { type: "goods", id: goodsId } as const;
        const list = client.getQueryData(favoritesQuery(scope).queryKey);
        const isNew = list?.kept.every(({ type, id }) => type !== "goods" || id !== goodsId) === true;
        await setFavorite({ favorite, title, isKept: true });
        const drop = () => setFavorite({ favorite, title, isKept: false });
        await takeOut(text("movedItem", { title }), isNew ? [...putBack, drop] : putBack);
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
