import type { ParseKeys } from "i18next";
import type { PaymentProvider } from "#core/commerce/payment-providers.ts";

/** What payment providers are called. */
export const PROVIDER_TEXTS = {
  nshop: "providerNshop",
  apple: "providerApple",
  google: "providerGoogle",
  onestore: "providerOnestore",
} as const satisfies Record<PaymentProvider, ParseKeys<"orders">>;
