import { describe, expect, test } from "vitest";
import type { Price } from "#core/catalogue/game.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import type { GamePage, GameQuery } from "#core/ports/catalogue-gateway.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

const notFound = { ok: false, failure: { kind: "status", status: 404 } };
const unauthorized = { ok: false, failure: { kind: "status", status: 401 } };

/** Contract of every `CatalogueGateway`, run against a publisher with the content of the reference backend. */
export function describeCatalogueGateway(name: string, world: () => GatewayWorld): void {
  const guest = (audience = {}) => world().openAsGuest(audience).catalogue;
  /** A page of games; its total is always said. */
  const list = async (query: GameQuery, audience = {}): Promise<GamePage & { readonly total: number }> => {
    const page = expectValue(await guest(audience).listGames(query));
    return { ...page, total: page.total ?? Number.NaN };
  };

  describe(`games and goods ${name}`, () => {
    test("are listed page by page, each once, as many as announced", async () => {
      const gameCodes: string[] = [];
      let page = await list({ limit: 7 });
      for (;;) {
        expect(page.games.length).toBeLessThanOrEqual(7);
        expect(page.nextCursor === null).toBe(!page.hasMore);
        gameCodes.push(...page.games.map((game) => game.gameCode));
        if (page.nextCursor === null) break;
        page = await list({ limit: 7, cursor: page.nextCursor });
      }

      expect(gameCodes).toHaveLength(page.total);
      expect(new Set(gameCodes).size).toBe(gameCodes.length);
      expect(gameCodes.length).toBeGreaterThan(20);
    });

    test("are narrowed by every facet to the number it announces", async () => {
      const facets = expectValue(await guest().listFacets({}));

      expect(facets.genres.length).toBeGreaterThan(3);
      for (const { value, count } of facets.genres.slice(0, 4)) {
        expect((await list({ genre: [value], limit: 1 })).total).toBe(count);
      }
      for (const { value, count } of facets.platforms.slice(0, 4)) {
        expect((await list({ platform: [value], limit: 1 })).total).toBe(count);
      }
    });

    test("are filtered by included and excluded tags, prices, age ratings and features", async () => {
      const facets = expectValue(await guest().listFacets({}));
      const all = (await list({ limit: 1 })).total;
      const kinds = [
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

    test("are sorted by title as asked", async () => {
      const { games } = await list({ sort: "title", limit: 30 });
      const titles = games.map((game) => game.title);

      expect(titles).toEqual([...titles].sort(new Intl.Collator("en").compare));
    });

    test("are filtered to playable, announced or visible ones in a country", async () => {
      const [launch, creation, teaser, all] = await Promise.all([
        list({ stage: "launch", limit: 100 }),
        list({ stage: "creation", limit: 100 }),
        list({ stage: "teaser", limit: 100 }),
        list({ limit: 100 }),
      ]);
      const either = await list({ stage: ["creation", "teaser"], limit: 1 });

      for (const { countries } of launch.games) expect(countries.launch).toContain("US");
      for (const { countries } of creation.games) expect(countries.pre).toContain("US");
      expect(either.total).toBe(creation.total + teaser.total);
      expect(launch.total + creation.total + teaser.total).toBe(all.total);
    });

    test("are found by search in any language and spelling", async () => {
      const titles = async (q: string, locale: string) =>
        (await list({ q, limit: 5 }, { locale })).games.map((game) => game.gameCode);

      expect(await titles("throne and liberty", "en-US")).toContain("tl");
      expect(await titles("Linage", "en-US")).toContain("lin2");
      expect(await titles("쓰론", "ko-KR")).toContain("tl");
      expect((await list({ q: "zzzzqqqq" })).games).toEqual([]);
    });

    test("are in the language of the page", async () => {
      const english = expectValue(await guest({ locale: "en-US" }).getGame("tl"));
      const korean = expectValue(await guest({ locale: "ko-KR" }).getGame("tl"));

      expect([english.textLocale, korean.textLocale]).toEqual(["en-US", "ko-KR"]);
      expect(korean.shortDescription).not.toBe(english.shortDescription);
      expect(english.media.length).toBeGreaterThan(0);
    });

    test("have their story in the language of the page if there is one, and name its language otherwise", async () => {
      const german = expectValue(await guest({ locale: "de-DE" }).getGame("tl"));
      const polish = expectValue(await guest({ locale: "pl-PL" }).getGame("tl"));

      expect(german.description).toContain("Wolfsform");
      expect(german.descriptionLocale).toBeUndefined();
      expect(polish.description).toContain("wolf form");
      expect([polish.textLocale, polish.descriptionLocale]).toEqual(["pl-PL", "en-US"]);
    });

    test("have the prices of the country of the page", async () => {
      const currencyOf = (price: Price | null) => price?.currency;
      const inAmerica = expectValue(await guest().getGame("lin2"));
      const inKorea = expectValue(await guest({ countryCode: "KR" }).getGame("lin2"));

      expect(currencyOf(inAmerica.lowestPrice)).toBe("USD");
      expect(currencyOf(inKorea.lowestPrice)).toBe("KRW");
    });

    test("are not found under an unknown code", async () => {
      const { openAsGuest } = world();

      expect(await openAsGuest().catalogue.getGame("nosuchgame")).toMatchObject(notFound);
      expect(await openAsGuest().catalogue.getGame("..")).toMatchObject(notFound);
      expect(await openAsGuest().catalogue.listGoodsOfGame("nosuchgame")).toMatchObject(notFound);
      expect(await openAsGuest().catalogue.getGoods("no-such-goods")).toMatchObject(notFound);
    });

    test("refuse a malformed request with its fields", async () => {
      expect(await guest().listGames({ cursor: "not a cursor!" })).toMatchObject({
        ok: false,
        failure: { kind: "status", status: 400, details: expect.anything() },
      });
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

    test("are suggested during typing", async () => {
      const { suggestions, isClosest } = expectValue(await guest().suggest("thro"));

      expect(isClosest).toBe(false);

      expect(suggestions.map(({ gameCode }) => gameCode)).toContain("tl");
      for (const { image, sigil } of suggestions) {
        expect(image).not.toBe("");
        expect(sigil).not.toBe("");
      }
    });

    test("are suggested with the stores that their pages name", async () => {
      const catalogue = guest();
      const { suggestions } = expectValue(await catalogue.suggest("thro"));
      const { platforms } = expectValue(await catalogue.getGame("tl"));

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

    test("contain no ownership for a guest", async () => {
      expect(await guest().getOwnGameRecord("tl")).toMatchObject(unauthorized);
      expect(await guest().rememberRecentGame("tl")).toMatchObject(unauthorized);
      expect(await guest().listRecentGames()).toMatchObject(unauthorized);
    });
  });
}
