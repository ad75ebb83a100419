import { css } from "@linaria/core";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#core/commerce/order.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useTaxWords } from "#ui/features/checkout/use-tax-words.ts";

const bill = css`
  @layer screens {
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & dl {
      display: grid;
      gap: var(--space-3);
    }

    & dl > div {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-4);
      justify-content: space-between;
    }

    & dt {
      color: var(--color-text-quiet);
    }

    & dd {
      margin-inline-start: auto;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }

    & [data-part="total"] {
      font-size: var(--type-20);
      font-weight: 700;
    }

    & [data-part="total"]:not(:first-child) {
      padding-block-start: var(--space-4);
      border-block-start: 1px solid var(--color-line);
    }

    & [data-part="total"] > dt {
      color: inherit;
    }

    & [data-part="foot"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
      align-items: center;
      justify-content: space-between;
      margin-block-start: var(--space-5);
      color: var(--color-text-quiet);
      font-size: var(--type-13);

      &:empty {
        display: none;
      }
    }

    @media print {
      & button {
        display: none;
      }
    }
  }
`;

interface OrderAmountsProps {
  readonly order: Order;
  /** Rows before the amounts: `AmountRow`. */
  readonly children?: ReactNode;
  /** Beside the words about tax. */
  readonly action?: ReactNode;
}

/** Amounts of an order as they are charged: the coupon and the total. Every page of an order shows this. */
export function OrderAmounts({ order, children, action }: OrderAmountsProps) {
  const { t: text } = useTranslation("orders");
  const formats = useFormats();
  const taxWords = useTaxWords(order);
  const titleId = useId();
  const isPaid = order.paidAt !== null;
  const money = (amount: number) => formats.price(amount, order.currency);
  return (
    <section className={bill} aria-labelledby={titleId}>
      <h2 id={titleId}>{text(isPaid ? "receiptHeading" : "checkoutTitle")}</h2>
      <dl>
        {children}
        {order.discount > 0 && (
          <>
            <AmountRow name={text("subtotal")}>{money(order.subtotal)}</AmountRow>
            <AmountRow name={text("couponLine", { code: order.couponCode ?? "" })}>{money(-order.discount)}</AmountRow>
          </>
        )}
        <div data-part="total">
          <dt>{text(isPaid ? "totalPaid" : "total")}</dt>
          <dd>
            <bdi>{money(order.total)}</bdi>
          </dd>
        </div>
      </dl>
      <div data-part="foot">
        {taxWords && <span>{taxWords}</span>}
        {action}
      </div>
    </section>
  );
}

export function AmountRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
