import { eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { selectRows } from "#adapters/reference-backend/database/database.ts";
import {
  articles,
  games,
  notices,
  noticeTexts,
  searchWords,
} from "#adapters/reference-backend/database/schema/index.ts";
import { writeState } from "#adapters/reference-backend/database/state.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { searchCondition } from "#adapters/reference-backend/domain/catalogue/game-search.ts";
import { suggestGameCodes } from "#adapters/reference-backend/domain/catalogue/list-games.ts";
import { rewriteStoredSearch } from "#adapters/reference-backend/domain/search/rewrite-stored-search.ts";
import { searchTermsOf } from "#adapters/reference-backend/domain/search/search-terms.ts";
import { storedSearchOfNotice } from "#adapters/reference-backend/domain/search/stored-search-of-notice.ts";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { DATABASE_KINDS } from "#tests/support/database.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { ALWAYS, WIDE } from "#tests/support/tags.ts";
import { variantsOf } from "#tests/support/title-variants.ts";
import type { AnswerOf } from "./answer-of.ts";

const seedContent = defaultContent();

const DAY_MS = 86_400_000;
const ALL = { limit: 100, closedGames: new Set<string>() };

describe.each(DATABASE_KINDS)("search on %s", (kind) => {
  const store = openTestStore(kind);

  const search = (text: string, more = "") =>
    store.visitor().json<AnswerOf<"searchGames">>(`/api/store/search?limit=100&q=${encodeURIComponent(text)}${more}`);
  const suggest = (text: string) =>
    store.visitor().json<AnswerOf<"suggest">>(`/api/store/search/suggest?q=${encodeURIComponent(text)}`);

  const noticeSearches = () =>
    store.database.queries
      .select({ text: noticeTexts.searchText, grams: noticeTexts.searchGrams })
      .from(noticeTexts)
      .orderBy(noticeTexts.noticeId, noticeTexts.locale);

  const listed = seedContent.games.filter((game) => game.display !== false);
  /** Every title of the seed once, with the games that are called so in some language. */
  const titles = [...new Set(listed.flatMap((game) => Object.values(game.texts).map(({ title }) => title)))];

  /** How a title can be written does not depend on the kind of database. */
  const tagsOfTitles = kind === "postgres" ? ALWAYS : WIDE;

  test.each(titles)("%s is found in every way it can be written", { tags: tagsOfTitles }, async (title) => {
    const called = listed.filter((game) => Object.values(game.texts).some((text) => text.title === title));
    const variants = [...variantsOf(title)];
    const codes = textArray(called.map((game) => game.gameCode));
    const counts = await selectRows<{ at: number; count: number }>(
      store.database.queries,
      sql.join(
        variants.map(([, query], at) => {
          const terms = searchTermsOf(query);
          const isFound = terms === null ? sql`false` : searchCondition(terms);
          return sql`select ${at}::int as at, count(*)::int as count from ${games}
            where ${games.gameCode} = any(${codes}) and ${isFound}`;
        }),
        sql` union all `,
      ),
    );
    const missed = counts.filter(({ count }) => count < called.length).map(({ at }) => variants[at]?.join(": "));
    expect(missed).toEqual([]);
  });

  test.each(["without spaces", "in Roman numerals", "with und of de-DE"])(
    "titles written %s are offered while they are typed",
    { tags: tagsOfTitles },
    async (way) => {
      const missed: string[] = [];
      for (const title of titles) {
        const query = variantsOf(title).get(way) ?? title;
        const { gameCodes, isClosest } = await suggestGameCodes(store.database.queries, query, ALL);
        if (isClosest || gameCodes.length === 0) missed.push(query);
      }
      expect(missed).toEqual([]);
    },
  );

  test.each([
    ["Blade and Soul", "bns"],
    ["lineage", "lin"],
    ["blade and soul neo", "bnsneo"],
    ["bladeandsoul", "bns"],
    ["Lineage 2 M", "l2m"],
    ["LINEAGE Ⅱ", "lin2"],
    ["블레이드앤소울", "bns"],
    ["블레이드 앤 소울 네오", null],
    ["리니지 2 M", "l2m"],
    ["ブレイド&ソウル", "bnsncj"],
    ["王权和自由", "tl"],
  ])("%s is the title of %s, and its first result", async (text, gameCode) => {
    const page = await search(text);
    const { suggestions, is_closest: isClosest } = await suggest(text);
    if (gameCode === null) {
      // The Korean title writes NEO in Latin letters.
      expect(page.is_closest).toBe(true);
      return;
    }
    expect(page.is_closest).toBe(false);
    expect(page.games[0]?.gameCode).toBe(gameCode);
    expect(isClosest).toBe(false);
    expect(suggestions[0]?.gameCode).toBe(gameCode);
  });

  test.each([
    ["lineaeg", "lin"],
    ["blade and suol", "bns"],
    ["aion 3", "aion"],
    ["리니쥐", "lin"],
  ])("where no game is called %s, the closest titles are offered and said to be that", async (text, gameCode) => {
    const page = await search(text);
    expect(page.is_closest).toBe(true);
    expect(page.games.map((game) => game.gameCode)).toContain(gameCode);
    const { suggestions, is_closest: isClosest } = await suggest(text);
    expect(isClosest).toBe(true);
    expect(suggestions.map((suggestion) => suggestion.gameCode)).toContain(gameCode);
  });

  test("text without a close match finds nothing, and gets no suggestion", async () => {
    for (const text of ["xqzvwj", "۩۩", "???", "zq"]) {
      expect(await search(text), text).toMatchObject({ games: [], total: 0, is_closest: false });
      expect(await suggest(text), text).toMatchObject({ suggestions: [], is_closest: false });
    }
  });

  test("a game that only filters leave out is not stood in for by other titles", async () => {
    expect(await search("throne and liberty", "&genre=puzzle")).toMatchObject({ games: [], is_closest: false });
    expect((await search("throne and libetry")).is_closest).toBe(true);
  });

  test("boards are searched by the same rules", async () => {
    const writer = await store.visitor().signIn("player-kr");
    store.passTime(POST_INTERVAL_MS);
    const board = "/community/api/games/tl/boards/free/articles";
    const article = await writer.json<{ id: string }>(board, {
      json: { title: "Blade & Soul meets Lineage 2M", body: "<p>Chapter IV: 검과 마법의 밤. Pokémon.</p>" },
    });
    for (const query of ["blade und soul", "lineage2m", "CHAPTER 4", "검 마법"]) {
      const { articles: found } = await store
        .visitor()
        .json<{ articles: readonly { id: string }[] }>(`${board}?search=${encodeURIComponent(query)}`);
      expect(
        found.map(({ id }) => id),
        query,
      ).toContain(article.id);
    }
    const { error } = await store
      .visitor()
      .json<{ error?: { code: number } }>(`${board}?search=${encodeURIComponent("chapter 5 blade")}`);
    expect(error?.code).toBe(40903);
  });

  test.each([
    ["mmorpg", "a genre"],
    ["siege", "a tag"],
    ["deluxe", "an edition"],
    ["ncsoft", "the publisher"],
    ["edition", "what editions are called"],
  ])("%s finds games by %s", async (text) => {
    const { total, is_closest } = await search(text);
    expect(total).toBeGreaterThan(5);
    expect(is_closest).toBe(false);
  });

  test("a genre is found in the reader's language, and as many games as its filter gives", async () => {
    const genre = seedContent.genres.find(({ id }) => id === "action-rpg") ?? seedContent.genres[0];
    const label = genre?.label["ko-KR"] ?? "";
    const headers = { "X-PP-Locale": "ko-KR" };
    const found = await store
      .visitor()
      .json<AnswerOf<"searchGames">>(`/api/store/search?limit=100&q=${encodeURIComponent(label)}`, { headers });
    const { games: filtered } = await store
      .visitor()
      .json<AnswerOf<"searchGames">>(`/api/store/games?limit=100&genre=${genre?.id}`);
    expect(filtered.length).toBeGreaterThan(0);
    expect(found.games.map(({ gameCode }) => gameCode)).toEqual(
      expect.arrayContaining(filtered.map(({ gameCode }) => gameCode)),
    );
  });

  test("what is suggested has editions and genres of their own, each with its price or why it cannot be had", async () => {
    const deluxe = await suggest("deluxe");
    expect(deluxe.goods.length).toBeGreaterThan(1);
    for (const { title, price } of deluxe.goods)
      expect([title, price?.currency]).toEqual([expect.stringMatching(/deluxe/i), "USD"]);
    expect((await suggest("wolf deluxe")).goods[0]).toMatchObject({ gameCode: "nlw", price: { currency: "USD" } });
    // Who types a title wants the game.
    expect((await suggest("throne and liberty")).goods).toEqual([]);
    const { labels, suggestions, is_closest } = await suggest("mmorpg");
    expect(labels).toContainEqual({ kind: "genre", value: "mmorpg", label: "MMORPG" });
    expect([suggestions, is_closest]).toEqual([[], false]);
    const states = new Map((await suggest("lineage")).suggestions.map(({ gameCode, state }) => [gameCode, state]));
    expect(states.get("lin2")).toBeNull();
    expect((await suggest("blade & soul neo")).suggestions.map(({ state }) => state)).toContain("elsewhere");
  });

  test.each([["ㅂㄹㅇㄷ", "bns"]])("the initial consonants %s find the game %s", async (text, gameCode) => {
    expect((await search(text)).games.map((game) => game.gameCode)).toContain(gameCode);
    expect((await suggest(text)).is_closest).toBe(false);
  });

  test("a notice of the future is found on its day, by words of its text, and not before", async () => {
    const id = `future-${kind}`;
    const text = { title: "Lanterns", summary: "At nine.", body: "<p>Bring a zqlantern.</p>" };
    const { queries } = store.database;
    await queries
      .insert(notices)
      .values({ id, category: "event", pinned: false, publishedAt: new Date(store.now() + DAY_MS) });
    await queries.insert(noticeTexts).values({ noticeId: id, locale: "en-US", ...text, ...storedSearchOfNotice(text) });
    onTestFinished(async () => {
      await queries.delete(notices).where(eq(notices.id, id));
    });
    const find = async () => {
      const answer = await store.visitor().json<{ notices: { id: string }[] }>("/news/api/notices?search=zqlanter");
      return answer.notices.map((notice) => notice.id);
    };
    expect(await find()).toEqual([]);
    store.passTime(2 * DAY_MS);
    expect(await find()).toEqual([id]);
  });

  test("search texts stored by an earlier version are rewritten at the start, of games, articles, notices and words", async () => {
    const { queries } = store.database;
    const [article] = await queries
      .select({ id: articles.id, text: articles.searchText })
      .from(articles)
      .where(eq(articles.gameCode, "tl"))
      .limit(1);
    const stored = await queries.select({ code: games.gameCode, text: games.searchText }).from(games);
    await queries.update(games).set({ searchText: sql`'\nold'`, searchGrams: [] });
    await queries
      .update(articles)
      .set({ searchText: "lineage 2m ii٣", searchGrams: [] })
      .where(eq(articles.id, article?.id ?? ""));
    const storedNotices = await noticeSearches();
    await queries.update(noticeTexts).set({ searchText: "", searchGrams: [] });
    await queries.delete(searchWords);
    await rewriteStoredSearch(store.database);
    // This version has written it: nothing is touched.
    expect((await search("throne")).total).toBe(0);

    await writeState(queries, "search-rules", { version: 0 });
    await Promise.all([rewriteStoredSearch(store.database), rewriteStoredSearch(store.database)]);
    const written = await queries.select({ code: games.gameCode, text: games.searchText }).from(games);
    expect(Object.fromEntries(written.map(({ code, text }) => [code, text]))).toEqual(
      Object.fromEntries(stored.map(({ code, text }) => [code, text])),
    );
    expect((await search("blade and soul neo")).games[0]?.gameCode).toBe("bnsneo");
    expect((await suggest("lineaeg")).suggestions.length).toBeGreaterThan(0);
    const [rewritten] = await queries
      .select({ text: articles.searchText, grams: articles.searchGrams })
      .from(articles)
      .where(eq(articles.id, article?.id ?? ""));
    expect(rewritten?.text).toMatch(/^lineage 2 m 2 3\n/);
    expect(rewritten?.grams).toContain("m");
    expect(await noticeSearches()).toEqual(storedNotices);
  });
});
