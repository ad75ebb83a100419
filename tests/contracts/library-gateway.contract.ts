import { expect, test } from "vitest";
import type { LibraryGateway } from "#core/ports/library-gateway.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { type GatewayWorld, refused } from "./gateway-world.ts";

/** A game that costs money. */
const PAID_GAME = "nlw";

/** Contract of every `LibraryGateway`, run against a publisher with the content of the reference backend. */
export function describeLibraryGateway(world: () => GatewayWorld): void {
  const open = async () => (await world().openAsPlayer()).library;
  const find = async (library: LibraryGateway, gameCode: string) =>
    expectValue(await library.list()).find(({ game }) => game.gameCode === gameCode);

  test("has each game of the player once, with its card", async () => {
    const { ownedGame } = world().player;
    const games = expectValue(await (await open()).list());

    const codes = games.map(({ game }) => game.gameCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(games.find(({ game }) => game.gameCode === ownedGame)).toMatchObject({
      standing: "owned",
      isHidden: false,
      playMinutes: expect.any(Number),
      game: { title: expect.any(String), media: expect.any(Array) },
    });
  });

  test("hides a game and shows it again, for any number of requests", async () => {
    const library = await open();
    const { ownedGame } = world().player;

    for (const isHidden of [true, true, false, false]) {
      expect(await library.setHidden(ownedGame, isHidden)).toEqual({ ok: true, value: isHidden });
      expect(await find(library, ownedGame)).toMatchObject({ isHidden });
    }
  });

  test("refuses the start of a game that is not owned, and has no other game to hide", async () => {
    const library = await open();

    expect(await library.recordStart(PAID_GAME)).toMatchObject(refused(403));
    expect(await library.recordStart("nosuchgame")).toMatchObject(refused(404));
    expect(await library.setHidden(PAID_GAME, true)).toMatchObject(refused(404));
    expect(await library.setHidden("nosuchgame", true)).toMatchObject(refused(404));
  });
}
