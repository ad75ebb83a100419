import { type SQL, sql } from "drizzle-orm";
import type * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#adapters/reference-backend/database/database.ts";
import { selectRows } from "#adapters/reference-backend/database/database.ts";
import { games, goodsPrices, searchWordPieces } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { type GameListQuery, gameConditions } from "#adapters/reference-backend/domain/catalogue/game-list-query.ts";
import { searchSteps } from "#adapters/reference-backend/domain/catalogue/game-search.ts";
import { deepestDiscounts, isOnSale } from "#adapters/reference-backend/domain/catalogue/prices.ts";
import { searchTermsOf } from "#adapters/reference-backend/domain/search/search-terms.ts";
import { seedLargeCatalogue } from "#adapters/reference-backend/seed/large-catalogue.ts";
import { seedDatabase } from "#adapters/reference-backend/seed/seed-database.ts";
import type { gameFacetsAnswerSchema, gameListAnswerSchema, gameSchema } from "#adapters/wire/games.ts";
import type { goodsListAnswerSchema } from "#adapters/wire/goods.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { discountPercentage } from "#core/catalogue/price.ts";
import { releaseStateOf } from "#core/catalogue/release-state.ts";
import { type TestDatabases, withDatabase } from "#tests/support/database.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { startTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { PAID_GAME, testContent } from "#tests/support/test-content.ts";

type GamePage = v.InferOutput<typeof gameListAnswerSchema>;
type Game = GamePage["games"][number];
type GoodsList = v.InferOutput<typeof goodsListAnswerSchema>;

const HOUR_MS = 3_600_000;
const ADDED_GAMES = 700;
const LOBBY_KEYS = ["lobby", "lobbyConfig", "ncLobby", "ncLobbyImage", "ncLobbyPrepare"];

describeRules("the catalogue on %s", (kind) => {
  let databases: TestDatabases;
  let database: Database;
  let store: TestBackend;

  beforeAll(async () => {
    databases = await withDatabase(kind);
    database = await databases.open(testContent);
    store = await startTestBackend(database, { content: testContent });
    const large = { count: ADDED_GAMES, models: testContent.games, now: new Date(store.now()) };
    await seedLargeCatalogue(database, large);
    await seedLargeCatalogue(database, large);
  });
  afterAll(async () => {
    await store?.close();
    await databases?.close();
  });

  const page = (query: string, headers: Record<string, string> = {}) =>
    store.visitor().json<GamePage>(`/api/store/games?${query}`, { headers });

  const allGames = async (query: string, headers: Record<string, string> = {}): Promise<Game[]> => {
    const found: Game[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? "" : `&previousValue=${cursor}`;
      const part: GamePage = await page(`${query}${next}`, headers);
      expect(part.has_more).toBe(part.previous_value !== null);
      found.push(...part.games);
      cursor = part.previous_value;
      if (cursor === null) expect(part.total).toBe(found.length);
    } while (cursor !== null);
    expect(new Set(found.map((game) => game.gameCode)).size).toBe(found.length);
    return found;
  };

  test("every added game has a lobby, which stays when the store's own content is published again", async () => {
    const lobbyOf = (gameCode: string) =>
      store.visitor().json<{ contents: Record<string, unknown> }>(`/api/categories/lobby/contents/${gameCode}`);
    const changed = { ...testContent, coupons: [] };
    await seedDatabase(database, { content: () => changed, now: new Date(store.now()), withReadyAccounts: true });
    for (const gameCode of ["x000000", "x000008", `x000${ADDED_GAMES - 1}`]) {
      expect(Object.keys((await lobbyOf(gameCode)).contents).toSorted()).toEqual(LOBBY_KEYS);
    }
    for (const { gameCode } of testContent.games.filter(({ display }) => display !== false)) {
      expect(Object.keys((await lobbyOf(gameCode)).contents).toSorted()).toEqual(LOBBY_KEYS);
    }
  });

  const shown = testContent.games.filter((game) => game.display !== false).length + ADDED_GAMES;

  test.each(["popular", "newest", "release", "rating", "title"])(
    "pages of the sort %s hold every game once",
    async (sort) => {
      expect((await allGames(`sort=${sort}&limit=47`)).length).toBe(shown);
    },
  );

  test("each sort returns the order of its name", async () => {
    const releases = (await allGames("sort=release&limit=100")).map((game) => game.releaseAt);
    const dated = releases.filter((release) => release !== null);
    expect(releases.slice(0, dated.length)).toEqual(dated.toSorted());
    const newest = (await allGames("sort=newest&limit=100")).map((game) => game.releaseAt);
    expect(newest.slice(0, dated.length)).toEqual(dated.toSorted().toReversed());
    const [best] = await allGames("sort=rating&limit=100");
    expect(best?.reviewSummary.count).toBeGreaterThanOrEqual(0);
  });

  test.each(["ko-KR", "zh-CN", "zh-TW", "ja-JP", "ar-SA", "pl-PL", "es-ES"])(
    "titles are sorted in the alphabetical order of %s",
    async (locale) => {
      const { games: sorted } = await page("sort=title&limit=100", { "X-PP-Locale": locale });
      const titles = sorted.map((game) => game.title);
      expect(titles.length).toBeGreaterThan(20);
      expect(titles).toEqual(titles.toSorted(new Intl.Collator(locale, { numeric: true }).compare));
    },
  );

  test.each([
    ["stage=launch", (game: Game) => countryStageOf(game.countries, "JP", "web") === "launch"],
    ["stage=creation", (game: Game) => countryStageOf(game.countries, "JP", "web") === "creation"],
    ["stage=teaser", (game: Game) => countryStageOf(game.countries, "JP", "web") === "teaser"],
    ["genre=mmorpg,action-rpg", (game: Game) => game.genres.some((genre) => ["mmorpg", "action-rpg"].includes(genre))],
    [
      "platform=steam",
      (game: Game) => game.platforms.some((platform) => platform.store === "steam" && platform.display !== false),
    ],
    ["onSale=true", (game: Game) => (game.lowestPrice?.sale ?? 0) < (game.lowestPrice?.list ?? 0)],
  ])("the filter %s keeps the games that meet it, and no other", async (filter, meets) => {
    const all = await allGames("limit=100&countryCode=JP");
    const kept = await allGames(`limit=100&countryCode=JP&${filter}`);
    const expected = all.filter(meets).map((game) => game.gameCode);
    // A game can be on sale by another edition than its cheapest.
    if (filter.startsWith("onSale"))
      expect(kept.map((game) => game.gameCode)).toEqual(expect.arrayContaining(expected));
    else expect(kept.map((game) => game.gameCode).sort()).toEqual(expected.sort());
    expect(kept.length).toBeGreaterThan(0);
  });

  test.each(["prepare", "countdown", "launching"] as const)("the release state %s follows the clock", async (state) => {
    for (const hours of [0, 24 * 3]) {
      store.passTime(hours * HOUR_MS);
      const all = await allGames("limit=100");
      const expected = all.filter((game) => releaseStateOf(game, store.now()) === state).map((game) => game.gameCode);
      const kept = await allGames(`limit=100&releaseState=${state}`);
      expect(kept.map((game) => game.gameCode).sort()).toEqual(expected.sort());
      store.passTime(-hours * HOUR_MS);
    }
  });

  test("the price ranges follow the end of a sale, also when the clock is set back", async () => {
    const pricedIn = async (range: string) =>
      (await allGames(`limit=100&countryCode=JP&price=${range}`)).map((game) => game.gameCode).sort();
    const expectedIn = async (from: number, to: number) =>
      (await allGames("limit=100&countryCode=JP"))
        .filter(({ lowestPrice }) => lowestPrice?.currency === "JPY")
        .filter(({ lowestPrice }) => (lowestPrice?.sale ?? -1) >= from && (lowestPrice?.sale ?? -1) <= to)
        .map((game) => game.gameCode)
        .sort();
    for (const days of [0, 400, -400]) {
      store.passTime(days * 24 * HOUR_MS);
      expect(await pricedIn("1-3000")).toEqual(await expectedIn(1, 3_000));
      expect(await pricedIn("free")).toEqual(await expectedIn(0, 0));
    }
  });

  test("open pre-installs are those that have begun and are not out", async () => {
    const kept = await allGames("preInstall=open&limit=100");
    expect(kept.map((game) => game.gameCode)).toContain("hoyeon");
    for (const game of kept) {
      expect(Date.parse(game.preInstall?.availableFrom ?? "")).toBeLessThanOrEqual(store.now());
      expect(game.releaseAt === null || Date.parse(game.releaseAt) > store.now()).toBe(true);
    }
  });

  test.each([
    ["lineage", "lin2"],
    ["LINEAGE II", "lin2"],
    ["lineaeg", "lin2"],
    ["ｌｉｎｅａｇｅ", "lin2"],
    ["li", "lin2"],
    ["리니지", "lin2"],
    ["니지", "lin2"],
    ["tl", "tl"],
    ["리버티", "tl"],
    ["throne liberty", "tl"],
    ["Thorne and Libery", "tl"],
    ["thorne", "tl"],
    ["liebrty throen", "tl"],
    ["throme", "tl"],
    ["thrpn", "tl"],
    ["thrones libertt", "tl"],
    ["리니쥐", "lin2"],
    ["linaeg", "lin2"],
  ])("searching for %s finds %s", async (text, gameCode) => {
    const found = await allGames(`limit=100&q=${encodeURIComponent(text)}`);
    expect(found.map((game) => game.gameCode)).toContain(gameCode);
  });

  test.each([
    ["Éternel", "eternel"],
    ["シタデル", "したでる"],
    ["地平線", "平線"],
    ["مملكة", "ملكه"],
    ["горизонт", "ГОРИЗ"],
    ["อาณาจักร", "อาณา"],
    ["Foundry", "fuondry"],
    ["지평선", "지펑선"],
  ])("a title with %s is found by %s", async (word, query) => {
    const found = await allGames(`limit=100&q=${encodeURIComponent(query)}`);
    const texts = await Promise.all(
      found.slice(0, 40).map(async (game) =>
        (
          await store.database.queries.query.gameTexts.findMany({
            columns: { title: true },
            where: (table, { eq }) => eq(table.gameCode, game.gameCode),
          })
        ).map((text) => text.title),
      ),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.some((titles) => titles.some((title) => title.includes(word)))).toBe(true);
  });

  test("a mistyped search has as many pages as the word that was meant", async () => {
    const meant = await allGames("limit=2&q=lineage");
    const typed = await allGames("limit=2&q=linwage");
    expect(meant.length).toBeGreaterThan(4);
    expect(typed.map(({ gameCode }) => gameCode).toSorted()).toEqual(meant.map(({ gameCode }) => gameCode).toSorted());
  });

  test("a title itself comes before titles that only hold it", async () => {
    const { games } = await page(`q=lineage&limit=1`);
    expect(games[0]?.gameCode).toBe("lin");
  });

  test.each(["zq", "???", "%", "_", "xyzzyplugh", "\u0000", "' or 1=1 --", "۩۩"])(
    "searching for %j is answered, be it with nothing",
    async (text) => {
      const answer = await store.visitor().fetch(`/api/store/games?q=${encodeURIComponent(text)}`);
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as GamePage).games.length).toBeLessThan(shown);
    },
  );

  test.each([
    ["thr", "Throne and Liberty"],
    ["Throne and Lib", "Throne and Liberty"],
    ["liberty", "Throne and Liberty"],
    ["Thorne and Libery", "Throne and Liberty"],
    ["thorne", "Throne and Liberty"],
    ["thronee", "Throne and Liberty"],
    ["lineaeg", "Lineage"],
    ["trhone", "Throne and Liberty"],
    ["throme", "Throne and Liberty"],
    ["throne and libetr", "Throne and Liberty"],
    ["xhrone", "Throne and Liberty"],
    ["throne and libertyy", "Throne and Liberty"],
    ["li", "Lineage"],
    ["lineage", "Lineage"],
    ["쓰론", "Throne and Liberty"],
  ])("who types %s is offered %s first", async (text, title) => {
    const { suggestions } = await store
      .visitor()
      .json<{ suggestions: { title: string }[] }>(`/api/store/search/suggest?q=${encodeURIComponent(text)}`);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(suggestions[0]?.title.startsWith(title)).toBe(true);
    expect(new Set(suggestions.map((suggestion) => suggestion.title)).size).toBe(suggestions.length);
  });

  test("a game is offered by its title before others by who made them", async () => {
    const { games } = await page("limit=1&q=lineage");
    const developer = (await store.visitor().json<{ developer: string }>(`/api/store/games/${games[0]?.gameCode}`))
      .developer;
    const [word = ""] = developer.toLowerCase().split(" ");
    const { suggestions } = await store
      .visitor()
      .json<{ suggestions: { gameCode: string }[] }>(`/api/store/search/suggest?q=${encodeURIComponent(word)}`);
    expect(suggestions.length).toBeGreaterThan(0);
    expect((await allGames(`limit=100&q=${encodeURIComponent(word)}`)).map(({ gameCode }) => gameCode)).toEqual(
      expect.arrayContaining(suggestions.map(({ gameCode }) => gameCode)),
    );
  });

  test("suggestions come in the reader's language, with a picture that is there", async () => {
    const { suggestions } = await store
      .visitor()
      .json<{ suggestions: { title: string; image: string }[] }>("/api/store/search/suggest?q=lineag", {
        headers: { "X-PP-Locale": "ko-KR" },
      });
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestions[0]?.title).toContain("리니지");
    for (const { image } of suggestions) expect((await store.visitor().fetch(image)).status).toBe(200);
  });

  test("facets count the games that their filters would leave", async () => {
    const facets = await store.visitor().json<v.InferOutput<typeof gameFacetsAnswerSchema>>("/api/store/games/facets");
    for (const [kind, values] of [
      ["genre", facets.genres],
      ["platform", facets.platforms],
      ["language", facets.languages],
    ] as const) {
      expect(values.length).toBeGreaterThan(1);
      for (const { value, count } of values.slice(0, 4)) expect((await page(`${kind}=${value}`)).total).toBe(count);
    }
  });

  test("a game that is hidden is in no list, yet has its page", async () => {
    const hidden = testContent.games.filter((game) => game.display === false).map((game) => game.gameCode);
    const listed = (await allGames("limit=100")).map((game) => game.gameCode);
    for (const gameCode of hidden) {
      expect(listed).not.toContain(gameCode);
      expect(await store.visitor().json(`/api/store/games/${gameCode}`)).toMatchObject({ gameCode, display: false });
    }
  });

  test.each(["KR", "JP", "US", "DE", "BR"])(
    "the list of games on sale in %s is complete and in order over all pages",
    async (country) => {
      const { queries } = store.database;
      const now = new Date(store.now());
      const rows = await selectRows<{ goods_id: string }>(
        queries,
        sql`select goods_id from ${goodsPrices} where ${isOnSale(country, now)} order by discount desc nulls last, goods_id`,
      );
      const found: string[] = [];
      for (let offset = 0; offset <= rows.length; offset += 7) {
        found.push(...(await deepestDiscounts(queries, { country, now }, { offset, limit: 7 })));
      }
      expect(found).toEqual(rows.map((row) => row.goods_id));
      expect(found.length).toBeGreaterThan(7);
    },
  );

  test("frequent queries use a matching index for any number of games", async () => {
    const now = new Date(store.now());
    const closedGames = new Set<string>();
    const context = { now, country: "US", shell: "web", titleLocale: "en-US", closedGames } as const;
    const planOf = async (query: SQL) =>
      await store.database.queries.transaction(async (transaction) => {
        // A sequential scan is always fastest on a small table, so the test disables it to see the plan for a large
        // one.
        await transaction.execute(sql`set local enable_seqscan = off`);
        await transaction.execute(sql`set local enable_sort = off`);
        const lines = await selectRows<{ "QUERY PLAN": string }>(transaction, sql`explain ${query}`);
        return lines.map((line) => line["QUERY PLAN"]).join("\n");
      });
    const listOf = (query: GameListQuery, order: SQL) =>
      sql`select game_code from ${games} where ${sql.join(gameConditions(query, context), sql` and `)} order by ${order} limit 13`;
    for (const query of [{ releaseState: "prepare" }, { releaseState: "countdown" }, { preInstall: "open" }] as const) {
      expect(await planOf(listOf(query, sql`release_rank, game_code`))).toMatch(
        /games_release[\s\S]*Index Cond: \(release_rank >/,
      );
    }
    const pieces = textArray(["throne", "thone"]);
    expect(await planOf(sql`select word from ${searchWordPieces} where piece = any(${pieces})`)).toMatch(
      /search_word_pieces_piece_word_pk/,
    );
    for (const query of ["throne", "throne and liberty", "lineage ii", "lineage2m", "블레이드앤소울", "剑灵neo"]) {
      const terms = searchTermsOf(query);
      if (terms === null) throw new Error("there is something to search for");
      // Among some hundred games it costs less to go through all of them than to look several ways up.
      const ways = terms.alternatives.length + terms.keys.length;
      for (const step of searchSteps(terms).slice(0, ways > 3 ? -1 : undefined)) {
        const plan = await planOf(sql`select game_code from ${games} where display and ${step}`);
        expect(plan, query).toMatch(/Bitmap Index Scan on games_search_(grams|text)/);
        expect(plan, query).not.toMatch(/Seq Scan/);
      }
    }
  });

  test("offers are cheaper now, can be bought, and the deepest comes first", async () => {
    const { goods } = await store.visitor().json<GoodsList>("/api/store/goods?limit=50&countryCode=KR");
    expect(goods.length).toBeGreaterThan(0);
    const shares = goods.map(({ price }) => (price.list - price.sale) / price.list);
    expect(shares.every((share) => share > 0)).toBe(true);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(goods.every((item) => item.availability === "ON_SALE" || item.availability === "PREORDER")).toBe(true);
    expect(discountPercentage(goods[0]?.price ?? { list: 1, sale: 1 })).toBeGreaterThan(0);
  });

  test("a sale ends when its time has come", async () => {
    const paid = testContent.goods.find((item) => item.gameCode === PAID_GAME)?.goodsId ?? "";
    const priceOf = async () =>
      (await store.visitor().json<GoodsList["goods"][number]>(`/api/store/goods/${paid}/details`)).price;
    expect(await priceOf()).toMatchObject({ currency: "USD", list: 2_999, sale: 1_999 });
    store.passTime(49 * HOUR_MS);
    expect(await priceOf()).toMatchObject({ list: 2_999, sale: 2_999 });
    store.passTime(-49 * HOUR_MS);
  });

  test("whether goods can be bought follows the stage of the country and the release", async () => {
    const availabilityOf = async (gameCode: string, country: string) => {
      const { goods } = await store
        .visitor()
        .json<GoodsList>(`/api/store/goods/games/${gameCode}?countryCode=${country}`);
      return goods.find((item) => item.contentType === "EDITION")?.availability;
    };
    expect(await availabilityOf("lin2", "KR")).toBe("ON_SALE");
    expect(await availabilityOf("nlw", "KR")).toBe("PREORDER");
    expect(await availabilityOf("lmj", "US")).toBe("NOT_IN_COUNTRY");
    store.passTime(10 * HOUR_MS);
    expect(await availabilityOf("nlw", "KR")).toBe("ON_SALE");
    store.passTime(-10 * HOUR_MS);
  });

  test("a game names its operator in the reader's country, and the dates of service", async () => {
    const serviceOf = async (gameCode: string, country: string, locale = "en-US") => {
      const headers = { "Accept-Language": locale };
      const path = `/api/store/games/${gameCode}?countryCode=${country}`;
      return (await store.visitor().json<v.InferOutput<typeof gameSchema>>(path, { headers })).serviceInfo;
    };
    const korea = await serviceOf("tl", "KR", "ko-KR");
    expect(korea).toMatchObject({ operator: "주식회사 엔씨소프트", endsAt: null });
    expect(Date.parse(korea?.startsAt ?? "")).toBeLessThan(store.now());
    expect(await serviceOf("tl", "DE")).toMatchObject({ operator: "NC West Holdings, LLC" });
    expect(await serviceOf("nlw", "KR")).toMatchObject({ startsAt: null, endsAt: null });
    expect(await serviceOf("bnsncw", "US")).toMatchObject({ startsAt: expect.any(String), endsAt: expect.any(String) });
    expect(await serviceOf("lmj", "US")).toBeNull();
  });

  test("rows of an edition comparison keep the order they were written in", async () => {
    const written = testContent.goods.filter((item) => item.gameCode === "tl");
    const { goods } = await store.visitor().json<GoodsList>("/api/store/goods/games/tl");
    expect(goods.length).toBeGreaterThan(1);
    for (const { goodsId, comparison } of goods) {
      const texts = written.find((item) => item.goodsId === goodsId)?.texts["en-US"];
      expect(Object.keys(comparison)).toEqual(Object.keys(texts?.comparison ?? {}));
    }
  });

  test("the chat app has country lists of its own", async () => {
    const codes = async (headers: Record<string, string>) =>
      (await allGames("stage=launch&limit=100&countryCode=KR", headers)).map((game) => game.gameCode).sort();
    const chat = await codes({ "X-PP-Client": "chat/1.0" });
    const expected = (await allGames("limit=100")).filter(
      (game) => countryStageOf(game.countries, "KR", "chat") === "launch",
    );
    expect(chat).toEqual(expected.map((game) => game.gameCode).sort());
  });
});
