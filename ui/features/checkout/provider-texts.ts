import type { ParseKeys } from "i18next";
import type { PaymentProvider } from "#core/commerce/payment-providers.ts";

/** Names of the payment providers. */
export const PROVIDER_TEXTS = {
  nshop: "providerNshop",
  apple: "providerApple",
  google: "providerGoogle",
  onestore: "providerOnestore",
} as const satisfies Record<PaymentProvider, ParseKeys<"orders">>;
