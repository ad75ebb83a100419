import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Order } from "#core/commerce/order.ts";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { STATE_TEXTS } from "./order-words.ts";

const timeline = css`
  @layer screens {
    display: grid;

    & > li {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
      padding-block-end: var(--space-4);
      padding-inline-start: var(--space-6);
    }

    & > li::before {
      position: absolute;
      inset-block-start: 7px;
      inset-inline-start: 0;
      inline-size: 10px;
      block-size: 10px;
      border-radius: 50%;
      background: var(--color-line-strong);
      content: "";
    }

    & > li:last-child::before {
      background: var(--color-primary);
    }

    & > li:not(:last-child)::after {
      position: absolute;
      inset-block: 20px -4px;
      inset-inline-start: 4px;
      inline-size: 2px;
      background: var(--color-line);
      content: "";
    }

    & > li:last-child {
      font-weight: 600;
    }

    & time {
      color: var(--color-text-quiet);
      font-weight: 400;
    }
  }
`;

/** Every state an order has been in, the last one now. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const { t: text } = useTranslation("orders");
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title">{text("historyHeading")}</h2>
      <ol className={timeline}>
        {order.history.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            <span>{text(STATE_TEXTS[state])}</span>
            <LocalTime instant={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}
