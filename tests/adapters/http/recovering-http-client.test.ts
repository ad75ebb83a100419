import { describe, expect, test, vi } from "vitest";
import { createHttpClient } from "#adapters/http/http-client.ts";
import { createHttpGateways, type HttpGateways } from "#adapters/http/http-gateways.idle.ts";
import { createRecoveringHttpClient } from "#adapters/http/recovering-http-client.ts";
import { getPreInstall } from "#adapters/wire/pre-install-calls.ts";
import type { RecoverSession } from "#core/ports/session-gateway.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";

interface Sent {
  readonly address: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** A publisher that refuses requests without a session, as `isSignedIn` says. */
function openPublisher(isSignedIn: () => boolean) {
  const sent: Sent[] = [];
  const options = buildHttpClientOptions({
    fetch: async (address, init) => {
      sent.push({ address, key: new Headers(init.headers).get("Idempotency-Key"), body: init.body });
      return isSignedIn() ? Response.json({ status: 0 }) : Response.json({}, { status: 401 });
    },
  });
  return { gateways: createHttpGateways({ ...options, wstaticDomain: "" }), options, sent };
}

const BOUGHT = { lines: [{ goodsId: "tl-deluxe", quantity: 1 }], couponCode: null };
const ORDER = {
  ...BOUGHT,
  provider: "nshop",
  expected: { total: 100, currency: "KRW" },
  returnPath: "/order/result",
} as const;

describe("a call that is refused for want of a session", () => {
  test("is repeated unchanged and under the same key once the session is recovered", async () => {
    let isSignedIn = false;
    const { gateways, sent } = openPublisher(() => isSignedIn);
    await gateways.session.recoverBy(async () => {
      isSignedIn = true;
      return true;
    });

    await gateways.orders.place(ORDER, "order-key");

    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.key).toBe("order-key");
  });

  test("stays refused if the session cannot be recovered", async () => {
    const { gateways, sent } = openPublisher(() => false);
    await gateways.session.recoverBy(async () => false);

    expect(await gateways.preInstall.getStatus("tl")).toMatchObject({ failure: { status: 401 } });
    expect(sent).toHaveLength(1);
  });

  test("stays refused without a recovery, or after it has ended", async () => {
    const { gateways, sent } = openPublisher(() => false);
    const recover = vi.fn(async () => true);

    expect(await gateways.preInstall.getStatus("tl")).toMatchObject({ failure: { status: 401 } });
    await gateways.session.recoverBy(recover);
    await gateways.session.recoverBy(null);
    expect(await gateways.preInstall.getStatus("tl")).toMatchObject({ failure: { status: 401 } });

    expect(recover).not.toHaveBeenCalled();
    expect(sent).toHaveLength(2);
  });

  test("and is refused after the recovery too, triggers no further one until a call has succeeded", async () => {
    let isSignedIn = false;
    const { gateways } = openPublisher(() => isSignedIn);
    const recover = vi.fn(async () => true);
    await gateways.session.recoverBy(recover);

    for (let time = 0; time < 3; time += 1) {
      expect(await gateways.preInstall.getStatus("tl")).toMatchObject({ failure: { status: 401 } });
    }
    expect(recover).toHaveBeenCalledTimes(1);
    isSignedIn = true;
    await gateways.preInstall.getStatus("tl");
    isSignedIn = false;
    await gateways.preInstall.getStatus("tl");

    expect(recover).toHaveBeenCalledTimes(2);
  });

  test.each<[string, (gateways: HttpGateways) => Promise<unknown>]>([
    ["a check, by which recoveries end", ({ session }) => session.check(null)],
    ["a sign-out", ({ session }) => session.signOut()],
  ])("recovers nothing where it is %s", async (_, call) => {
    const { gateways, sent } = openPublisher(() => false);
    const recover = vi.fn(async () => true);
    await gateways.session.recoverBy(recover);

    await call(gateways);

    expect(recover).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  test.each(["before", "while"])("is given up at once by who leaves %s it is recovered", async (when) => {
    const { options } = openPublisher(() => false);
    const leaving = new AbortController();
    const once = createHttpClient(options);
    const client = createRecoveringHttpClient({
      send: async (call, input, options) => {
        const result = await once.send(call, input, options);
        if (when === "before") leaving.abort();
        return result;
      },
    });
    client.recoverBy(
      vi.fn<RecoverSession>(() => {
        if (when === "while") queueMicrotask(() => leaving.abort());
        return new Promise(() => undefined);
      }),
    );

    const result = await client.send(getPreInstall, { parameters: { gameCode: "tl" } }, leaving);

    expect(result.ok).toBe(false);
  });
});
