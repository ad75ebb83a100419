import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { CallService } from "#adapters/wire/calls.ts";
import type { SpoiltAnswer } from "#core/simulator/simulated-faults.ts";
import type { Services } from "../services.ts";
import { CallRefusal } from "./call-refusal.ts";

interface TriedRequest {
  readonly call: string;
  readonly service: CallService;
  readonly path: string;
  readonly now: Date;
  /** Breaks the connection of the request instead of answering it. */
  readonly drop: () => void;
}

/** Size of a too large answer in bytes, more than any client reads. */
const TOO_MUCH = 11 * 1_024 * 1_024;

const SPOILT: Readonly<Record<SpoiltAnswer, () => Response>> = {
  page: () =>
    new Response("<!doctype html><h1>Welcome to the hotel</h1>", { headers: { "Content-Type": "text/html" } }),
  "cut-off": () => asJson('{"games":[{"gameCo'),
  "other-shape": () => asJson("[[42]]"),
  nothing: () => asJson(""),
  "too-much": () => asJson(JSON.stringify("a".repeat(TOO_MUCH))),
};

const asJson = (body: string): Response => new Response(body, { headers: { "Content-Type": "application/json" } });

/**
 * Maintenance and faults that are being tried out: an answer instead of the call's own, or `null`.
 * A fault with a status is thrown as a refusal.
 */
export async function injectFaults(services: Services, request: TriedRequest): Promise<Response | null> {
  const fault = await services.controls.takeFault(request);
  const waitMs = (fault?.delayMs ?? 0) + randomInt((fault?.spreadMs ?? 0) + 1);
  if (waitMs > 0) await wait(waitMs);
  if (fault?.drop === true) {
    request.drop();
    return new Response(null, { status: 500 });
  }
  if (fault?.status !== undefined) {
    const retry = fault.status === 429 || fault.status === 503 ? { retryAfterSeconds: 1 } : {};
    throw new CallRefusal(fault.status, fault.code ?? "FAULT", "This failure was asked for in the controls.", retry);
  }
  if (fault?.answer !== undefined) return SPOILT[fault.answer]();
  return await maintenanceAnswer(services, request);
}

async function maintenanceAnswer(
  services: Services,
  request: { readonly service: CallService | null; readonly now: Date },
): Promise<Response | null> {
  const { maintenance } = await services.controls.read();
  if (maintenance === null) return null;
  if (maintenance.scope !== "all" && maintenance.scope !== request.service) return null;
  const now = request.now.getTime();
  const to = Date.parse(maintenance.to);
  if (now < Date.parse(maintenance.from) || now >= to) return null;
  const body = {
    status: "MAINTENANCE",
    scope: maintenance.scope,
    from: maintenance.from,
    to: maintenance.to,
    notice_id: maintenance.noticeId,
  };
  return new Response(JSON.stringify(body), {
    status: 503,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(Math.ceil((to - now) / 1_000)),
    },
  });
}
