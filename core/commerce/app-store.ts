import type { PaymentProvider } from "./payment-providers.ts";

/**
 * The store a mobile app came from, by the user agent of its web view; `null` if it is unknown.
 *
 * | user agent                | provider |
 * |---------------------------|----------|
 * | names ONE store           | onestore |
 * | iPhone, iPad, iPod        | apple    |
 * | Android                   | google   |
 */
export function appStoreOf(userAgent: string): PaymentProvider | null {
  if (/one ?store/i.test(userAgent)) return "onestore";
  if (/iPhone|iPad|iPod/.test(userAgent)) return "apple";
  return userAgent.includes("Android") ? "google" : null;
}
