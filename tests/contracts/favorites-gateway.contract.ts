import { expect, test } from "vitest";
import type { FavoritesGateway } from "#core/ports/favorites-gateway.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { type GatewayWorld, refused } from "./gateway-world.ts";

const TL = { type: "game", id: "tl" } as const;
const DELUXE = { type: "goods", id: "tl-deluxe" } as const;

/** Contract of every `FavoritesGateway`, run against a publisher with the content of the reference backend. */
export function describeFavoritesGateway(world: () => GatewayWorld): void {
  const openEmpty = async (): Promise<FavoritesGateway> => {
    const { favorites } = await world().openAsPlayer();
    for (const kept of expectValue(await favorites.list())) expectValue(await favorites.drop(kept));
    return favorites;
  };
  const idsOf = async (favorites: FavoritesGateway) => expectValue(await favorites.list()).map(({ id }) => id);

  test("are stored once, and removed once, for any number of requests", async () => {
    const favorites = await openEmpty();

    const first = expectValue(await favorites.keep(TL));
    const again = expectValue(await favorites.keep(TL));
    expectValue(await favorites.keep(DELUXE));

    expect(again).toEqual(first);
    expect((await idsOf(favorites)).sort()).toEqual(["tl", "tl-deluxe"]);
    expect(await favorites.drop(TL)).toEqual({ ok: true, value: true });
    expect(await favorites.drop(TL)).toEqual({ ok: true, value: false });
    expect(await idsOf(favorites)).toEqual(["tl-deluxe"]);
  });

  test("of a guest are merged into the player's own, again without a change; unknown ones are left out", async () => {
    const favorites = await openEmpty();
    expectValue(await favorites.keep(TL));
    const guest = [TL, DELUXE, { type: "game", id: "nosuchgame" }] as const;

    const merged = expectValue(await favorites.merge(guest));
    const again = expectValue(await favorites.merge(guest));

    expect(merged.refused).toEqual([]);
    expect(merged.favorites.map(({ id }) => id).sort()).toEqual(["tl", "tl-deluxe"]);
    expect(again).toEqual(merged);
  });

  test("are described to guests too, in the requested order", async () => {
    const { favorites } = world().openAsGuest();

    const details = expectValue(await favorites.describe([DELUXE, { type: "game", id: "nosuchgame" }, TL]));

    expect(details).toMatchObject([
      { type: "goods", id: "tl-deluxe", goods: { goodsId: "tl-deluxe", gameCode: "tl" } },
      { type: "game", id: "tl", game: { gameCode: "tl" } },
    ]);
  });

  test("are things the store knows", async () => {
    expect(await (await openEmpty()).keep({ type: "game", id: "nosuchgame" })).toMatchObject(refused(404));
  });

  test("are described 20 at a time", async () => {
    const { favorites } = world().openAsGuest();
    const many = Array.from({ length: 21 }, (_, at) => ({ type: "game", id: `game${at}` }) as const);
    expect(await favorites.describe(many)).toMatchObject(refused(400));
  });
}
