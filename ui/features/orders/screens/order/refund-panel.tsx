import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#core/commerce/order.ts";
import { REFUND_REASONS, type RefundReason } from "#core/commerce/refund-right.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { requestRefundMutation } from "#ui/features/orders/queries/order-actions.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { REFUND_REASON_TEXTS, REFUND_REFUSAL_TEXTS } from "./order-words.ts";

const panel = css`
  @layer screens {
    display: grid;
    gap: var(--space-4);
    justify-items: start;

    & > h2 {
      margin: 0;
    }

    & > p {
      max-inline-size: 36em;
      color: var(--color-text-quiet);
    }

    & > [data-part="reason"] {
      inline-size: min(100%, 320px);
    }

    @media print {
      display: none;
    }
  }
`;

/** Refund of the order, or the reason why it is not possible. */
export function RefundPanel({ order }: { readonly order: Order }) {
  const { t: text } = useTranslation("orders");
  const formats = useFormats();
  const confirm = useConfirm();
  const [reason, setReason] = useState<RefundReason>("by_mistake");
  const refund = useMutation(requestRefundMutation(useQueryScope(), useQueryClient(), order.orderKey));
  const { refundRefusal, refundUntil } = order;
  if (refundRefusal !== null) {
    const words = REFUND_REFUSAL_TEXTS[refundRefusal];
    return words === null ? null : (
      <section className={panel} aria-labelledby="refund-title">
        <h2 id="refund-title">{text("refundHeading")}</h2>
        <p role="status">{text(words)}</p>
      </section>
    );
  }
  const ask = async () => {
    const isSure = await confirm({
      title: text("refundQuestion"),
      description: text("refundText"),
      confirmLabel: text("refundAsk"),
      cancelLabel: text("keepOrder"),
    });
    if (isSure) refund.mutate(reason);
  };
  return (
    <section className={panel} aria-labelledby="refund-title">
      <h2 id="refund-title">{text("refundHeading")}</h2>
      {refundUntil !== null && <p>{text("refundTerms", { date: formats.dateTime(refundUntil) })}</p>}
      <div data-choice="" data-part="reason">
        <Field label={text("refundReason")}>
          {(control) => (
            <NativeSelect
              {...control}
              value={reason}
              onChange={(value) => setReason(REFUND_REASONS.find((known) => known === value) ?? "other")}
              options={REFUND_REASONS.map((value) => ({ value, label: text(REFUND_REASON_TEXTS[value]) }))}
            />
          )}
        </Field>
      </div>
      {refund.isError && (
        <div role="alert">
          <FieldMessage>{text("refundFailed")}</FieldMessage>
        </div>
      )}
      <Button variant="secondary" icon="refund" busy={refund.isPending} onClick={ask}>
        {text("refundAsk")}
      </Button>
    </section>
  );
}
