import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#core/commerce/order.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { PROVIDER_TEXTS } from "#ui/features/checkout/provider-texts.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";

const receipt = css`
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
      padding-block-start: var(--space-4);
      border-block-start: 1px solid var(--color-line);
      font-size: var(--type-20);
      font-weight: 700;
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
    }

    @media print {
      & button {
        display: none;
      }
    }
  }
`;

/** What was paid, when and how, or what is to be paid; numbers as they are read out to customer service. */
export function OrderReceipt({ order }: { readonly order: Order }) {
  const { t: text } = useTranslation("orders");
  const formats = useFormats();
  const money = (amount: number) => formats.price(amount, order.currency);
  return (
    <section className={receipt} aria-labelledby="receipt-title">
      <h2 id="receipt-title">{text(order.paidAt === null ? "checkoutTitle" : "receiptHeading")}</h2>
      <dl>
        {order.receiptNumber !== null && <Row name={text("receiptNumber")}>{order.receiptNumber}</Row>}
        <Row name={text("orderNumber")}>{order.orderKey}</Row>
        <Row name={text("orderedAt")}>
          <LocalTime instant={order.createdAt} />
        </Row>
        {order.paidAt !== null && (
          <Row name={text("paidAt")}>
            <LocalTime instant={order.paidAt} />
          </Row>
        )}
        {order.refundWaivedAt !== null && (
          <Row name={text("waivedAt")}>
            <LocalTime instant={order.refundWaivedAt} />
          </Row>
        )}
        {order.paidAt !== null && <Row name={text("paidWith")}>{text(PROVIDER_TEXTS[order.provider])}</Row>}
        {order.discount > 0 && (
          <>
            <Row name={text("subtotal")}>{money(order.subtotal)}</Row>
            <Row name={text("couponLine", { code: order.couponCode ?? "" })}>{money(-order.discount)}</Row>
          </>
        )}
        <div data-part="total">
          <dt>{text("total")}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
      <div data-part="foot">
        <span>{text(order.taxIncluded ? "taxIncluded" : "taxAdded")}</span>
        {order.receiptNumber !== null && (
          <Button variant="outlineSecondary" size="small" icon="receipt" onClick={() => window.print()}>
            {text("print")}
          </Button>
        )}
      </div>
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
