import { expect, test } from "vitest";
import { PayButton } from "#ui/sections/checkout/pay-button.tsx";
import type { Checkout, CheckoutProblem } from "#ui/sections/checkout/use-checkout.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

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
  ["tooManyUnpaid", "Too many of your orders are waiting for payment. Pay or cancel one of them first."],
  ["unreachable", "Your order did not reach us, and nothing was paid. Try again."],
  ["error", "That did not work, and nothing was paid. Try again in a moment."],
] as const)("a payment that is %s says what to do", async (problem, words) => {
  const { screen } = await renderPage(<PayButton checkout={checkoutWith(problem)} />, {
    ports: createFakePorts(createPublisher()),
  });
  await expect.element(screen.getByRole("alert")).toHaveTextContent(words);
});
