import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PayButton } from "#ui/features/checkout/pay-button.tsx";
import { useAskForRefundWaiver } from "#ui/features/checkout/use-ask-for-refund-waiver.ts";
import type { Checkout, CheckoutProblem } from "#ui/features/checkout/use-checkout.ts";
import { Button } from "#ui/kit/button/button.tsx";

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

test("a buyer who must waive the right of withdrawal can only pay after ticking the waiver", async () => {
  const answers: boolean[] = [];
  function Payer() {
    const ask = useAskForRefundWaiver();
    return <Button onClick={() => void ask().then((isAgreed) => answers.push(isAgreed))}>Buy</Button>;
  }
  const { screen } = await renderPage(<Payer />);
  const popup = page.getByRole("dialog", { name: "Before you pay" });

  await screen.getByRole("button", { name: "Buy" }).click();
  await popup.getByRole("button", { name: "Go to payment" }).click();
  await expect.element(popup.getByRole("alert")).toHaveTextContent("Check the box to continue.");
  expect(answers).toEqual([]);
  await popup.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => answers).toEqual([false]);

  await screen.getByRole("button", { name: "Buy" }).click();
  await popup.getByRole("checkbox").click();
  await popup.getByRole("button", { name: "Go to payment" }).click();
  await expect.poll(() => answers).toEqual([false, true]);
});
