import { expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/** Contract of every `SessionGateway`, run against a publisher with the content of the reference backend. */
export function describeSessionGateway(world: () => GatewayWorld): void {
  test("of a guest has no player", async () => {
    const { session } = world().openAsGuest();

    expect(expectValue(await session.check(null))).toMatchObject({ sessionId: null, user: null, releaseDate: null });
    expect(await session.getUser()).toEqual({ ok: true, value: null });
  });

  test("of a player contains the player", async () => {
    const { player, openAsPlayer } = world();
    const { session } = await openAsPlayer();
    const { nickname, countryCode, credentialCodes } = player;

    const { user, sessionId } = expectValue(await session.check(null));

    expect(user).toMatchObject({ nickname, countryCode, credentialCodes });
    expect(sessionId).toEqual(expect.any(String));
    expect(await session.getUser()).toEqual({ ok: true, value: user });
  });

  test("continues with the id from its check", async () => {
    const { session } = await world().openAsPlayer();

    const first = expectValue(await session.check(null));
    const second = expectValue(await session.check(null));

    expect(second.sessionId).toBe(first.sessionId);
  });

  test("brings the release of the game that is asked about", async () => {
    const { catalogue, session } = world().openAsGuest();
    const { releaseAt } = expectValue(await catalogue.getGame("tl"));

    expect(expectValue(await session.check("tl")).releaseDate).toBe(releaseAt);
    expect(expectValue(await session.check("h3")).releaseDate).toBeNull();
  });

  test("has a profile, with the name in the game where there is one", async () => {
    const { session } = await world().openAsPlayer();

    expect(expectValue(await session.getProfile(null)).gameCode).toBe("plaync");
    expect(expectValue(await session.getProfile("tl"))).toMatchObject({
      gameCode: "tl",
      characterName: expect.stringMatching(/./),
    });
  });

  test("opens pages of owned domains signed in, and no others", async () => {
    const { session } = await world().openAsPlayer();

    expect(expectValue(await session.getSsoUrl("https://owned.example.com/page"))).toMatch(/^https?:/);
    expect(await session.getSsoUrl("https://elsewhere.example.org/")).toMatchObject({ ok: false });
  });

  test("ends when the player signs out", async () => {
    const { session, reviews } = await world().openAsPlayer();
    await session.check(null);

    expect(await session.signOut()).toEqual({ ok: true, value: null });

    expect(await session.getUser()).toEqual({ ok: true, value: null });
    expect(await reviews.getOwn("tl")).toMatchObject({ failure: { kind: "status", status: 401 } });
  });
}
