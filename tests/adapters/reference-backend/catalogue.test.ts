import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { selectRows } from "#adapters/reference-backend/database/database.ts";
import { games, searchWordPieces } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { type GameListQuery, gameConditions } from "#adapters/reference-backend/domain/catalogue/game-list-query.ts";
import { searchSteps } from "#adapters/reference-backend/domain/catalogue/game-search.ts";
import { searchTermsOf } from "#adapters/reference-backend/domain/search/search-terms.ts";
import { seedLargeCatalogue } from "#adapters/reference-backend/seed/large-catalogue.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { releaseStateOf } from "#core/catalogue/release-state.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { PAID_GAME, testContent } from "#tests/support/test-content.ts";
import type { AnswerOf } from "./answer-of.ts";
import { readPages } from "./read-pages.ts";

type GamePage = AnswerOf<"listGames">;
type Game = GamePage["games"][number];
type GoodsList = AnswerOf<"listGoodsOfGame">;

const HOUR_MS = 3_600_000;
const ADDED_GAMES = 700;

describeRules("the catalogue on %s", (kind) => {
  const store = openTestStore(kind, { content: testContent });
  beforeAll(async () => {
    const large = { count: ADDED_GAMES, models: testContent.games, now: new Date(store.now()) };
    await seedLargeCatalogue(store.database, large);
    await seedLargeCatalogue(store.database, large);
  });

  const page = (query: string, headers: Record<string, string> = {}) =>
    store.visitor().json<GamePage>(`/api/store/games?${query}`, { headers });

  const allGames = async (query: string, headers: Record<string, string> = {}): Promise<Game[]> => {
    const pages = await readPages((end) => page(query + end, headers));
    for (const part of pages) expect(part.has_more).toBe(part.previous_value !== null);
    const found = pages.flatMap((part) => part.games);
    expect(pages.at(-1)?.total).toBe(found.length);
    expect(new Set(found.map((game) => game.gameCode)).size).toBe(found.length);
    return found;
  };

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
    expect(best?.reviewSummary?.count).toBeGreaterThanOrEqual(0);
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

  test("a mistyped search has as many pages as the word that was meant", async () => {
    const meant = await allGames("limit=2&q=lineage");
    const typed = await allGames("limit=2&q=linwage");
    expect(meant.length).toBeGreaterThan(4);
    expect(typed.map(({ gameCode }) => gameCode).toSorted()).toEqual(meant.map(({ gameCode }) => gameCode).toSorted());
  });

  test.each([
    ["thr", "Throne and Liberty"],
    ["Throne and Lib", "Throne and Liberty"],
    ["Thorne and Libery", "Throne and Liberty"],
    ["lineaeg", "Lineage"],
    ["throne and libetr", "Throne and Liberty"],
    ["li", "Lineage"],
    ["쓰론", "Throne and Liberty"],
  ])("who types %s is offered %s first", async (text, title) => {
    const { suggestions } = await store
      .visitor()
      .json<{ suggestions: { title: string }[] }>(`/api/store/search/suggest?q=${encodeURIComponent(text)}`);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(suggestions[0]?.title.startsWith(title)).toBe(true);
    expect(new Set(suggestions.map((suggestion) => suggestion.title)).size).toBe(suggestions.length);
  });

  test("a game that is hidden is in no list, yet has its page", async () => {
    const hidden = testContent.games.filter((game) => game.display === false).map((game) => game.gameCode);
    const listed = (await allGames("limit=100")).map((game) => game.gameCode);
    for (const gameCode of hidden) {
      expect(listed).not.toContain(gameCode);
      expect(await store.visitor().json(`/api/store/games/${gameCode}`)).toMatchObject({ gameCode, display: false });
    }
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

  test("a game names its operator in the reader's country, and the dates of service", async () => {
    const serviceOf = async (gameCode: string, country: string, locale = "en-US") => {
      const headers = { "Accept-Language": locale };
      const path = `/api/store/games/${gameCode}?countryCode=${country}`;
      return (await store.visitor().json<AnswerOf<"getGame">>(path, { headers })).serviceInfo;
    };
    const korea = await serviceOf("tl", "KR", "ko-KR");
    expect(korea).toMatchObject({ operator: "주식회사 엔씨소프트", endsAt: null });
    expect(Date.parse(korea?.startsAt ?? "")).toBeLessThan(store.now());
    expect(await serviceOf("tl", "DE")).toMatchObject({ operator: "NC West Holdings, LLC" });
    expect(await serviceOf("nlw", "KR")).toMatchObject({ startsAt: null, endsAt: null });
    expect(await serviceOf("bnsncw", "US")).toMatchObject({ startsAt: expect.any(String), endsAt: expect.any(String) });
    expect(await serviceOf("lmj", "US")).toBeNull();
  });

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
