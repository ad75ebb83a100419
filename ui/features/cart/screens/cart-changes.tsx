import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ReportedCartChange } from "#core/commerce/cart.ts";
import { MAX_CART_LINES } from "#core/commerce/constants.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import type { ShownCart } from "#ui/features/cart/queries/cart.ts";
import { acknowledgeCartMutation } from "#ui/features/cart/queries/change-cart.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";

const box = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2) var(--space-5);
    align-items: end;
    padding: var(--space-4) var(--space-5);
    border-radius: var(--radius-card);
    background: var(--color-warning-soft);

    & > h2 {
      grid-column: 1 / -1;
      font-size: var(--type-16);
      font-weight: 700;
    }

    & > ul {
      display: grid;
      gap: 4px;
      font-size: var(--type-14);
      line-height: 1.5;
    }

    @media (max-width: 639px) {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`;

/** Changes of the cart since the player's last visit, until they dismiss them. */
export function CartChanges({ cart }: { readonly cart: ShownCart }) {
  const { t: text } = useTranslation("cart");
  const formats = useFormats();
  const toasts = useToasts();
  const wordsOf = useChangeWords();
  const acknowledge = useMutation(acknowledgeCartMutation(useQueryScope(), useQueryClient()));
  const full = cart.notices.filter(({ reason }) => reason === "cart_full");
  const gone = cart.notices.filter(({ reason }) => reason === "gone");
  const takeNote = () => {
    document.getElementById("cart-title")?.focus({ preventScroll: true });
    acknowledge.mutate(cart, {
      onError: () => toasts.show({ id: "cart", kind: "failure", message: text("changeFailed"), iconName: "error" }),
    });
  };
  return (
    <section className={box} aria-labelledby="cart-changes" role="status">
      <h2 id="cart-changes">{text("changesTitle")}</h2>
      <ul>
        {cart.changes.map((change) => (
          <li key={`${change.kind}:${change.goodsId}`}>{wordsOf(change)}</li>
        ))}
        {gone.map(({ goodsId, title }) => (
          <li key={`gone:${goodsId}`}>
            {title === "" ? text("changeRemovedUnknown") : text("changeRemoved", { title })}
          </li>
        ))}
        {full.map(({ goodsId, title }) => (
          <li key={`full:${goodsId}`}>{text("noticeFull", { title, number: formats.number(MAX_CART_LINES) })}</li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={takeNote}>
        {text("understood")}
      </Button>
    </section>
  );
}

function useChangeWords(): (change: ReportedCartChange) => string {
  const { t: text } = useTranslation("cart");
  const formats = useFormats();
  return (change) => {
    const { title, currency } = change;
    switch (change.kind) {
      case "removed":
        return title === "" ? text("changeRemovedUnknown") : text("changeRemoved", { title });
      case "quantity":
        return text("changeQuantity", {
          title,
          from: formats.number(change.from),
          to: formats.number(change.to),
        });
      case "dearer":
      case "cheaper":
        return text(change.kind === "dearer" ? "changeDearer" : "changeCheaper", {
          title,
          from: formats.price(change.from, currency),
          to: formats.price(change.to, currency),
        });
    }
  };
}
