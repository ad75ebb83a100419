import { describe, expect, it } from "vitest";
import { ACCOUNT_FREE_FAILURES, MAX_SIGN_IN_WAIT_MS, NETWORK_FREE_FAILURES } from "#core/account/constants.ts";
import {
  type SignInFailures,
  type SignInSubject,
  signInWaitMs,
  withSignInFailure,
} from "#core/account/sign-in-limit.policy.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const START = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

/** Minutes of delay after each failure, for a client that tries again as soon as it is allowed. */
function waitsOf(subject: SignInSubject, attempts: number): readonly number[] {
  let failures: SignInFailures | null = null;
  let now = START;
  return Array.from({ length: attempts }, () => {
    const wait = signInWaitMs(subject, failures, now);
    now += wait;
    failures = withSignInFailure(subject, failures, now);
    return wait / MINUTE_MS;
  });
}

describe("how long a sign-in has to wait", () => {
  it("is nothing for five failures of an account, then a minute that doubles up to a quarter of an hour", () => {
    expect(waitsOf("account", 13)).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15, 15]);
  });

  it("is nothing for a hundred failures of a network, then as long as it takes to forgive one", () => {
    const waits = waitsOf("network", 130);
    expect(waits.slice(0, NETWORK_FREE_FAILURES)).toEqual(Array.from({ length: NETWORK_FREE_FAILURES }, () => 0));
    expect(waits.slice(NETWORK_FREE_FAILURES)).toEqual(Array.from({ length: 30 }, () => 1));
  });

  it("is nothing again once the failures of an account are forgiven, one an hour", () => {
    const failures = { count: ACCOUNT_FREE_FAILURES + 4, lastAtMs: START };
    const hourLater = withSignInFailure("account", failures, START + 60 * MINUTE_MS);
    expect(hourLater.count).toBe(ACCOUNT_FREE_FAILURES + 4);
    const dayLater = withSignInFailure("account", failures, START + 24 * 60 * MINUTE_MS);
    expect(dayLater).toEqual({ count: 1, lastAtMs: START + 24 * 60 * MINUTE_MS });
  });

  const subjects = fc.constantFrom<SignInSubject>("account", "network");
  const instants = fc.integer({ min: 0, max: 8e14 });
  const failures = fc.record({ count: fc.integer({ min: 0, max: 1_000 }), lastAtMs: instants });

  it("is never longer than a quarter of an hour for any clock, and over at the announced time", () => {
    forAll(subjects, failures, instants, (subject, counted, now) => {
      const wait = signInWaitMs(subject, counted, now);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(MAX_SIGN_IN_WAIT_MS);
      if (now >= counted.lastAtMs) expect(signInWaitMs(subject, counted, now + wait)).toBe(0);
    });
  });

  it("allows at most a hundred guesses a day for an account by an attacker who never stops", () => {
    expect(waitsOf("account", 110).reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 60);
  });
});
