import { expect, test } from "vitest";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import type { GamePage, GameQuery } from "#core/ports/catalogue-gateway.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

const notFound = { ok: false, failure: { kind: "status", status: 404 } };

/** Contract of every `CatalogueGateway`, run against a publisher with the content of the reference backend. */
export function describeCatalogueGateway(world: () => GatewayWorld): void {
  const guest = (audience = {}) => world().openAsGuest(audience).catalogue;
  /** A page of games; its total is always said. */
  const list = async (query: GameQuery, audience = {}): Promise<GamePage & { readonly total: number }> => {
    const page = expectValue(await guest(audience).listGames(query));
    return { ...page, total: page.total ?? Number.NaN };
  };

  test("are filtered by included and excluded genres, platforms, tags, prices, age ratings and features", async () => {
    const facets = expectValue(await guest().listFacets({}));
    const all = (await list({ limit: 1 })).total;
    const kinds = [
      ["genre", facets.genres],
      ["platform", facets.platforms],
      ["tag", facets.tags],
      ["age", facets.ages],
      ["accessibility", facets.accessibility],
      ["price", facets.prices],
    ] as const;

    for (const [filter, values] of kinds) {
      const { value, count } = values[0] ?? { value: "", count: -1 };
      expect((await list({ [filter]: [value], limit: 1 })).total).toBe(count);
      expect((await list({ not: { [filter]: [value] }, limit: 1 })).total).toBe(all - count);
    }
    for (const { label } of facets.ages) expect(label).toMatch(/^ESRB /);
    for (const { currency } of facets.prices) expect(currency).toBe("USD");
  });

  test("are filtered to those of one developer or publisher, and so are the counts of all filters", async () => {
    const { developer, publisher } = expectValue(await guest().getGame("tl"));
    for (const company of [{ developer }, { publisher }]) {
      const page = await list({ ...company, limit: 100 });
      const facets = expectValue(await guest().listFacets(company));

      expect(page.games.map(({ gameCode }) => gameCode)).toContain("tl");
      expect(facets.stages.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
    }
    expect((await list({ developer, limit: 1 })).total).toBeLessThan((await list({ limit: 1 })).total);
    expect((await list({ developer: `${developer}, Inc.` })).games).toEqual([]);
  });

  test("are sorted by price, those without a price last", async () => {
    const amounts = async (sort: "price" | "price_desc") =>
      (await list({ sort, limit: 100 })).games.map(({ lowestPrice }) => lowestPrice?.sale ?? null);
    const upwards = await amounts("price");
    const priced = upwards.filter((amount) => amount !== null);

    expect(upwards).toEqual([...priced.toSorted((one, other) => one - other), ...upwards.slice(priced.length)]);
    expect((await amounts("price_desc")).slice(0, priced.length)).toEqual(priced.toReversed());
  });

  test("are found by their codes", async () => {
    expect((await list({ codes: ["tl", "nosuchgame"] })).games.map(({ gameCode }) => gameCode)).toEqual(["tl"]);
  });

  test("have their story in the language of the page if there is one, and name its language otherwise", async () => {
    const german = expectValue(await guest({ locale: "de-DE" }).getGame("tl"));
    const polish = expectValue(await guest({ locale: "pl-PL" }).getGame("tl"));

    expect(german.description).toContain("Wolfsform");
    expect(german.descriptionLocale).toBeUndefined();
    expect(polish.description).toContain("wolf form");
    expect([polish.textLocale, polish.descriptionLocale]).toEqual(["pl-PL", "en-US"]);
  });

  test("can be shown as in another country than the viewer's", async () => {
    const currencyOf = async (options: { countryCode?: string }) =>
      expectValue(await guest({ countryCode: "KR" }).getGame("tl", options)).lowestPrice?.currency;

    expect([await currencyOf({}), await currencyOf({ countryCode: "JP" })]).toEqual(["KRW", "JPY"]);
  });

  test("are not found under an unknown code", async () => {
    const { openAsGuest } = world();

    expect(await openAsGuest().catalogue.getGame("nosuchgame")).toMatchObject(notFound);
    expect(await openAsGuest().catalogue.getGame("..")).toMatchObject(notFound);
    expect(await openAsGuest().catalogue.listGoodsOfGame("nosuchgame")).toMatchObject(notFound);
    expect(await openAsGuest().catalogue.getGoods("no-such-goods")).toMatchObject(notFound);
  });

  test("come with goods, each of which can be loaded alone", async () => {
    const goods = expectValue(await guest().listGoodsOfGame("lin2"));
    const [first] = goods;

    expect(goods.length).toBeGreaterThan(0);
    expect(expectValue(await guest().getGoods(first?.goodsId ?? ""))).toEqual(first);
  });

  test("have offers, the deepest discount first", async () => {
    const offers = expectValue(await guest().listOffers({ limit: 5 }));
    const shares = offers.map(({ price }) => price.sale / price.list);

    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThanOrEqual(5);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    for (const { price } of offers) expect(price.sale).toBeLessThan(price.list);
  });

  test("are suggested during typing, with pictures and the stores that their pages name", async () => {
    const { suggestions, isClosest } = expectValue(await guest().suggest("thro"));
    const { platforms } = expectValue(await guest().getGame("tl"));

    expect(isClosest).toBe(false);
    for (const { image, sigil } of suggestions) {
      expect(image).not.toBe("");
      expect(sigil).not.toBe("");
    }
    const stores = platforms.filter(isDisplayed).map(({ store }) => store);
    expect(stores).not.toEqual([]);
    expect(suggestions.find(({ gameCode }) => gameCode === "tl")?.platforms).toEqual(stores);
  });

  test("contain the player's ownership", async () => {
    const { player, openAsPlayer } = world();
    const { catalogue } = await openAsPlayer();

    expect(expectValue(await catalogue.getOwnGameRecord(player.ownedGame))).toMatchObject({
      gameCode: player.ownedGame,
      owned: true,
    });
  });

  test("are remembered when a player visits them, the latest first, until they are to be forgotten", async () => {
    const { catalogue } = await world().openAsPlayer();
    const visited = async () => expectValue(await catalogue.listRecentGames()).map(({ gameCode }) => gameCode);

    expect(await catalogue.rememberRecentGame("tl")).toEqual({ ok: true, value: null });
    expect(await catalogue.rememberRecentGame("lin2")).toEqual({ ok: true, value: null });
    expect((await visited()).toSorted()).toEqual(expect.arrayContaining(["lin2", "tl"]));
    expect(await catalogue.forgetRecentGames()).toEqual({ ok: true, value: null });
    expect(await visited()).toEqual([]);
  });
}
