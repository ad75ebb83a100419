import { expect, test } from "vitest";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PayButton } from "#ui/features/checkout/pay-button.tsx";
import type { Checkout, CheckoutProblem } from "#ui/features/checkout/use-checkout.ts";

const NOTHING = () => undefined;

const checkoutWith = (problem: CheckoutProblem): Checkout => ({
  quote: null,
  error: null,
  isGuest: false,
  contents: "",
  isPricing: false,
  retry: NOTHING,
  coupon: { code: null, refusal: null, isChecking: false, apply: NOTHING, remove: NOTHING },
  provider: "nshop",
  refusal: null,
  problem,
  isPaying: false,
  pay: async () => undefined,
});

test.each([
  ["changed", "Something has changed. Check the new total, then continue."],
  ["tooManyUnpaid", "Too many of your orders are waiting for payment. Complete or cancel one of them first."],
  ["unreachable", "Your order couldn’t be sent. You haven’t been charged. Try again."],
  ["error", "That didn’t work. You haven’t been charged. Try again in a moment."],
] as const)("a payment that is %s says what to do", async (problem, words) => {
  const { screen } = await renderPage(<PayButton checkout={checkoutWith(problem)} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent(words);
});
