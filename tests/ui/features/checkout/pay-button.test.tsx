import { useIsMutating } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { changePorts, createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { isPaymentAway } from "#ui/features/checkout/leave-for-payment.ts";
import { PayButton } from "#ui/features/checkout/pay-button.tsx";
import { type Checkout, type CheckoutProblem, useCheckout } from "#ui/features/checkout/use-checkout.ts";

const NOTHING = () => undefined;

const checkoutWith = (problem: CheckoutProblem | null): Checkout => ({
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
  unreached: null,
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

test("an order whose payment page does not answer can be paid all the same, or later", async () => {
  const unreached = { orderKey: "0123456789abcdef", address: "https://pay.example.com/pay/1" };
  const { screen } = await renderPage(<PayButton checkout={{ ...checkoutWith(null), unreached }} />);
  await expect
    .element(screen.getByText("The payment page can’t be reached right now. Your order is saved."))
    .toBeVisible();
  const again = screen.getByRole("link", { name: "Try again" });
  await expect.element(again).toHaveAttribute("href", unreached.address);
  await expect.element(again).toHaveFocus();
  const later = screen.getByRole("link", { name: "Pay later" });
  await expect.element(later).toHaveAttribute("href", `/order/${unreached.orderKey}`);
});

const PAYMENT = "https://pay.example.com/pay";
test.each([
  ["never answers", PAYMENT, `${PAYMENT}/1`, [false, false], true],
  ["answers", PAYMENT, `${PAYMENT}/1`, [true], false],
  ["answers at the second attempt", PAYMENT, `${PAYMENT}/1`, [false, true], false],
  ["is at the store's own origin", "/pay", "/pay/1", [], false],
  ["has pages of another origin, which may not be asked", PAYMENT, "https://bank.example.com/1", [], false],
] as const)("a payment service that %s is asked as often as needed", async (_, payment, address, answers, isAway) => {
  const { configuration } = createFakePorts(createPublisher());
  const left = [...answers];
  const check = vi.fn(async () => (left.shift() ? succeed({ durationMs: 20 }) : fail(NO_ANSWER)));
  const services = { ...configuration.services, payment };
  const ports = { configuration: { ...configuration, services }, serviceHealth: { check } };
  expect(await isPaymentAway(ports, address)).toBe(isAway);
  expect(check).toHaveBeenCalledTimes(answers.length);
});

const LINES = [{ goodsId: "castle", quantity: 1 }];

test("a purchase is one write from the press until the payment page is asked for", async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const probe = vi.fn(() => isAnswered.then(() => fail(NO_ANSWER)));
  const price = { currency: "KRW", subtotal: 9_900, discount: 0, total: 9_900, taxIncluded: true, tax: null };
  const place = async () => succeed({ orderKey: "o1", redirectUrl: `${PAYMENT}/1` });
  const fakes = createFakePorts(createPublisher());
  const services = { ...fakes.configuration.services, payment: PAYMENT };
  const ports = changePorts(
    { ...fakes, configuration: { ...fakes.configuration, services } },
    {
      orders: { quote: async () => succeed({ ...price, needsRefundWaiver: false, lines: [], coupon: null }), place },
      serviceHealth: { check: probe },
    },
  );
  function Purchase() {
    const isSending = useIsMutating() > 0;
    return (
      <>
        <PayButton checkout={useCheckout(LINES)} />
        <p>{isSending ? "On its way" : "At rest"}</p>
      </>
    );
  }
  const { screen } = await renderPage(<Purchase />, { ports });
  await screen.getByRole("button", { name: "Go to payment" }).click();
  await expect.poll(() => probe.mock.calls.length).toBe(1);
  await expect.element(screen.getByText("On its way")).toBeVisible();
  answer();
  await expect.element(screen.getByText("At rest")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Pay later" })).toBeVisible();
});
