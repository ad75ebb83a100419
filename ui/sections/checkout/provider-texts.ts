import type { PaymentProvider } from "#core/commerce/payment-providers.ts";
import type { TextKey } from "#ui/i18n/text-areas.ts";

/** What payment providers are called. */
export const PROVIDER_TEXTS = {
  nshop: "providerNshop",
  apple: "providerApple",
  google: "providerGoogle",
  onestore: "providerOnestore",
} as const satisfies Record<PaymentProvider, TextKey<"orders">>;
