import { expect, it } from "vitest";
import { sendingOutcomeOf } from "#core/outbox/sending-outcome.policy.ts";
import { statusFailure as refusal } from "../support/failures.ts";
import { comment, commentChange, draft, favorite, intoCart, quantity, review, reviewChange } from "./entries.ts";

const because = (reason: string) => ({ details: { reason } });

it.each([
  ["goods that are no longer there", intoCart, refusal(404), "gone"],
  ["an article that was taken down", comment, refusal(410), "gone"],
  ["an article of a board that is not open here", comment, refusal(409, { code: 40904 }), "gone"],
  ["an article that is gone, as the service counts", comment, refusal(409, { code: "40905" }), "gone"],
  ["a review that is there already", review, refusal(409, { code: "ALREADY_REVIEWED" }), "exists"],
  ["a draft that another device has gone on with", draft, refusal(409), "overtaken"],
  ["a review that another device has changed since", reviewChange, refusal(409), "overtaken"],
  ["a comment that another device has changed since", commentChange, refusal(409), "overtaken"],
  ["a comment to change that was taken down", commentChange, refusal(404), "gone"],
  ["another conflict", comment, refusal(409), "refused"],
  ["favorites that are full", favorite, refusal(400, because("favorites_full")), "full"],
  ["a line that is no longer there", quantity, refusal(404), "gone"],
  ["more than an order may have", quantity, refusal(400, because("quantity_bounded")), "full"],
  ["a cart that is full", intoCart, refusal(400, because("cart_full")), "full"],
  ["as many as one order may have", intoCart, refusal(400, because("quantity_bounded")), "full"],
  ["as much text as can be posted in a day", comment, refusal(429, because("text_quota")), "full"],
  ["the same of its network", comment, refusal(429, because("network_quota")), "full"],
  ["goods that are sold out", intoCart, refusal(409, because("sold_out")), "unavailable"],
  ["a game that is not owned", review, refusal(403, because("not_owner")), "unavailable"],
  ["something that is forbidden", comment, refusal(403), "unavailable"],
  ["something that the server cannot read", comment, refusal(400, { details: "?" }), "refused"],
] as const)("%s is for the player to decide", (_, write, failure, conflict) => {
  expect(sendingOutcomeOf({ write, errors: 0 }, failure)).toEqual({ kind: "conflict", conflict });
});

it.each([
  ["no connection", { kind: "fetch", message: "" }, "soon", false],
  ["no answer", { kind: "timeout", timeoutMs: 5_000 }, "soon", false],
  ["a page of the network in place of an answer", { kind: "parsing", status: 200, message: "" }, "soon", false],
  ["a session that is over", refusal(401), 30_000, false],
  ["too many posts", refusal(429, { retryAfterSeconds: 7 }), 7_000, false],
  ["too many posts, but none has to wait", refusal(429, { retryAfterSeconds: 0 }), 3_000, false],
  ["a wait that no timer counts", refusal(503, { retryAfterSeconds: 9_999_999 }), 3_600_000, true],
  ["maintenance", refusal(503, { retryAfterSeconds: 60 }), 60_000, true],
  ["a server in trouble", refusal(500), 30_000, true],
] as const)("%s passes by itself", (_, failure, afterMs, isError) => {
  expect(sendingOutcomeOf({ write: comment, errors: 0 }, failure)).toEqual({ kind: "later", afterMs, isError });
});

it("a queued write leaves the decision to the player after five server errors", () => {
  expect(sendingOutcomeOf({ write: comment, errors: 3 }, refusal(500)).kind).toBe("later");
  expect(sendingOutcomeOf({ write: comment, errors: 4 }, refusal(500))).toEqual({
    kind: "conflict",
    conflict: "refused",
  });
});
