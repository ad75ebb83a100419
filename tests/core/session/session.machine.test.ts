import { describe, expect, it } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { type SessionMachineInput, sessionMachine } from "#core/session/session.machine.ts";
import type { SessionCheck, SessionUser, VersionConfig } from "#core/session/session.ts";
import { sessionCheckOf } from "../../support/session-check.ts";
import { NO_ANSWER, statusFailure, TIMED_OUT } from "../support/failures.ts";
import { answered, definedTransitions, rang, sent, walkEveryEdge } from "../support/machine-paths.ts";
import { startWorld } from "../support/world.ts";

const MINUTE = 60_000;
const PLAYER: SessionUser = { userId: "u1", nickname: "One", countryCode: "KR", credentialCodes: [] };

const checkOf = (config: Partial<VersionConfig> = {}, user: SessionUser | null = PLAYER): SessionCheck =>
  sessionCheckOf(user, config);
const valid = succeed(checkOf());
const unauthorized = fail(statusFailure(401));
const input: SessionMachineInput = {
  shell: "web",
  gameCode: null,
  path: "/",
  userId: "u1",
  sessionMinutes: null,
  reloadedFor: null,
  versions: null,
};
const start = (fields: Partial<SessionMachineInput> = {}) => startWorld(sessionMachine, { ...input, ...fields });
const aboutVersions = (news: readonly { type: string }[]) => news.filter(({ type }) => type !== "session.checked");
const typesOf = (news: readonly { type: string }[]) => news.map(({ type }) => type);

describe("the session of a page", () => {
  it("is checked first after the interval, then again and again", async () => {
    const world = start();
    await world.pass(5 * MINUTE - 1);
    expect(world.calls).toEqual([]);
    await world.pass(1);
    expect(world.calls).toEqual([{ name: "checkSession", input: { gameCode: null } }]);
    await world.answer("checkSession", valid);
    expect(world.state()).toBe("waiting");
    await world.pass(5 * MINUTE);
    expect(world.calls).toHaveLength(2);
    expect(world.news).toEqual([{ type: "session.checked", check: checkOf() }]);
  });

  it("is checked at the interval the server says from then on", async () => {
    const world = start({ sessionMinutes: 2 });
    await world.pass(2 * MINUTE);
    await world.answer("checkSession", succeed(checkOf({ sessionMinutes: 1 })));
    await world.pass(MINUTE - 1);
    expect(world.state()).toBe("waiting");
    await world.pass(1);
    expect(world.state()).toBe("checking");
  });

  it("is asked about the game on the page, and is not postponed by moving between games", async () => {
    const world = start();
    for (const gameCode of ["l2m", "tl", null, "aion"]) {
      await world.pass(MINUTE);
      await world.send({ type: "location.changed", path: `/game/${gameCode}`, gameCode });
    }
    expect(world.calls).toEqual([]);
    await world.pass(MINUTE);
    expect(world.calls).toEqual([{ name: "checkSession", input: { gameCode: "aion" } }]);
  });

  it("pauses while the page is hidden and is checked once when it is shown again", async () => {
    const world = start();
    await world.send({ type: "page.hidden" });
    expect(world.clock.timers).toBe(0);
    await world.pass(60 * MINUTE);
    expect(world.calls).toEqual([]);
    await world.send({ type: "page.shown" });
    await world.send({ type: "page.shown" });
    expect(world.calls).toHaveLength(1);
    await world.answer("checkSession", valid);
    expect(world.state()).toBe("waiting");
  });

  it("finishes the pending check when the page is hidden, then pauses", async () => {
    const world = start();
    await world.pass(5 * MINUTE);
    await world.send({ type: "page.hidden" });
    await world.answer("checkSession", valid);
    expect(world.state()).toBe("resting");
    expect(typesOf(world.news)).toEqual(["session.checked"]);
  });
});

describe("a lost session", () => {
  it("on the web is prompted for once, and checked again at the next interval", async () => {
    const world = start();
    await world.pass(5 * MINUTE);
    await world.answer("checkSession", unauthorized);
    expect(world.calls[1]).toEqual({ name: "recoverSession", input: { step: "sign_in_prompt" } });
    await world.answer("recoverSession", { kind: "prompted" });
    expect(world.state()).toBe("waiting");
    expect(world.news).toEqual([]);
  });

  it("in the app is recovered by single sign-on and checked at once", async () => {
    const world = start({ shell: "app" });
    await world.send({ type: "request.unauthorized" });
    expect(world.calls[0]?.input).toEqual({ step: "web_sso" });
    await world.answer("recoverSession", { kind: "recovered" });
    expect(world.state()).toBe("checking");
    await world.answer("checkSession", valid);
    expect(typesOf(world.news)).toEqual(["session.checked"]);
  });

  it.each(["Native refresh execution failed", "Native refresh method is not available."])(
    "in the launcher reports '%s' and is tried again later",
    async (message) => {
      const world = start({ shell: "launcher" });
      await world.send({ type: "request.unauthorized" });
      expect(world.calls[0]?.input).toEqual({ step: "native_refresh" });
      await world.answer("recoverSession", { kind: "failed", message });
      expect(world.news).toEqual([{ type: "recovery.failed", message }]);
      expect(world.state()).toBe("waitingToRetry");
      expect(world.clock.untilNext).toBe(5_000);
      await world.ring();
      expect(world.state()).toBe("checking");
    },
  );

  it("is recovered once at a time, however many requests answer 401", async () => {
    const world = start({ shell: "launcher" });
    for (let count = 0; count < 5; count += 1) await world.send({ type: "request.unauthorized" });
    expect(world.calls).toHaveLength(1);
  });

  it("is given up after three recoveries in a row, until the next regular check", async () => {
    const world = start({ shell: "app" });
    await world.send({ type: "request.unauthorized" });
    for (let count = 0; count < 3; count += 1) {
      await world.answer("recoverSession", { kind: "recovered" });
      await world.answer("checkSession", unauthorized);
    }
    expect(world.calls.filter(({ name }) => name === "recoverSession")).toHaveLength(3);
    expect(world.state()).toBe("waiting");
    expect(world.clock.untilNext).toBe(5 * MINUTE);
    await world.send({ type: "request.unauthorized" });
    expect(world.state()).toBe("recovering");
  });

  const OTHER_FAILURES = [statusFailure(500), TIMED_OUT, NO_ANSWER];

  it.each(OTHER_FAILURES.flatMap((failure) => (["web", "chat"] as const).map((shell) => ({ shell, failure }))))(
    "is not what $failure means in the $shell: the check is only repeated, ever later",
    async ({ shell, failure }) => {
      const world = start({ shell });
      await world.ring();
      const waits: (number | null)[] = [];
      for (let count = 0; count < 8; count += 1) {
        await world.answer("checkSession", fail(failure));
        waits.push(world.clock.untilNext);
        await world.ring();
      }
      expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]);
      await world.answer("checkSession", valid);
      expect(world.state()).toBe("waiting");
      expect(world.calls.every(({ name }) => name === "checkSession")).toBe(true);
      await world.ring();
      await world.answer("checkSession", fail(failure));
      expect(world.clock.untilNext).toBe(5_000);
    },
  );

  it.each(
    OTHER_FAILURES.flatMap((failure) => [
      { shell: "launcher", step: "native_refresh", failure } as const,
      { shell: "app", step: "web_sso", failure } as const,
    ]),
  )("is recovered in the $shell once a repeated check fails by $failure, too", async ({ shell, step, failure }) => {
    const world = start({ shell });
    await world.ring();
    await world.answer("checkSession", fail(failure));
    expect(world.state()).toBe("waitingToRetry");
    await world.ring();
    await world.answer("checkSession", fail(failure));
    expect(world.calls.at(-1)).toEqual({ name: "recoverSession", input: { step } });
    await world.answer("recoverSession", { kind: "recovered" });
    await world.answer("checkSession", fail(failure));
    expect(world.state()).toBe("waitingToRetry");
    await world.ring();
    await world.answer("checkSession", valid);
    expect(world.calls.filter(({ name }) => name === "recoverSession")).toHaveLength(1);
  });
});

describe("a check in order to reload", () => {
  it("recovers if it is not, and reloads afterwards", async () => {
    const world = start({ shell: "app" });
    await world.send({ type: "check.requested", reload: true });
    await world.send({ type: "check.requested", reload: false });
    await world.answer("checkSession", unauthorized);
    expect(world.state()).toBe("recovering");
    await world.answer("recoverSession", { kind: "recovered" });
    await world.answer("checkSession", valid);
    expect(typesOf(world.news)).toEqual(["session.checked", "page.reload"]);
  });

  it("reloads once: the next check is a plain one", async () => {
    const world = start();
    await world.send({ type: "check.requested", reload: true });
    await world.answer("checkSession", valid);
    await world.ring();
    await world.answer("checkSession", valid);
    expect(typesOf(world.news)).toEqual(["session.checked", "page.reload", "session.checked"]);
  });
});

it("an explicit check without a cause reloads nothing", async () => {
  const world = start();
  await world.send({ type: "check.requested", reload: false });
  await world.answer("checkSession", valid);
  expect(typesOf(world.news)).toEqual(["session.checked"]);
});

describe("versions the server announces", () => {
  const announce = async (world: ReturnType<typeof start>, config: Partial<VersionConfig>) => {
    await world.ring();
    await world.answer("checkSession", succeed(checkOf(config)));
  };

  it("prompt when they differ from those the page was loaded with, each once", async () => {
    const world = start();
    await announce(world, { pageVersion: "1" });
    await announce(world, { pageVersion: "2" });
    await announce(world, { pageVersion: "2" });
    expect(aboutVersions(world.news)).toEqual([{ type: "version.prompt", kind: "confirm", version: "2" }]);
  });

  it("prompt at the first check where they differ from those the page was delivered with", async () => {
    const world = start({ versions: { pageVersion: "1", refreshVersion: null, reloadVersion: null } });
    await announce(world, { pageVersion: "2" });
    expect(aboutVersions(world.news)).toEqual([{ type: "version.prompt", kind: "confirm", version: "2" }]);
  });

  it("force a reload, but not for the version that the last reload was for", async () => {
    const world = start({ reloadedFor: "2" });
    await announce(world, { reloadVersion: "1" });
    await announce(world, { reloadVersion: "2" });
    await announce(world, { reloadVersion: "3" });
    expect(aboutVersions(world.news)).toEqual([{ type: "version.reload", version: "3" }]);
  });

  it("are sent again with the next check if the player has not seen them", async () => {
    const world = start();
    await announce(world, { pageVersion: "1" });
    await announce(world, { pageVersion: "2" });
    await world.send({ type: "version.unanswered", kind: "confirm", version: "2" });
    await announce(world, { pageVersion: "2" });
    await announce(world, { pageVersion: "2" });
    const prompt = { type: "version.prompt", kind: "confirm", version: "2" };
    expect(aboutVersions(world.news)).toEqual([prompt, prompt]);
  });
});

it("a check that finds another player or none reports it, once", async () => {
  const world = start();
  await world.ring();
  await world.answer("checkSession", succeed(checkOf({}, null)));
  expect(world.news[1]).toEqual({ type: "user.switched", userId: null });
  await world.ring();
  await world.answer("checkSession", succeed(checkOf({}, null)));
  expect(typesOf(world.news)).toEqual(["session.checked", "user.switched", "session.checked"]);
});

describe("the session machine", () => {
  const happenings = [
    sent("hidden", { type: "page.hidden" }),
    sent("shown", { type: "page.shown" }),
    sent("another game", { type: "location.changed", path: "/game/l2m", gameCode: "l2m" }),
    sent("another path", { type: "location.changed", path: "/cart", gameCode: null }),
    sent("check to reload", { type: "check.requested", reload: true }),
    sent("401 elsewhere", { type: "request.unauthorized" }),
    sent("the player has not answered about a version", { type: "version.unanswered", kind: "alert", version: "2" }),
    rang("pollingInterval", "session", "waiting"),
    rang("retryDelay", "session", "waitingToRetry"),
    answered("checkSession", "checking", "valid", valid),
    answered("checkSession", "checking", "no answer", fail(NO_ANSWER)),
    answered("checkSession", "checking", "401", unauthorized),
    answered("checkSession", "checking", "500", fail(statusFailure(500))),
    answered("recoverSession", "recovering", "recovered", { kind: "recovered" }),
    answered("recoverSession", "recovering", "prompted", { kind: "prompted" }),
    answered("recoverSession", "recovering", "failed", { kind: "failed", message: "no" }),
  ];

  it("comes on every path where its diagram says, and takes every transition it defines", async () => {
    const run = await walkEveryEdge(sessionMachine, input, happenings, ({ context }) => [
      context.isHidden,
      context.wantsReload,
      context.recoveries,
      Math.min(context.retries, 1),
    ]);
    expect(run.differences).toEqual([]);
    expect(run.steps.length).toBeGreaterThan(300);
    expect([...definedTransitions(sessionMachine)].filter((id) => !run.transitions.has(id))).toEqual([]);
  }, 60_000);
});
