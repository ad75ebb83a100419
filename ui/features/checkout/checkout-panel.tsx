import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { CouponField } from "./coupon-field.tsx";
import { PayButton } from "./pay-button.tsx";
import { PROVIDER_TEXTS } from "./provider-texts.ts";
import type { Checkout } from "./use-checkout.ts";
import { useTaxWords } from "./use-tax-words.ts";

/** Total of the lines without a quote: guests get none. Amounts in minor units. */
export interface RoughPrice {
  readonly total: number;
  /** Amount that the reductions are counted from. */
  readonly listTotal: number;
  readonly currency: string;
  readonly taxIncluded: boolean;
}

interface CheckoutPanelProps {
  readonly checkout: Checkout;
  /** Shown to guests and until the server has priced the purchase. */
  readonly rough: RoughPrice;
  /** The page renders a `PayButton` of the same checkout elsewhere. */
  readonly isButtonElsewhere?: boolean;
  /** Last line. */
  readonly note?: string | undefined;
}

const panel = css`
  @layer sections {
    display: grid;
    gap: var(--space-5);
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & h2 {
      font-size: var(--type-20);
      font-weight: 700;
    }

    & dl {
      display: grid;
      gap: var(--space-2);
    }

    & dl > div {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-4);
      justify-content: space-between;
      color: var(--color-text-quiet);
    }

    & dd {
      margin-inline-start: auto;
      font-variant-numeric: tabular-nums;
    }

    & [data-part="off"] > dd {
      color: var(--color-live-text);
    }

    & [data-part="total"] {
      margin-block-start: var(--space-2);
      padding-block-start: var(--space-4);
      border-block-start: 1px solid var(--color-line);
      color: var(--color-text);
      font-size: var(--type-20);
      font-weight: 700;
    }

    & [data-part="small"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }
  }
`;

/** Checkout panel: total with a coupon, payment method, and the link to the payment page. */
export function CheckoutPanel({ checkout, rough, isButtonElsewhere = false, note }: CheckoutPanelProps) {
  const { t: text } = useTranslation("orders");
  const formats = useFormats();
  const { quote, error, provider, isGuest } = checkout;
  const currency = quote?.currency ?? rough.currency;
  const money = (amount: number) => formats.price(amount, currency);
  const price = quote ?? { subtotal: rough.total, discount: 0, ...rough };
  const taxWords = useTaxWords(price);
  // What is saved is known for the prices of the cart; a quote at other prices is about to renew them.
  const listTotal = price.subtotal === rough.total ? rough.listTotal : price.subtotal;
  const code = quote?.coupon?.refusal === null ? quote.coupon.code : null;
  if (error !== null && quote === null && !isGuest) {
    return <FailureNote error={error} isRetrying={checkout.isPricing} onRetry={checkout.retry} />;
  }
  return (
    <section className={panel} aria-labelledby="checkout-title">
      <h2 id="checkout-title">{text("checkoutTitle")}</h2>
      <CouponField coupon={checkout.coupon} isGuest={isGuest} />
      <dl aria-busy={checkout.isPricing || undefined}>
        {listTotal > price.subtotal && (
          <>
            <div>
              <dt>{text("regularPrice")}</dt>
              <dd>{money(listTotal)}</dd>
            </div>
            <div data-part="off">
              <dt>{text("saved")}</dt>
              <dd>{money(listTotal - price.subtotal)}</dd>
            </div>
          </>
        )}
        {price.discount > 0 && (
          <div data-part="off">
            <dt>{text("couponLine", { code: code ?? "" })}</dt>
            <dd>{money(-price.discount)}</dd>
          </div>
        )}
        <div data-part="total">
          <dt>{text("total")}</dt>
          <dd>{checkout.isPricing && quote === null ? <Skeleton width="96px" height="24px" /> : money(price.total)}</dd>
        </div>
      </dl>
      {taxWords && <p data-part="small">{taxWords}</p>}
      {!isButtonElsewhere && <PayButton checkout={checkout} block />}
      {provider !== null && price.total > 0 && (
        <p data-part="small">{text("payWith", { provider: text(PROVIDER_TEXTS[provider]) })}</p>
      )}
      {note !== undefined && <p data-part="small">{note}</p>}
    </section>
  );
}
