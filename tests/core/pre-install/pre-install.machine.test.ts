import { describe, expect, it } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { preInstallMachine } from "#core/pre-install/pre-install.machine.ts";
import { NO_ANSWER, statusFailure } from "../support/failures.ts";
import { answered, definedTransitions, sent, walkEveryEdge } from "../support/machine-paths.ts";
import { startWorld } from "../support/world.ts";

const input = { gameCode: "l2m", status: 0 };
const again = fail(statusFailure(409, { code: "NET_ERR_ALREADY_REQUEST_PRE_INSTALL" }));
const request = { type: "preInstall.requested" };
const start = () => startWorld(preInstallMachine, input);

describe("the pre-install of a game", () => {
  it("takes the status the server returns to a request", async () => {
    const world = start();
    expect(world.calls).toEqual([]);
    await world.send(request);
    await world.answer("requestPreInstall", succeed(1));
    expect(world.calls).toEqual([{ name: "requestPreInstall", input: { gameCode: "l2m" } }]);
    expect(world.state()).toBe("requested");
    expect(world.context()).toMatchObject({ status: 1, failure: null });
  });

  it("is accepted with status 0 when it had been requested before", async () => {
    const world = start();
    await world.send(request);
    await world.answer("requestPreInstall", again);
    expect(world.state()).toBe("requested");
    expect(world.context()).toMatchObject({ status: 0, failure: null });
  });

  it("is posted once, however often the button is pressed", async () => {
    const world = start();
    for (let press = 0; press < 5; press += 1) await world.send(request);
    await world.answer("requestPreInstall", succeed(1));
    for (let press = 0; press < 5; press += 1) await world.send(request);
    expect(world.calls).toHaveLength(1);
  });

  it("can be requested again after a failure, which is shown until then", async () => {
    const world = start();
    await world.send(request);
    await world.answer("requestPreInstall", fail(NO_ANSWER));
    expect(world.state()).toBe("ready");
    expect(world.context()).toMatchObject({ failure: NO_ANSWER, status: 0 });
    await world.send(request);
    expect(world.context()).toMatchObject({ failure: null });
    await world.answer("requestPreInstall", succeed(1));
    expect(world.state()).toBe("requested");
  });

  it("is not requested if the page knows that it was requested before", () => {
    expect(startWorld(preInstallMachine, { ...input, status: 2 }).state()).toBe("requested");
  });

  it("is known to be requested as soon as its status has been read", async () => {
    const world = start();
    await world.send({ type: "status.read", status: 0 });
    expect(world.state()).toBe("ready");
    await world.send({ type: "status.read", status: 2 });
    expect(world.state()).toBe("requested");
    await world.send(request);
    expect(world.calls).toEqual([]);
  });

  it("stays requested after an older status was read, and during a request the answer decides", async () => {
    const world = start();
    await world.send(request);
    await world.send({ type: "status.read", status: 0 });
    expect(world.state()).toBe("requesting");
    await world.answer("requestPreInstall", succeed(0));
    await world.send({ type: "status.read", status: 0 });
    expect(world.state()).toBe("requested");
  });
});

describe("the pre-install machine", () => {
  const happenings = [
    sent("request", request),
    sent("not requested", { type: "status.read", status: 0 }),
    sent("requested elsewhere", { type: "status.read", status: 2 }),
    answered("requestPreInstall", "requesting", "accepted", succeed(1)),
    answered("requestPreInstall", "requesting", "requested before", again),
    answered("requestPreInstall", "requesting", "403", fail(statusFailure(403))),
    answered("requestPreInstall", "requesting", "no answer", fail(NO_ANSWER)),
  ];

  it("comes on every path where its diagram says, and takes every transition it defines", async () => {
    const run = await walkEveryEdge(preInstallMachine, input, happenings, ({ context }) => context);
    expect(run.differences).toEqual([]);
    expect(run.steps.length).toBeGreaterThan(30);
    expect([...definedTransitions(preInstallMachine)].filter((id) => !run.transitions.has(id))).toEqual([]);
  });
});
