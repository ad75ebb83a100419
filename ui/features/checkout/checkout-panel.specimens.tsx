import type { OrderQuote } from "#core/commerce/order.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { CheckoutPanel } from "./checkout-panel.tsx";
import type { Checkout } from "./use-checkout.ts";

const nothing = () => undefined;
const rough = { total: 60_800, listTotal: 73_800, currency: "KRW", taxIncluded: true };
const quote: OrderQuote = {
  currency: "KRW",
  subtotal: 60_800,
  discount: 6_080,
  total: 54_720,
  taxIncluded: true,
  tax: null,
  needsRefundWaiver: false,
  lines: [],
  coupon: { code: "WELCOME10", refusal: null },
};
const ready: Checkout = {
  quote: { ...quote, discount: 0, total: 60_800, coupon: null },
  error: null,
  isGuest: false,
  contents: "",
  isPricing: false,
  retry: nothing,
  coupon: { code: null, refusal: null, isChecking: false, apply: nothing, remove: nothing },
  provider: "nshop",
  refusal: null,
  problem: null,
  unreached: null,
  isPaying: false,
  pay: () => Promise.resolve(),
};

const show = (change: Partial<Checkout>) => <CheckoutPanel checkout={{ ...ready, ...change }} rough={rough} />;

export default {
  title: "Checkout",
  specimens: [
    { name: "ready to pay", render: () => show({}) },
    {
      name: "with a coupon",
      render: () => show({ quote, coupon: { ...ready.coupon, code: "WELCOME10" } }),
    },
    {
      name: "a coupon is refused",
      render: () => show({ coupon: { ...ready.coupon, code: "HARVEST20", refusal: "expired" } }),
    },
    { name: "of a guest", render: () => show({ quote: null, isGuest: true }) },
    { name: "being priced", render: () => show({ quote: null, isPricing: true, refusal: "price_coming" }) },
    { name: "a line cannot be bought", render: () => show({ refusal: "blocked_lines" }) },
    { name: "an app of an unknown store", render: () => show({ provider: null, refusal: "no_provider" }) },
    { name: "the price has changed", render: () => show({ problem: "changed" }) },
    { name: "the order did not arrive", render: () => show({ problem: "unreachable" }) },
    {
      name: "the payment page does not answer",
      render: () => show({ unreached: { orderKey: "1", address: "https://pay.example.com/pay/1" } }),
    },
    { name: "on the way to the payment", render: () => show({ isPaying: true }) },
    { name: "nothing to pay", render: () => show({ quote: { ...quote, total: 0, discount: 60_800 } }) },
  ],
} satisfies Specimens;
