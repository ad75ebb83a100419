import { describe, expect, it } from "vitest";
import { loginOfferOf } from "#core/session/login-prompt.ts";
import { pollingIntervalMs } from "#core/session/polling-interval.ts";
import { planRecovery } from "#core/session/recovery.plan.ts";
import { SHELLS } from "#core/shell/shell.ts";

describe("the time between two session checks", () => {
  it.each([
    [null, 300_000],
    [10, 600_000],
    [0.5, 60_000],
    [0, 300_000],
    [-3, 300_000],
    [Number.NaN, 300_000],
    [Number.POSITIVE_INFINITY, 300_000],
    [1e9, 86_400_000],
  ])("for 'session.minute' %s is %d ms", (minutes, ms) => {
    expect(pollingIntervalMs(minutes)).toBe(ms);
  });
});

describe("a lost session", () => {
  it("is refreshed by the launcher, signed on by the app, asked for on the web and in the chat app", () => {
    expect(SHELLS.map(planRecovery)).toEqual(["sign_in_prompt", "native_refresh", "sign_in_prompt", "web_sso"]);
  });

  it("offers to sign in on the web, to reconnect to the native side in app and launcher", () => {
    expect(SHELLS.map(loginOfferOf)).toEqual(["sign_in", "reconnect_to_purple", "sign_in", "reconnect_to_purple"]);
  });
});
