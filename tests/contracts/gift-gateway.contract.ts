import { expect, test } from "vitest";
import type { GatewayWorld } from "./gateway-world.ts";

/** Contract of every `GiftGateway`, run against a publisher with the content of the reference backend. */
export function describeGiftGateway(world: () => GatewayWorld): void {
  test("cannot be sent to the sender", async () => {
    const { gifts, session } = await world().openAsPlayer();
    const user = await session.getUser();
    const own = user.ok ? (user.value?.userId ?? "") : "";

    expect(await gifts.check({ goodsId: "lin2-deluxe", recipient: own })).toMatchObject({
      ok: true,
      value: { refusal: "to_yourself", recipient: null },
    });
  });

  test("find players by their nickname, the sender with the reason why not, and no player by another name", async () => {
    const { gifts } = await world().openAsPlayer();
    const { nickname } = world().player;

    const found = await gifts.findRecipients(nickname);
    expect(found).toMatchObject({
      ok: true,
      value: { players: [{ nickname, refusal: "to_yourself" }], hasMore: false },
    });
    const [player] = found.ok ? found.value.players : [];
    expect(player?.avatar).toMatch(/^https?:|^\//);
    expect(Date.parse(player?.memberSince ?? "")).not.toBeNaN();
    expect(await gifts.findRecipients("no-such-nickname")).toEqual({
      ok: true,
      value: { players: [], hasMore: false },
    });
  });

  test("are listed, and one that is not there cannot be answered", async () => {
    const { gifts } = await world().openAsPlayer();

    expect(await gifts.list()).toEqual({ ok: true, value: [] });
    expect(await gifts.accept("no-such-gift")).toMatchObject({ failure: { status: 404 } });
    expect(await gifts.decline("no-such-gift")).toMatchObject({ failure: { status: 404 } });
    expect(await gifts.withdraw("no-such-gift")).toMatchObject({ failure: { status: 404 } });
  });
}
