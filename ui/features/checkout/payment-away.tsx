import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";

/** A placed order whose payment page probably does not answer. */
export interface UnreachedPayment {
  readonly orderKey: string;
  /** Of its payment page. */
  readonly address: string;
}

const note = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);

    & > div {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
    }
  }
`;

/**
 * Says that the order is placed, and leads to its payment page all the same, or to the order. It stands where the pressed
 * button was, and takes its focus.
 */
export function PaymentAway({ payment }: { readonly payment: UnreachedPayment }) {
  const { t: text } = useTranslation("orders");
  const { t: common } = useTranslation("common");
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("a")?.focus(), []);
  return (
    <div ref={frame} className={note} role="alert">
      <FieldMessage>{text("paymentAway")}</FieldMessage>
      <div>
        <ButtonLink href={payment.address} variant="gradientPrimary">
          {common("tryAgain")}
        </ButtonLink>
        <ButtonLink to={buildPath("order", { orderKey: payment.orderKey })} variant="secondary">
          {text("payLater")}
        </ButtonLink>
      </div>
    </div>
  );
}
