import { expect, it } from "vitest";
import { PAYMENT_PROVIDERS, paymentProvidersOf } from "#core/commerce/payment-providers.ts";

it("the publisher's own shop takes payments everywhere but in the mobile app", () => {
  for (const shell of ["web", "launcher", "chat"] as const)
    expect(paymentProvidersOf(shell, "apple")).toEqual(["nshop"]);
});

it("in the mobile app its app store takes payments, and none does if that is unknown", () => {
  for (const store of PAYMENT_PROVIDERS) expect(paymentProvidersOf("app", store)).toEqual([store]);
  expect(paymentProvidersOf("app", null)).toEqual([]);
});
