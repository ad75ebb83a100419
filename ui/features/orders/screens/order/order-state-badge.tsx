import { useTranslation } from "react-i18next";
import type { OrderState } from "#core/commerce/order-state.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { STATE_TEXTS } from "./order-words.ts";

const TONES = {
  created: "neutral",
  awaiting_payment: "warning",
  paid: "primary",
  fulfilled: "success",
  failed: "error",
  cancelled: "neutral",
  refund_requested: "warning",
  refunded: "neutral",
} as const satisfies Record<OrderState, string>;

/** The state of an order in a word; nothing if it is not known. */
export function OrderStateBadge({ state }: { readonly state: OrderState | null }) {
  const { t: text } = useTranslation("orders");
  if (state === null) return null;
  return <Badge tone={TONES[state]}>{text(STATE_TEXTS[state])}</Badge>;
}
