import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { purchaseRefusalOf } from "#core/catalogue/availability.ts";
import { otherEditionAmong } from "#core/catalogue/edition-rules.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { CART_LINE_REFUSALS, type CartLineRefusal } from "#core/commerce/cart-refusals.ts";
import { MAX_CART_LINES } from "#core/commerce/constants.ts";
import { maxQuantityOf } from "#core/commerce/merge-cart.ts";
import { refusalReasonIn } from "#core/failures/failure-text.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { cartQuery } from "#ui/features/cart/queries/cart.ts";
import { addToCartMutation } from "#ui/features/cart/queries/change-cart.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import type { ButtonSize } from "#ui/kit/button/button-look.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useCartRefusalWords } from "./use-cart-refusal-words.ts";

interface AddToCartProps {
  readonly goods: Goods;
  readonly size?: ButtonSize;
  /** Fills the width of its container. */
  readonly block?: boolean;
  /** Position of the reason for a refusal; see `Button`. */
  readonly reasonPosition?: "below" | "bubble";
}

/**
 * Adds goods to the cart (for guests, on the device); links to the cart once they are in it; gives the reason if they
 * cannot be bought. A required base game can be added with them. The page must list the texts `basket`.
 */
export function AddToCart({ goods, size = "medium", block = false, reasonPosition = "below" }: AddToCartProps) {
  const { t: text } = useTranslation("basket");
  const wordsOf = useCartRefusalWords();
  const scope = useQueryScope();
  const { data: cart } = useQuery(cartQuery(scope));
  const other = otherEditionAmong(
    goods,
    (cart?.lines ?? []).map((line) => line.goods),
  );
  const { add, isAdding } = useAddToCart(goods, other?.title ?? null);
  const held = cart?.lines.find((line) => line.goods.goodsId === goods.goodsId);
  if (held !== undefined && held.quantity >= maxQuantityOf(goods)) {
    return (
      <ButtonLink to={buildPath("cart", {})} variant="secondary" size={size} block={block} icon="check">
        {text("inCart")}
      </ButtonLink>
    );
  }
  const refusal = purchaseRefusalOf(goods, new Set(cart?.lines.map((line) => line.goods.goodsId)));
  const isPreOrder = goods.availability === "PREORDER";
  return (
    <Button
      data-log="addToCart"
      size={size}
      block={block}
      icon="cart"
      busy={isAdding}
      onClick={add}
      {...(refusal === null ? {} : { disabled: true, reason: wordsOf(refusal), reasonPosition })}
    >
      {text(isPreOrder ? "preOrder" : "addToCart")}
    </Button>
  );
}

const REFUSALS: ReadonlySet<string> = new Set(CART_LINE_REFUSALS);

/** Adds one of the goods to the cart and shows the result, with the edition of the same game that is in it already. */
function useAddToCart(goods: Goods, other: string | null) {
  const { t: text } = useTranslation("basket");
  const formats = useFormats();
  const wordsOf = useCartRefusalWords();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(addToCartMutation(useQueryScope(), useQueryClient()));
  const wordsOfFailure = (error: unknown) => {
    const reason = refusalReasonIn(failureOf(error));
    if (reason === "cart_full") return text("cartFull", { number: formats.number(MAX_CART_LINES) });
    if (reason === "quantity_bounded") return text("quantityBounded");
    return reason !== null && REFUSALS.has(reason) ? wordsOf(reason as CartLineRefusal) : text("addFailed");
  };
  const add = () => {
    mutate(goods, {
      onSuccess: (answer) => {
        // The offline banner reports queued writes.
        if (answer === "waits") return;
        toasts.show({
          id: "cart",
          kind: "gain",
          message:
            other === null
              ? text("added", { title: goods.title })
              : text("addedBesideEdition", { title: goods.title, other }),
          iconName: "check",
          buttonName: text("toCart"),
          onClickButton: () => void navigate({ to: buildPath("cart", {}) }),
        });
      },
      onError: (error) =>
        toasts.show({ id: "cart", kind: "failure", message: wordsOfFailure(error), iconName: "error" }),
    });
  };
  return { add, isAdding: isPending };
}
