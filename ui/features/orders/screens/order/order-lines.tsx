import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order, OrderLine } from "#core/commerce/order.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { orderQuery } from "#ui/features/checkout/queries/orders.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { orderRowsLook } from "./order-rows-look.ts";

const list = css`
  @layer screens {
    & [data-part="amount"] {
      font-variant-numeric: tabular-nums;
      font-weight: 600;
      white-space: nowrap;
    }

    @media ${UP_TO_PHONE} {
      & > li {
        row-gap: var(--space-1);
      }

      & [data-part="cover"] {
        grid-row: span 2;
      }
    }
  }
`;

interface OrderLinesProps {
  readonly order: Order;
  /** Below the title of a line. */
  readonly actionOf?: ((line: OrderLine) => ReactNode) | undefined;
}

/** Lines of an order. */
export function OrderLines({ order, actionOf }: OrderLinesProps) {
  const { t: text } = useTranslation("orders");
  const formats = useFormats();
  const money = (amount: number) => formats.price(amount, order.currency);
  return (
    <>
      <ul className={`${orderRowsLook} ${list}`}>
        {order.lines.map((line) => (
          <li key={line.goodsId}>
            <div data-part="cover">
              <Picture media={line.image} sizes="128px" ratio="16 / 9" alt="" title={line.title} />
            </div>
            <div data-part="what">
              <PageLink
                to={
                  line.contentType === "BUNDLE"
                    ? buildPath("bundle", { goodsId: line.goodsId })
                    : buildPath("goods", { gameCode: line.gameCode, goodsId: line.goodsId })
                }
              >
                <bdi lang={line.textLocale}>{line.title}</bdi>
              </PageLink>
              {line.quantity > 1 && <span>{text("quantity", { number: formats.number(line.quantity) })}</span>}
              {line.ownedAmount > 0 && <span>{text("ownedTaken", { amount: money(line.ownedAmount) })}</span>}
              {actionOf?.(line)}
            </div>
            <span data-part="amount">{money(line.unitAmount * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <PartialNote queryKey={orderQuery(useQueryScope(), order.orderKey).queryKey} />
    </>
  );
}
