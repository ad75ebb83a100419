import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { Order } from "#core/commerce/order.ts";
import { REFUND_REASONS, type RefundReason, type RefundRefusal } from "#core/commerce/refund-right.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { requestRefundMutation } from "#ui/features/orders/queries/order-actions.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";

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

const REFUND_REASON_TEXTS = {
  by_mistake: "reasonByMistake",
  does_not_run: "reasonDoesNotRun",
  not_as_expected: "reasonNotAsExpected",
  other: "reasonOther",
} as const satisfies Record<RefundReason, ParseKeys<"orders">>;

/** Reasons against a refund that are shown; the state of the order shows the others. */
const REFUND_REFUSAL_TEXTS = {
  not_paid: null,
  already_asked: "refundAsked",
  already_refunded: "refundDone",
  nothing_paid: "refundNothingPaid",
  given: "refundGiven",
  deducted: "refundDeducted",
  window_over: "refundWindowOver",
  played: "refundPlayed",
} as const satisfies Record<RefundRefusal, ParseKeys<"orders"> | null>;

const BY_MISTAKE: { readonly reason: RefundReason } = { reason: "by_mistake" };

const REFUND_DRAFT = {
  name: "refund",
  keptIn: "page",
  schema: v.object({ reason: v.picklist(REFUND_REASONS) }),
} as const;

/** Refund of the order, or the reason why it is not possible. */
export function RefundPanel({ order }: { readonly order: Order }) {
  const { t: text } = useTranslation("orders");
  const formats = useFormats();
  const confirm = useConfirm();
  const refund = useMutation(requestRefundMutation(useQueryScope(), useQueryClient(), order.orderKey));
  const form = useForm({ initial: BY_MISTAKE, draft: useFormDraft(REFUND_DRAFT), write: refund });
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
    if (isSure) refund.mutate(form.read().reason);
  };
  return (
    <section className={panel} aria-labelledby="refund-title">
      <h2 id="refund-title">{text("refundHeading")}</h2>
      {refundUntil !== null && <p>{text("refundTerms", { date: formats.dateTime(refundUntil) })}</p>}
      <div data-part="reason">
        <Field label={text("refundReason")}>
          {(control) => (
            <NativeSelect
              {...control}
              name="reason"
              value={form.values.reason}
              onChange={(value) => form.change({ reason: REFUND_REASONS.find((known) => known === value) ?? "other" })}
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
