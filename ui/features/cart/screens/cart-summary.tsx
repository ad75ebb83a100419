import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { CartTotals } from "#core/commerce/cart-totals.ts";
import { useFormats } from "#ui/context/use-formats.ts";

const card = css`
  @layer screens {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & h2 {
      font-size: var(--type-16);
      font-weight: 700;
    }

    & dl {
      display: grid;
      gap: 10px;
      font-size: var(--type-14);
      font-variant-numeric: tabular-nums;
    }

    & dl > div {
      display: flex;
      justify-content: space-between;
      gap: var(--space-4);
    }

    & dt {
      color: var(--color-text-quiet);
    }

    & [data-part="saved"] dd {
      color: var(--color-success-text);
      font-weight: 600;
    }

    & [data-part="total"] {
      align-items: baseline;
      padding-block-start: var(--space-3);
      border-block-start: 1px solid var(--color-line);
    }

    & [data-part="total"] dt {
      color: var(--color-text);
      font-weight: 600;
    }

    & [data-part="total"] dd {
      font-size: var(--type-24);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & p {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }
  }
`;

interface CartSummaryProps {
  readonly totals: CartTotals;
  readonly isGuest: boolean;
}

/** What the cart comes to. */
export function CartSummary({ totals, isGuest }: CartSummaryProps) {
  const { t: text } = useTranslation("cart");
  const { t: common } = useTranslation("common");
  const formats = useFormats();
  const { currency, amount, listAmount, taxIncluded } = totals;
  return (
    <aside className={card} aria-label={text("summary")}>
      <h2>{text("summary")}</h2>
      {currency === null ? (
        <p>{text("nothingToBuy")}</p>
      ) : (
        <>
          <dl>
            {amount < listAmount && (
              <>
                <div>
                  <dt>{text("regularTotal")}</dt>
                  <dd>
                    <bdi>{formats.price(listAmount, currency)}</bdi>
                  </dd>
                </div>
                <div data-part="saved">
                  <dt>{text("saved")}</dt>
                  <dd>
                    <bdi>{formats.price(listAmount - amount, currency)}</bdi>
                  </dd>
                </div>
              </>
            )}
            <div data-part="total">
              <dt>{text("total")}</dt>
              <dd>
                <bdi>{formats.price(amount, currency)}</bdi>
              </dd>
            </div>
          </dl>
          <p>{common(taxIncluded ? "taxIncluded" : "taxAddedLater")}</p>
        </>
      )}
      {isGuest && <p>{text("guestCart")}</p>}
    </aside>
  );
}
