import { describe, expect, it } from "vitest";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { pollingIntervalMs } from "#core/session/polling-interval.ts";
import { isRecoveredUnseen, planRecovery } from "#core/session/recovery.plan.ts";
import { mayRecover } from "#core/session/recovery.policy.ts";
import { signInPromptKindOf } from "#core/session/sign-in-prompt.ts";
import { SHELLS } from "#core/shell/shell.ts";
import { NO_ANSWER, statusFailure, TIMED_OUT } from "../support/failures.ts";

it.each([
  [null, 300_000],
  [10, 600_000],
  [0.5, 30_000],
  [0.1, 6_000],
  [0.001, 3_000],
  [0, 300_000],
  [-3, 300_000],
  [Number.NaN, 300_000],
  [Number.POSITIVE_INFINITY, 300_000],
  [1e9, 86_400_000],
])("the time between two session checks for 'session.minute' %s is %d ms", (minutes, ms) => {
  expect(pollingIntervalMs(minutes)).toBe(ms);
});

describe("a lost session", () => {
  it("is recovered by the launcher natively, by the app through single sign-on, and on the web and in the chat app by a sign-in prompt", () => {
    expect(SHELLS.map(planRecovery)).toEqual(["sign_in_prompt", "native_refresh", "sign_in_prompt", "web_sso"]);
  });

  it("is recovered silently in the launcher only", () => {
    expect(SHELLS.filter(isRecoveredUnseen)).toEqual(["launcher"]);
  });

  it("offers to sign in on the web, to reconnect to the native side in app and launcher", () => {
    expect(SHELLS.map(signInPromptKindOf)).toEqual([
      "sign_in",
      "reconnect_to_purple",
      "sign_in",
      "reconnect_to_purple",
    ]);
  });

  const UNREADABLE: RequestFailure = { kind: "parsing", status: 200, message: "no JSON" };
  it.each([
    ["a 401", statusFailure(401), 3, { web: 3, launcher: 3, chat: 3, app: 3 }],
    ["a 403", statusFailure(403), 0, { web: 0, launcher: 1, chat: 0, app: 1 }],
    ["a 429", statusFailure(429), 0, { web: 0, launcher: 1, chat: 0, app: 1 }],
    ["a 500", statusFailure(500), 0, { web: 0, launcher: 1, chat: 0, app: 1 }],
    ["no answer in time", TIMED_OUT, 0, { web: 0, launcher: 1, chat: 0, app: 1 }],
    ["no answer", NO_ANSWER, 0, { web: 0, launcher: 1, chat: 0, app: 1 }],
    ["an answer that cannot be read", UNREADABLE, 0, { web: 0, launcher: 1, chat: 0, app: 1 }],
  ])(
    "is recovered after %s so many times in a row, before and after the check was repeated",
    (_, failure, first, most) => {
      const recovered = (retries: number) =>
        SHELLS.map((shell) => [
          shell,
          [0, 1, 2, 3, 4].filter((recoveries) => mayRecover(shell, failure, { retries, recoveries })).length,
        ]);
      expect(recovered(0)).toEqual(SHELLS.map((shell) => [shell, first]));
      expect(Object.fromEntries(recovered(1))).toEqual(most);
    },
  );
});
