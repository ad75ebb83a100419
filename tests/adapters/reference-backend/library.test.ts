import type * as v from "valibot";
import { expect, test } from "vitest";
import type { libraryAnswerSchema } from "#adapters/wire/library.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { newPlayer } from "./new-player.ts";
import { giftOf, payFor, placeOrder } from "./purchases.ts";

const MINUTE_MS = 60_000;
const PAID_GAME = "nlw";
const PAID_GOODS = "nlw-deluxe";

describeRules("the library of a player on %s", (kind) => {
  const store = openTestStore(kind);

  const libraryOf = async (viewer: TestViewer) =>
    (await viewer.json<v.InferInput<typeof libraryAnswerSchema>>("/api/store/library")).games;
  const entryOf = async (viewer: TestViewer, gameCode: string) =>
    (await libraryOf(viewer)).find(({ game }) => game.gameCode === gameCode);
  const codesOf = async (viewer: TestViewer) => (await libraryOf(viewer)).map(({ game }) => game.gameCode);

  const buy = async (viewer: TestViewer, goodsId: string) => {
    const { order_key: orderKey } = (await (await placeOrder(viewer, [goodsId])).json()) as { order_key: string };
    await payFor(store, orderKey);
    return orderKey;
  };

  test("has what was bought, with the payment and the owned goods", async () => {
    const { player: viewer } = await newPlayer(store);
    await buy(viewer, PAID_GOODS);

    const entry = await entryOf(viewer, PAID_GAME);
    expect(entry).toMatchObject({
      standing: "owned",
      is_gift: false,
      acquired_at: new Date(store.now()).toISOString(),
      last_played_at: null,
      hidden: false,
      goods: [{ goods_id: PAID_GOODS, content_type: "EDITION", title: expect.any(String) }],
    });
  });

  test("has every game of a bundle", async () => {
    const { player: viewer } = await newPlayer(store);
    await buy(viewer, "bundle-three-blades");

    expect((await codesOf(viewer)).toSorted()).toEqual(["bns", "bns2", "bnsneo"]);
  });

  test("says that a game was refunded, and that it is owned again after another purchase", async () => {
    const { player: viewer } = await newPlayer(store);
    const orderKey = await buy(viewer, PAID_GOODS);
    await viewer.json(`/api/store/orders/${orderKey}/refund`, { json: { reason: "by_mistake" } });
    expect(await entryOf(viewer, PAID_GAME)).toMatchObject({ standing: "owned" });

    store.passTime(MINUTE_MS);
    expect(await entryOf(viewer, PAID_GAME)).toMatchObject({ standing: "refunded", goods: [], acquired_at: null });

    await buy(viewer, PAID_GOODS);
    expect(await entryOf(viewer, PAID_GAME)).toMatchObject({ standing: "owned" });
  });

  test("marks what another player has given", async () => {
    const { player: sender } = await newPlayer(store);
    const { player: viewer, accountId: recipient } = await newPlayer(store);
    const goodsId = "linw-deluxe";
    const { amount } = await sender.json<{ amount: number }>(
      `/api/store/gifts/check?goodsId=${goodsId}&recipient=${recipient}`,
    );
    const { order_key: orderKey } = await sender.json<{ order_key: string }>("/api/store/gifts", {
      json: giftOf(goodsId, recipient, { expected_total: amount }),
    });
    await payFor(store, orderKey);
    expect(await codesOf(viewer)).toEqual([]);

    const { gifts } = await viewer.json<{ gifts: { id: string }[] }>("/api/store/gifts");
    await viewer.json(`/api/store/gifts/${gifts[0]?.id}/accept`, { method: "POST" });

    expect(await entryOf(viewer, "linw")).toMatchObject({
      standing: "owned",
      is_gift: true,
      acquired_at: new Date(store.now()).toISOString(),
    });
    expect(await codesOf(sender)).toEqual([]);
  });

  test("has a pre-installed game before it is bought, and says that it is not owned", async () => {
    const { player: viewer } = await newPlayer(store);
    await viewer.json(`/api/pre-install/games/${PAID_GAME}`, { method: "POST" });

    expect(await entryOf(viewer, PAID_GAME)).toMatchObject({ standing: "not_owned", pre_install_status: 1 });
  });

  test("has a free game from its first start on, and knows the last one", async () => {
    const { player: viewer } = await newPlayer(store);
    const start = async () => await viewer.json("/api/store/library/tl/start", { method: "POST" });
    await start();
    store.passTime(MINUTE_MS);
    const last = await start();

    expect(last).toEqual({ last_played_at: new Date(store.now()).toISOString() });
    expect(await entryOf(viewer, "tl")).toMatchObject({ standing: "owned", ...(last as object) });
    expect(await codesOf(viewer)).toEqual(["tl"]);
  });

  test("notes no start of a game that is not owned, or not out yet", async () => {
    const { player: viewer } = await newPlayer(store);
    const start = async () => {
      const answer = await viewer.fetch(`/api/store/library/${PAID_GAME}/start`, { method: "POST" });
      return [
        answer.status,
        ((await answer.json()) as { error: { details?: { reason?: string } } }).error.details?.reason,
      ];
    };
    expect(await start()).toEqual([403, "not_owner"]);
    await buy(viewer, PAID_GOODS);
    expect(await start()).toEqual([403, "not_released"]);
  });

  test("hides a game for this player alone, and keeps the last start", async () => {
    const { player: viewer } = await newPlayer(store);
    const { player: other } = await newPlayer(store);
    for (const one of [viewer, other]) await one.json("/api/store/library/tl/start", { method: "POST" });
    const before = await entryOf(viewer, "tl");

    await viewer.json("/api/store/library/tl/hidden", { method: "PUT", json: { hidden: true } });

    expect(await entryOf(viewer, "tl")).toEqual({ ...before, hidden: true });
    expect(await entryOf(other, "tl")).toMatchObject({ hidden: false });
  });
});
