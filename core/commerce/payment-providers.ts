import type { Shell } from "../shell/shell.ts";

/** Payment providers (Spec §3). */
export const PAYMENT_PROVIDERS = ["nshop", "apple", "google", "onestore"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/**
 * Payment providers of a purchase: the publisher's own shop everywhere except in the mobile app, which must use its app
 * store; `appStore` is the store that the app came from, `null` if unknown.
 */
export function paymentProvidersOf(shell: Shell, appStore: PaymentProvider | null): readonly PaymentProvider[] {
  if (shell !== "app") return ["nshop"];
  return appStore === null ? [] : [appStore];
}
