import { expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import { type GatewayWorld, refused } from "./gateway-world.ts";

/** A game that has opened nowhere and can be pre-registered for everywhere, and one that is out. */
const COMING_GAME = "h3";
const RELEASED_GAME = "tl";

/** Contract of every `PreRegistrationGateway`, run against a publisher with the content of the reference backend. */
export function describePreRegistrationGateway(world: () => GatewayWorld): void {
  test("counts a player once, for any number of requests, until it is withdrawn, and lists the game until then", async () => {
    const { preRegistration } = await world().openAsPlayer();
    const { count } = expectValue(await preRegistration.get(COMING_GAME));

    expect(expectValue(await preRegistration.list())).not.toContain(COMING_GAME);
    for (const isNotified of [true, true, false]) {
      const registered = await preRegistration.register(COMING_GAME, isNotified);
      expect(registered).toEqual({ ok: true, value: { count: (count ?? 0) + 1, isRegistered: true, isNotified } });
      expect(await preRegistration.get(COMING_GAME)).toEqual(registered);
      expect(expectValue(await preRegistration.list())).toContain(COMING_GAME);
    }
    for (const time of [1, 2]) {
      expect(await preRegistration.withdraw(COMING_GAME), `withdrawal ${time}`).toEqual({
        ok: true,
        value: { count, isRegistered: false, isNotified: false },
      });
      expect(expectValue(await preRegistration.list())).not.toContain(COMING_GAME);
    }
  });

  test("is refused for a game that is out", async () => {
    const { preRegistration } = await world().openAsPlayer();

    expect(await preRegistration.register(RELEASED_GAME, true)).toMatchObject(refused(403));
  });

  test("shows guests the number", async () => {
    const { preRegistration } = world().openAsGuest();

    expect(await preRegistration.get(COMING_GAME)).toMatchObject({
      ok: true,
      value: { count: expect.any(Number), isRegistered: false },
    });
  });

  test("knows no game that the publisher does not have", async () => {
    const { preRegistration } = await world().openAsPlayer();

    expect(await preRegistration.get("nosuchgame")).toMatchObject(refused(404));
    expect(await preRegistration.register("nosuchgame", true)).toMatchObject(refused(404));
    expect(await preRegistration.withdraw("nosuchgame")).toMatchObject(refused(404));
  });
}
