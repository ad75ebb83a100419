import { describe, expect, it } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { preInstallMachine } from "#core/pre-install/pre-install.machine.ts";
import { NO_ANSWER, statusFailure } from "../support/failures.ts";
import { answered, definedTransitions, sent, walkEveryEdge } from "../support/machine-paths.ts";
import { startWorld } from "../support/world.ts";

const input = { gameCode: "l2m", isSignedIn: true };
const again = fail(statusFailure(409, { code: "NET_ERR_ALREADY_REQUEST_PRE_INSTALL" }));
const unauthorized = fail(statusFailure(401));
const request = { type: "preInstall.requested" };

async function startReady(fields: Partial<typeof input> = {}) {
  const world = startWorld(preInstallMachine, { ...input, ...fields });
  await world.answer("readStatus", succeed(0));
  return world;
}

describe("the pre-install of a game", () => {
  it("shows the status the server has", async () => {
    const world = startWorld(preInstallMachine, input);
    expect(world.calls).toEqual([{ name: "readStatus", input: { gameCode: "l2m" } }]);
    await world.answer("readStatus", succeed(2));
    expect(world.context()).toMatchObject({ status: 2, failure: null });
  });

  it("takes the status the server returns to a request", async () => {
    const world = await startReady();
    await world.send(request);
    await world.answer("requestPreInstall", succeed(1));
    expect(world.calls.at(-1)).toEqual({ name: "requestPreInstall", input: { gameCode: "l2m" } });
    expect(world.state()).toBe("requested");
    expect(world.news).toEqual([{ type: "preInstall.accepted", status: 1 }]);
  });

  it("is accepted with status 0 when it had been requested before", async () => {
    const world = await startReady();
    await world.send(request);
    await world.answer("requestPreInstall", again);
    expect(world.state()).toBe("requested");
    expect(world.news).toEqual([{ type: "preInstall.accepted", status: 0 }]);
  });

  it("is posted once, however often the button is pressed", async () => {
    const world = await startReady();
    for (let press = 0; press < 5; press += 1) await world.send(request);
    await world.answer("requestPreInstall", succeed(1));
    for (let press = 0; press < 5; press += 1) await world.send(request);
    expect(world.calls.filter(({ name }) => name === "requestPreInstall")).toHaveLength(1);
  });

  it("can be requested again after a failure, which is told", async () => {
    const world = await startReady();
    await world.send(request);
    await world.answer("requestPreInstall", fail(NO_ANSWER));
    expect(world.state()).toBe("ready");
    expect(world.context()).toMatchObject({ failure: NO_ANSWER, status: 0 });
    expect(world.news).toEqual([{ type: "preInstall.failed", failure: NO_ANSWER }]);
    await world.send(request);
    await world.answer("requestPreInstall", succeed(1));
    expect(world.context()).toMatchObject({ failure: null, status: 1 });
  });

  it("asks a guest to sign in without a request, and goes on once they have", async () => {
    const world = await startReady({ isSignedIn: false });
    await world.send(request);
    expect(world.news).toEqual([{ type: "signIn.required" }]);
    expect(world.state()).toBe("ready");
    await world.send({ type: "player.signedIn" });
    await world.send(request);
    expect(world.state()).toBe("requesting");
  });

  it("asks to sign in when the session was lost meanwhile", async () => {
    const world = await startReady();
    await world.send(request);
    await world.answer("requestPreInstall", unauthorized);
    expect(world.news).toEqual([{ type: "signIn.required" }]);
    expect(world.state()).toBe("ready");
  });

  it("tells that its status could not be read, and reads it when asked to", async () => {
    const world = startWorld(preInstallMachine, input);
    await world.answer("readStatus", fail(NO_ANSWER));
    expect(world.state()).toBe("unreadable");
    expect(world.news).toEqual([{ type: "preInstall.failed", failure: NO_ANSWER }]);
    await world.send(request);
    expect(world.state()).toBe("unreadable");
    await world.send({ type: "reading.requested" });
    await world.answer("readStatus", succeed(3));
    await world.send({ type: "reading.requested" });
    expect(world.state()).toBe("reading");
    expect(world.context()).toMatchObject({ status: 3, failure: null });
  });
});

describe("the pre-install machine", () => {
  const happenings = [
    sent("request", request),
    sent("read again", { type: "reading.requested" }),
    sent("signed in", { type: "player.signedIn" }),
    answered("readStatus", "reading", "status", succeed(0)),
    answered("readStatus", "reading", "no answer", fail(NO_ANSWER)),
    answered("requestPreInstall", "requesting", "accepted", succeed(1)),
    answered("requestPreInstall", "requesting", "requested before", again),
    answered("requestPreInstall", "requesting", "401", unauthorized),
    answered("requestPreInstall", "requesting", "no answer", fail(NO_ANSWER)),
  ];

  it("comes on every path where its diagram says, and takes every transition it defines", async () => {
    const guest = { ...input, isSignedIn: false };
    const run = await walkEveryEdge(preInstallMachine, guest, happenings, ({ context }) => context);
    expect(run.differences).toEqual([]);
    expect(run.steps.length).toBeGreaterThan(30);
    expect([...definedTransitions(preInstallMachine)].filter((id) => !run.transitions.has(id))).toEqual([]);
  });
});
