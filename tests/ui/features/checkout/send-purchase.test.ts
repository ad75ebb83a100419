import { expect, it } from "vitest";
import { type Result, succeed } from "#core/failures/request-failure.ts";
import type { ServiceAnswer } from "#core/failures/service-health.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { sendPurchase } from "#ui/features/checkout/queries/send-purchase.ts";

const ORDER = "0123456789abcdef";

/** What a purchase leads to where the payment service is at `payment` and answers with `health`. */
async function outcomeOf(payment: string, redirectUrl: string, health: Result<ServiceAnswer>) {
  const ports = createFakePorts(createPublisher());
  const { configuration } = ports;
  return await sendPurchase(
    {
      ...ports,
      configuration: { ...configuration, services: { ...configuration.services, payment } },
      serviceHealth: { check: async () => health },
    },
    {
      userId: "player-1",
      purpose: "own",
      contents: "1 tl-deluxe",
      resultPath: "/order/result",
      send: async () => succeed({ orderKey: ORDER, redirectUrl }),
    },
  );
}

const ANSWERS = succeed({ durationMs: 20 });
const AWAY = { ok: false, failure: { kind: "fetch", message: "refused" } } as const;

it("does not leave for a payment page that does not answer", async () => {
  const page = `https://pay.example.com/pay/${ORDER}`;
  expect(await outcomeOf("https://pay.example.com/pay", page, AWAY)).toEqual({ kind: "paymentAway" });
  expect(await outcomeOf("https://pay.example.com/pay", page, ANSWERS)).toMatchObject({ kind: "goto", address: page });
});

it("asks nothing of a payment page at the store's own origin, or once the order is paid", async () => {
  const own = `/pay/${ORDER}`;
  expect(await outcomeOf("/pay", own, AWAY)).toMatchObject({ kind: "goto", address: own });
  const result = `/order/result?orderKey=${ORDER}`;
  expect(await outcomeOf("https://pay.example.com/pay", result, AWAY)).toMatchObject({ kind: "goto", address: result });
});
