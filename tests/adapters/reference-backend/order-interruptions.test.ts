import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpGateways } from "#adapters/http/http-gateways.idle.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import type { Database } from "#adapters/reference-backend/database/database.ts";
import { couponRedemptions, orders, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { createPlainSharedStorage } from "#adapters/storage/plain-shared-storage.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { withDatabase } from "#tests/support/database.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { payOnPage } from "#tests/support/pay-on-page.ts";
import { startTestBackend, type TestBackend, type TestViewer } from "#tests/support/test-backend.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { placeOrder } from "#ui/features/checkout/queries/place-order.ts";
import type { PurchaseOutcome, PurchasePorts } from "#ui/features/checkout/queries/send-purchase.ts";
import { newPlayer } from "./new-player.ts";
import { placeOrder as orderAt, quoteFor } from "./purchases.ts";

const PURCHASES = 20;
const INTERRUPTIONS_EACH = 10;
const GOODS = ["linw-deluxe", "lin2-deluxe"];

/** The same numbers every time, so that a failure can be looked at again. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Faults of a request on its way. */
type Fate = "arrives" | "is lost" | "loses its answer" | "arrives late";

/** A buyer who orders the same goods until the purchase succeeds, with every fault in between. */
class Buyer {
  readonly visitor: TestViewer;
  readonly accountId: string;
  readonly #random: (below: number) => number;
  #storage: KeyValueStorage = createMemoryKeyValueStorage();
  #fates: Fate[] = [];
  #late: Promise<unknown>[] = [];
  #ids = 0;

  constructor(visitor: TestViewer, accountId: string, random: (below: number) => number) {
    this.visitor = visitor;
    this.accountId = accountId;
    this.#random = random;
  }

  /** One page of the store. `kill()` ends it at once: it receives and stores nothing more. */
  #openPage(storage: KeyValueStorage) {
    let isDead = false;
    const gateways = createHttpGateways({
      ...buildHttpClientOptions({
        fetch: (address, init) => this.#send(address, init),
        readAudience: () => ({ locale: "en-US", countryCode: "KR", shell: "web" as const }),
        sessionId: createSessionId(),
      }),
      wstaticDomain: "",
    });
    const never = new Promise<never>(() => undefined);
    const interruptible = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      if (isDead) return await never;
      const value = await work();
      return isDead ? await never : value;
    };
    const ports: PurchasePorts = {
      orders: {
        ...gateways.orders,
        place: (order, key) => interruptible(() => gateways.orders.place(order, key)),
        findByAttempt: (key) => interruptible(() => gateways.orders.findByAttempt(key)),
      },
      sharedStorage: createPlainSharedStorage({
        ...storage,
        write: (key, value) => void (isDead || storage.write(key, value)),
      }),
      identifiers: {
        next: () => {
          this.#ids += 1;
          return `${this.accountId}-${this.#ids}`;
        },
      },
      clock: { now: () => Date.UTC(2026, 10, 21, 12), difference: () => 0, adjust: () => undefined },
    };
    return {
      ports,
      gateways,
      kill: () => {
        isDead = true;
      },
    };
  }

  async #send(address: string, init: RequestInit): Promise<Response> {
    const fate = this.#fates.shift() ?? "arrives";
    const send = () =>
      this.visitor.fetch(address, {
        method: init.method ?? "GET",
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(typeof init.body === "string" ? { body: init.body } : {}),
      });
    const lost = new TypeError("the network was lost");
    if (fate === "is lost") throw lost;
    if (fate === "arrives late") {
      this.#late.push(new Promise((resolve) => setTimeout(resolve, 5)).then(send));
      throw lost;
    }
    const answer = await send();
    if (fate === "loses its answer") throw lost;
    return answer;
  }

  #press(page = this.#openPage(this.#storage)): Promise<PurchaseOutcome> {
    return placeOrder(page.ports, createQueryClient(), this.accountId, {
      lines: GOODS.map((goodsId) => ({ goodsId, quantity: 1 })),
      couponCode: "WELCOME10",
      provider: "nshop",
      expected: { total: 54_720, currency: "KRW" },
      returnPath: "/order/result",
    });
  }

  #fate(): Fate {
    return (["is lost", "loses its answer", "arrives late", "arrives"] as const)[this.#random(4)] ?? "arrives";
  }

  /** One fault; `restart` replaces the process of the publisher. */
  async interrupt(restart: () => Promise<void>): Promise<void> {
    const interruptions: (() => Promise<unknown>)[] = [
      async () => {
        this.#fates = [this.#fate(), this.#fate()];
        return await this.#press();
      },
      // A double click that got past the button.
      () => Promise.all([this.#press(), this.#press()]),
      // Two tabs, whose requests fare differently.
      async () => {
        this.#fates = [this.#fate(), this.#fate(), this.#fate()];
        return await Promise.all([this.#press(), this.#press()]);
      },
      // The page is killed while the order is on its way.
      async () => {
        const page = this.#openPage(this.#storage);
        void this.#press(page);
        await new Promise((resolve) => setTimeout(resolve, this.#random(8)));
        page.kill();
      },
      // Another device, which knows nothing of the first one.
      () => this.#press(this.#openPage(createMemoryKeyValueStorage())),
      // The browser's storage is cleared.
      async () => {
        this.#storage = createMemoryKeyValueStorage();
        return await this.#press();
      },
      // Back from the payment page, and again; then a reload of it.
      async () => {
        const outcome = await this.#press();
        if (outcome.kind !== "goto") return;
        await this.visitor.fetch(outcome.address);
        await this.#press();
        await this.visitor.fetch(outcome.address);
      },
      // The publisher's process ends while orders are on their way, and another one takes over.
      async () => {
        const pressed = this.#press();
        await restart();
        await pressed;
      },
    ];
    await interruptions[this.#random(interruptions.length)]?.();
    this.#fates = [];
    await Promise.all(this.#late.splice(0));
  }

  /** Pays at the end: twice in parallel, and once again. */
  async buy(): Promise<string> {
    const outcome = await this.#press();
    if (outcome.kind !== "goto") throw new Error(`the purchase ended as ${JSON.stringify(outcome)}`);
    const pay = () => payOnPage(this.visitor.fetch, outcome.address);
    await Promise.all([pay(), pay()]);
    expect((await pay()).headers.get("Location")).toBe(`/order/result?orderKey=${outcome.orderKey}`);
    // Back in the cart, which does not know yet: the same purchase leads to its result.
    expect(await this.#press()).toMatchObject({ kind: "goto", orderKey: outcome.orderKey });
    const { gateways } = this.#openPage(this.#storage);
    expect(expectValue(await gateways.orders.get(outcome.orderKey)).state).toBe("fulfilled");
    return outcome.orderKey;
  }
}

describeRules("orders on %s", (kind) => {
  let database: Database;
  let store: TestBackend;

  beforeAll(async () => {
    database = await (await withDatabase(kind)).open(defaultContent());
    store = await startTestBackend(database, { rateLimits: { reads: 0, writes: 0, signIns: 0 } });
  });
  afterAll(() => store?.close());

  test(`are never doubled by ${PURCHASES * INTERRUPTIONS_EACH} interruptions`, { timeout: 120_000 }, async () => {
    const random = createRandom(20_261_121);
    for (let purchase = 0; purchase < PURCHASES; purchase += 1) {
      const { player: visitor, accountId } = await newPlayer(store);
      const buyer = new Buyer(visitor, accountId, random);
      const restart = async () => {
        store = await startTestBackend(database, { rateLimits: { reads: 0, writes: 0, signIns: 0 } });
      };
      for (let interruption = 0; interruption < INTERRUPTIONS_EACH; interruption += 1) {
        await buyer.interrupt(restart);
        const open = await database.queries.select().from(orders).where(eq(orders.accountId, accountId));
        expect(open.length, `after interruption ${interruption} of purchase ${purchase}`).toBeLessThanOrEqual(1);
      }
      const orderKey = await buyer.buy();

      const all = await database.queries.select().from(orders).where(eq(orders.accountId, accountId));
      expect(all.map((order) => [order.orderKey, order.state, order.total])).toEqual([[orderKey, "fulfilled", 54_720]]);
      const owned = await database.queries
        .select()
        .from(ownedGoods)
        .where(and(eq(ownedGoods.accountId, accountId), inArray(ownedGoods.goodsId, GOODS)));
      expect(owned).toHaveLength(GOODS.length);
      const coupons = await database.queries
        .select()
        .from(couponRedemptions)
        .where(eq(couponRedemptions.accountId, accountId));
      expect(coupons.map((coupon) => coupon.orderKey)).toEqual([orderKey]);
    }
  });

  test("are granted by the next process if the first was killed after the payment", async () => {
    const { player: visitor } = await newPlayer(store);
    const placed = (await (await orderAt(visitor, ["linw-deluxe"])).json()) as { order_key: string };
    // State after the process was killed: paid, but no goods granted.
    await database.queries
      .update(orders)
      .set({ state: "paid", paidAt: new Date(store.now()), receiptNumber: "20261121-000000001" })
      .where(eq(orders.orderKey, placed.order_key));

    const order = await visitor.json<{ state: string }>(`/api/store/orders/${placed.order_key}`);
    expect(order.state).toBe("fulfilled");
    expect((await visitor.json<{ owned: boolean }>("/api/store/goods/linw-deluxe/details")).owned).toBe(true);
  });

  test("expire, are declined and are refunded, each with its consequences", async () => {
    const { player: visitor } = await newPlayer(store);
    const place = async () => {
      const answer = await orderAt(visitor, ["linw-deluxe"], { coupon_code: "WELCOME10", expected_total: 33_210 });
      return (await answer.json()) as { order_key: string; redirect_url: string };
    };
    const stateOf = async (orderKey: string) =>
      await visitor.json<{ state: string; closing_reason: string | null }>(`/api/store/orders/${orderKey}`);

    const declined = await place();
    await payOnPage(visitor.fetch, declined.redirect_url, "fail");
    expect(await stateOf(declined.order_key)).toMatchObject({ state: "failed", closing_reason: "declined" });
    const late = await place();
    store.passTime(30 * 60_000);
    expect(await stateOf(late.order_key)).toMatchObject({ state: "cancelled", closing_reason: "expired" });
    const bought = await place();
    await payOnPage(visitor.fetch, bought.redirect_url);
    const quote = await quoteFor(visitor, ["lin2-deluxe"], "WELCOME10");
    expect(quote).toMatchObject({ discount: 0, coupon: { refusal: "used_by_you" } });
    const refund = (orderKey: string) =>
      visitor.fetch(`/api/store/orders/${orderKey}/refund`, { json: { reason: "by_mistake" } });
    expect((await refund(bought.order_key)).status).toBe(200);
    expect((await refund(bought.order_key)).status).toBe(200);
    expect(await stateOf(bought.order_key)).toMatchObject({ state: "refund_requested" });
    store.passTime(10_000);
    expect(await stateOf(bought.order_key)).toMatchObject({ state: "refunded" });
    expect((await visitor.json<{ owned: boolean }>("/api/store/goods/linw-deluxe/details")).owned).toBe(false);
    // The coupon has come back three times.
    expect((await place()).redirect_url).toMatch(/^\/pay\//);
  });

  test("can only be paid by their buyer, and not by a form of another site", async () => {
    const { player: buyer } = await newPlayer(store);
    const { redirect_url } = (await (await orderAt(buyer, ["linw-deluxe"])).json()) as { redirect_url: string };
    const other = store.visitor();
    expect((await other.fetch(redirect_url)).headers.get("Location")).toBe(
      `/login?return_url=${encodeURIComponent(redirect_url)}`,
    );
    await other.register("stranger");
    expect((await other.fetch(redirect_url)).status).toBe(404);
    expect((await buyer.fetch(redirect_url, { form: { action: "confirm", form_token: "" } })).status).toBe(403);
    const page = await (await buyer.fetch(`${redirect_url}?locale=ko-KR`)).text();
    expect(page).toContain("36,900");
    expect(page).not.toContain("<script");
  });
});
