import { useTranslation } from "react-i18next";
import type { Order } from "#core/commerce/order.ts";
import { PROVIDER_TEXTS } from "#ui/features/checkout/provider-texts.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { AmountRow, OrderAmounts } from "./order-amounts.tsx";

/** Amount, time and method of the payment, or the amount that is due; numbers in the form that customer service uses. */
export function OrderReceipt({ order }: { readonly order: Order }) {
  const { t: text } = useTranslation("orders");
  return (
    <OrderAmounts
      order={order}
      action={
        order.receiptNumber !== null && (
          <Button variant="outlineSecondary" size="small" icon="receipt" onClick={() => window.print()}>
            {text("print")}
          </Button>
        )
      }
    >
      {order.receiptNumber !== null && <AmountRow name={text("receiptNumber")}>{order.receiptNumber}</AmountRow>}
      <AmountRow name={text("orderNumber")}>{order.orderKey}</AmountRow>
      <AmountRow name={text("orderedAt")}>
        <LocalTime instant={order.createdAt} />
      </AmountRow>
      {order.paidAt !== null && (
        <AmountRow name={text("paidAt")}>
          <LocalTime instant={order.paidAt} />
        </AmountRow>
      )}
      {order.refundWaivedAt !== null && (
        <AmountRow name={text("waivedAt")}>
          <LocalTime instant={order.refundWaivedAt} />
        </AmountRow>
      )}
      {order.paidAt !== null && order.provider !== null && (
        <AmountRow name={text("paidWith")}>{text(PROVIDER_TEXTS[order.provider])}</AmountRow>
      )}
    </OrderAmounts>
  );
}
