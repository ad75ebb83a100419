import { describe, expect, test } from "vitest";
import { buildAverage, buildGoods, buildPrice } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher, failNext, NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { createLoadContext } from "#tests/ui/support/load-context.ts";
import { loadGame } from "#ui/features/game/screens/game-data.ts";
import { gameHead } from "#ui/features/game/screens/game-head.ts";

async function headOf(publisher = createPublisher()) {
  const context = await createLoadContext(createFakePorts(publisher), { user: null });
  const outcome = await loadGame(context, "tl");
  return { outcome, head: gameHead(context, "tl") };
}

describe("the metadata of a game's page", () => {
  test("names the game, its rating and its prices to search engines", async () => {
    const goods = [
      buildGoods({ price: buildPrice({ list: 3999, sale: 2999 }) }),
      buildGoods({
        goodsId: "won",
        title: "Deluxe",
        price: buildPrice({ currency: "KRW", list: 55_000, sale: 55_000 }),
      }),
      buildGoods({ goodsId: "dlc", contentType: "DLC" }),
    ];
    const { head } = await headOf(createPublisher({ goods }));
    expect(head).toMatchObject({ title: "Throne and Liberty – Purple", canonicalPath: "/game/tl" });
    expect(head.structuredData).toMatchObject({
      "@type": ["VideoGame", "Product"],
      name: "Throne and Liberty",
      url: "https://store.example/game/tl",
      aggregateRating: { ratingValue: 4.3, ratingCount: 40 },
      offers: [
        { price: "29.99", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
        { price: "55000", priceCurrency: "KRW" },
      ],
    });
  });

  test("contains no rating without reviews, and no offer without goods", async () => {
    const { head } = await headOf(createPublisher({ average: buildAverage({ average: null, count: 0 }) }));
    expect(head.structuredData).not.toHaveProperty("aggregateRating");
    expect(head.structuredData).not.toHaveProperty("offers");
  });

  test("does not call a game unknown that could not be loaded", async () => {
    const publisher = createPublisher();
    failNext(publisher, "getGame", NO_ANSWER);
    const { outcome, head } = await headOf(publisher);
    expect(outcome).toBe("failed");
    expect(head).toMatchObject({ title: "An error has occurred.", noIndex: true });
  });

  test.each([404, 400])("keeps a game that is not there out of search engines (status %d)", async (status) => {
    const publisher = createPublisher();
    failNext(publisher, "getGame", refusal(status));
    expect(await headOf(publisher)).toMatchObject({ outcome: "notFound", head: { noIndex: true } });
  });
});
