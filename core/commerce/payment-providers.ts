import type { Shell } from "../shell/shell.ts";

/** Payment providers (specification, section 3). */
export const PAYMENT_PROVIDERS = ["nshop", "apple", "google", "onestore"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/**
 * Providers a purchase can be paid with: the publisher's own shop everywhere but in the mobile app, whose store has to be
 * used there; `appStore` is the store the app came from, `null` if it is not known.
 */
export function paymentProvidersOf(shell: Shell, appStore: PaymentProvider | null): readonly PaymentProvider[] {
  if (shell !== "app") return ["nshop"];
  return appStore === null ? [] : [appStore];
}
