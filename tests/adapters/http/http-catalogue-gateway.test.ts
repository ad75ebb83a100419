import { describe, expect, test } from "vitest";
import { scriptGateways } from "#tests/support/scripted-gateways.ts";

const page = { games: [], has_more: true, previous_value: "c-2", total: 37 };

describe("the list of games", () => {
  test("is narrowed by all that is asked", async () => {
    const { gateways, sent } = scriptGateways(page);

    const result = await gateways.catalogue.listGames({
      q: "린 & x",
      stage: "launch",
      releaseState: "countdown",
      preInstall: "open",
      genre: ["mmorpg", "action"],
      platform: ["steam"],
      language: ["ko", "zh-TW"],
      onSale: true,
      sort: "rating",
      limit: 12,
      cursor: "c-1",
    });

    expect(result).toEqual({ ok: true, value: { games: [], hasMore: true, nextCursor: "c-2", total: 37 } });
    expect(Object.fromEntries(new URL(sent[0]?.address ?? "", "http://store").searchParams)).toEqual({
      q: "린 & x",
      stage: "launch",
      releaseState: "countdown",
      preInstall: "open",
      genre: "mmorpg,action",
      platform: "steam",
      language: "ko,zh-TW",
      onSale: "true",
      sort: "rating",
      limit: "12",
      previousValue: "c-1",
    });
  });

  test("is searched where something was typed", async () => {
    const { gateways, sent } = scriptGateways(page);

    await gateways.catalogue.listGames({ q: "lineage" });
    await gateways.catalogue.listGames({ q: "" });

    expect(sent.map(({ address }) => address)).toEqual(["/api/store/search?q=lineage", "/api/store/games?q="]);
  });
});

test("suggestions have pictures under the static domain", async () => {
  const { gateways, sent } = scriptGateways(
    { suggestions: [{ gameCode: "tl", title: "TL", image: "/art/tl.webp", sigil: "/art/tl.svg" }], is_closest: true },
    { wstaticDomain: "https://s.example.com" },
  );

  expect(await gateways.catalogue.suggest("t l")).toEqual({
    ok: true,
    value: {
      suggestions: [
        {
          gameCode: "tl",
          title: "TL",
          textLocale: "",
          image: "https://s.example.com/art/tl.webp",
          sigil: "https://s.example.com/art/tl.svg",
          state: null,
          price: null,
          platforms: [],
        },
      ],
      goods: [],
      labels: [],
      isClosest: true,
    },
  });
  expect(sent[0]?.address).toBe("/api/store/search/suggest?q=t+l");
});

describe("editorial content", () => {
  test.each(["banners", "lobby", "lobbyConfig", "document"])(
    "of the key %s comes through the gate of the content administration, for players of this store",
    async (key) => {
      const { gateways, sent } = scriptGateways({ category: "store", content_id: "index", contents: {} });
      await gateways.content.getContents("store", "index", [key]);
      expect(sent.map(({ address }) => address)).toEqual([
        `/content-admin/api/categories/store/contents/index?keySets=${key}`,
      ]);
      expect(sent[0]?.headers.get("X-PP-Gate-Type")).toBe("ApiGate");
      expect(sent[0]?.headers.get("X-PP-User-Store-Type")).toBe("purple");
    },
  );

  test.each(["store-link-config", "purple-download-info", "purple-app-whitelist"])(
    "of the key %s comes from the Purple API, as the specification says",
    async (key) => {
      const { gateways, sent } = scriptGateways({ category: "store", content_id: "index", contents: { [key]: [1] } });
      expect(await gateways.content.getContents("store", "index", [key])).toEqual({ ok: true, value: { [key]: [1] } });
      expect(sent.map(({ address }) => address)).toEqual([`/api/categories/store/contents/index?keySets=${key}`]);
    },
  );

  test("that the Purple API does not have is requested from the content administration; after a failure there is no second request", async () => {
    const absent = scriptGateways(new Response(null, { status: 404 }));
    await absent.gateways.content.getContents("store", "index", ["store-link-config"]);
    expect(absent.sent.map(({ address }) => address.split("?")[0])).toEqual([
      "/api/categories/store/contents/index",
      "/content-admin/api/categories/store/contents/index",
    ]);
    const inTrouble = scriptGateways(new Response(null, { status: 500 }));
    await inTrouble.gateways.content.getContents("store", "index", ["store-link-config"]);
    expect(inTrouble.sent).toHaveLength(1);
  });
});
