import type { Context, Hono, MiddlewareHandler } from "hono";
import * as v from "valibot";
import { orderKeySchema } from "#adapters/wire/orders.ts";
import type { Queries } from "../database/database.ts";
import { lockAccount } from "../domain/commerce/lock-account.ts";
import { close, findOrder, fulfil, pay, settleDue } from "../domain/orders/advance-order.ts";
import { linesOf } from "../domain/orders/load-orders.ts";
import { resultAddressOf } from "../domain/orders/open-order.ts";
import type { OrderRow } from "../domain/orders/order-effects.ts";
import { originOfAddress } from "../domain/session/return-address.ts";
import type { Player } from "../domain/session/sessions.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { formCookieOf, hasFormToken, readForm } from "../http/page-form.ts";
import { sessionOf } from "../http/request-scope.ts";
import type { Services } from "../services.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";
import { paymentBody, unknownOrderBody } from "./pages/payment-page.ts";

type PageContext = Context<BackendEnvironment>;

/** Actions of the payment page. */
const actionSchema = v.picklist(["confirm", "cancel", "fail"]);
type PaymentAction = v.InferOutput<typeof actionSchema>;

/**
 * The hosted payment page, the same for every provider: the buyer confirms, cancels or fails there and comes back to the
 * store. It works without scripts. An order that is not open leads to its result, so that Back and a second press do too.
 */
export function servePayments(
  app: Hono<BackendEnvironment>,
  services: Services,
  limitPayments: MiddlewareHandler<BackendEnvironment>,
): void {
  const { queries } = services.database;

  const page = async (context: PageContext, failure: string | null, status = 200): Promise<Response> => {
    const found = await requireOrder(context, services);
    if (found.kind === "elsewhere") return redirect(found.address);
    const voice = pageVoiceFor(context.req.raw, services.pageTexts);
    if (found.kind === "unknown") {
      const title = voice.text("payUnknownTitle");
      return pageAnswer({ ...voice, title, body: unknownOrderBody(voice, services.addresses.store), status: 404 });
    }
    const { order, player } = found;
    const lines = await linesOf(queries, [order.orderKey]);
    const { formToken, cookie } = formCookieOf(context.req.raw);
    return pageAnswer({
      ...voice,
      title: voice.text("payTitle"),
      body: paymentBody({ voice, order, lines, nickname: player.nickname, formToken, failure }),
      status,
      formOrigin: services.allowedOrigins.find((origin) => origin === order.returnOrigin) ?? null,
      headers: new Headers({ "Set-Cookie": cookie, Vary: "Cookie, Accept-Language" }),
    });
  };

  app.get("/pay/:orderKey", (context) => page(context, null));

  app.post("/pay/:orderKey", limitPayments, async (context) => {
    const form = await readForm(context.req.raw);
    const action = v.safeParse(actionSchema, form.get("action"));
    if (!hasFormToken(context.req.raw, form)) return await page(context, "formExpired", 403);
    if (!action.success) return await page(context, "payChoose", 400);
    const found = await requireOrder(context, services);
    if (found.kind !== "open") return await page(context, null);
    const order = await act(queries, found.order, { action: action.output, now: context.var.now });
    return redirect(resultAddressOf(order, services.allowedOrigins));
  });
}

type Found =
  | { readonly kind: "open"; readonly order: OrderRow; readonly player: Player }
  | { readonly kind: "elsewhere"; readonly address: string }
  | { readonly kind: "unknown" };

/** The order of the address if it is the visitor's own and waits to be paid. */
async function requireOrder(context: PageContext, services: Services): Promise<Found> {
  const { queries } = services.database;
  const orderKey = v.safeParse(orderKeySchema, context.req.param("orderKey"));
  if (!orderKey.success) return { kind: "unknown" };
  const { now } = context.var;
  const session = await sessionOf(context.req.raw, services, { now, use: { shell: null } });
  if (session === null) {
    const { signIn } = services.addresses;
    const path = `/pay/${orderKey.output}`;
    // A sign-in page at another origin is given the whole address.
    const back = originOfAddress(signIn) === null ? path : new URL(path, context.req.url).href;
    return { kind: "elsewhere", address: `${signIn}?return_url=${encodeURIComponent(back)}` };
  }
  const { player } = session;
  await settleDue(queries, player.accountId, now);
  const order = await findOrder(queries, orderKey.output, player.accountId);
  if (order === null) return { kind: "unknown" };
  if (order.state !== "awaiting_payment") {
    return { kind: "elsewhere", address: resultAddressOf(order, services.allowedOrigins) };
  }
  return { kind: "open", order, player };
}

/**
 * Executes the buyer's choice. The payment is committed before goods are granted: if the process is killed in between,
 * the payment is taken once, and the order is fulfilled the next time it is read.
 */
async function act(
  queries: Queries,
  { orderKey, accountId }: OrderRow,
  { action, now }: { readonly action: PaymentAction; readonly now: Date },
): Promise<OrderRow> {
  const locked = async (work: (transaction: Queries, order: OrderRow) => Promise<OrderRow>) =>
    await queries.transaction(async (transaction) => {
      await lockAccount(transaction, accountId);
      const order = await findOrder(transaction, orderKey, accountId);
      if (order === null) throw new Error("an order has gone while it was paid");
      return await work(transaction, order);
    });
  const taken = await locked(async (transaction, order) => {
    if (order.state !== "awaiting_payment") return order;
    if (action === "confirm") return await pay(transaction, order, now);
    return action === "cancel"
      ? await close(transaction, order, { to: "cancelled", reason: "by_you", now })
      : await close(transaction, order, { to: "failed", reason: "declined", now });
  });
  if (taken.state !== "paid") return taken;
  return await locked(async (transaction, order) =>
    order.state === "paid" ? await fulfil(transaction, order, now) : order,
  );
}

function redirect(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, "Cache-Control": "no-store" } });
}
