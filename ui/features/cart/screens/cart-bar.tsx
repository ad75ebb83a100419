import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { CartTotals } from "#core/commerce/cart-totals.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { PayButton } from "#ui/features/checkout/pay-button.tsx";
import type { Checkout } from "#ui/features/checkout/use-checkout.ts";

const bar = css`
  @layer screens {
    position: fixed;
    z-index: 90;
    inset-inline: 0;
    inset-block-end: var(--tabs, 0px);
    padding-block-end: env(safe-area-inset-bottom, 0px);
    border-block-start: 1px solid var(--color-line);
    background: var(--color-surface);

    & > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-4);
      box-sizing: border-box;
      max-inline-size: 1200px;
      min-block-size: var(--cart-bar-height);
      margin-inline: auto;
      padding-inline: var(--gutter);
    }

    & [data-part="sum"] {
      display: grid;
      font-size: var(--type-13);
      line-height: 1.4;
    }

    & [data-part="sum"] > span {
      color: var(--color-text-quiet);
    }

    & [data-part="sum"] > strong {
      font-size: var(--type-20);
      font-variant-numeric: tabular-nums;
      letter-spacing: var(--tracking-heading);
    }
  }
`;

interface CartBarProps {
  readonly totals: CartTotals;
  readonly checkout: Checkout;
}

/** Bar at the bottom of the cart with the total and the button of the next step. */
export function CartBar({ totals: { currency, amount, count }, checkout }: CartBarProps) {
  const { t: text } = useTranslation("cart");
  const formats = useFormats();
  const { quote } = checkout;
  if (currency === null) return null;
  return (
    <div className={bar} data-bar="cart">
      <div>
        <p data-part="sum">
          <span>{text("itemCount", { count, number: formats.number(count) })}</span>
          <strong>
            <bdi>{formats.price(quote?.total ?? amount, quote?.currency ?? currency)}</bdi>
          </strong>
        </p>
        <PayButton checkout={checkout} isInBar />
      </div>
    </div>
  );
}
