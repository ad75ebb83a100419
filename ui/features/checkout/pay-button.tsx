import { css } from "@linaria/core";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { PaymentAway } from "./payment-away.tsx";
import type { Checkout, CheckoutProblem, CheckoutRefusal } from "./use-checkout.ts";

interface PayButtonProps {
  readonly checkout: Checkout;
  /** Fills the width of its container. */
  readonly block?: boolean;
  /** The button is in a bar without room below it: show the reason for a refusal in a bubble. */
  readonly isInBar?: boolean;
}

const frame = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);
  }
`;

const REFUSAL_TEXTS = {
  blocked_lines: "blockedLines",
  no_provider: "noProvider",
  price_coming: "priceComing",
  price_missing: "priceMissing",
} as const satisfies Record<CheckoutRefusal, ParseKeys<"orders">>;

const PROBLEM_TEXTS = {
  changed: "problemChanged",
  unreachable: "problemUnreachable",
  tooManyUnpaid: "problemTooManyUnpaid",
  error: "problemError",
} as const satisfies Record<CheckoutProblem, ParseKeys<"orders">>;

/** Goes to the payment page; asks guests to sign in. Errors are shown above it. */
export function PayButton({ checkout, block = false, isInBar = false }: PayButtonProps) {
  const { t: text } = useTranslation("orders");
  const { isGuest, quote, refusal, problem, unreached, contents, coupon } = checkout;
  const press = usePlayerAction("pay", () => void checkout.pay(), {
    // Only for what the guest has seen: their cart may have met one of the account's, and their coupon may be refused.
    resume: (seen) => void (seen === contents && coupon.refusal === null && checkout.pay()),
    isReady: !checkout.isPricing && refusal === null,
  });
  if (unreached !== null) return <PaymentAway payment={unreached} />;
  const words = isGuest ? "signInToPay" : quote?.total === 0 ? "payFree" : "payNow";
  return (
    <div className={frame}>
      {problem !== null && (
        <div role="alert">
          <FieldMessage kind="error">{text(PROBLEM_TEXTS[problem])}</FieldMessage>
        </div>
      )}
      {refusal === null ? (
        <Button
          data-log="pay"
          variant="gradientPrimary"
          size="large"
          block={block}
          busy={checkout.isPaying}
          onClick={() => press(contents)}
        >
          {text(words)}
        </Button>
      ) : (
        <Button
          data-log="pay"
          size="large"
          block={block}
          disabled
          reason={text(REFUSAL_TEXTS[refusal])}
          reasonPosition={isInBar ? "bubble" : "below"}
        >
          {text(words)}
        </Button>
      )}
    </div>
  );
}
