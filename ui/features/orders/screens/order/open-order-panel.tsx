import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Order } from "#core/commerce/order.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { cancelOrderMutation } from "#ui/features/orders/queries/order-actions.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";

const actions = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    justify-content: var(--order-actions, start);

    & > p,
    & > [role="alert"] {
      flex-basis: 100%;
    }

    & > p {
      color: var(--color-text-quiet);
    }
  }
`;

/** An order that waits for its payment: on to pay it, or leave it. */
export function OpenOrderPanel({ order }: { readonly order: Order }) {
  const { t: text } = useTranslation("orders");
  const formats = useFormats();
  const confirm = useConfirm();
  const cancel = useMutation(cancelOrderMutation(useQueryScope(), useQueryClient(), order.orderKey));
  const ask = async () => {
    const isSure = await confirm({
      title: text("cancelQuestion"),
      description: text("cancelText"),
      confirmLabel: text("cancelOrder"),
      cancelLabel: text("keepOrder"),
      isDangerous: true,
    });
    if (isSure) cancel.mutate();
  };
  return (
    <div className={actions}>
      {order.expiresAt !== null && <p>{text("payUntil", { time: formats.dateTime(order.expiresAt) })}</p>}
      {order.paymentUrl !== null && (
        <ButtonLink href={order.paymentUrl} variant="gradientPrimary">
          {text("payContinue")}
        </ButtonLink>
      )}
      <Button variant="secondary" busy={cancel.isPending} onClick={ask}>
        {text("cancelOrder")}
      </Button>
      {cancel.isError && (
        <div role="alert">
          <FieldMessage>{text("cancelFailed")}</FieldMessage>
        </div>
      )}
    </div>
  );
}
