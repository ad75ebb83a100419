import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { selectRows } from "#adapters/reference-backend/database/database.ts";
import { articles, games, searchWords } from "#adapters/reference-backend/database/schema/index.ts";
import { writeState } from "#adapters/reference-backend/database/state.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { searchCondition } from "#adapters/reference-backend/domain/catalogue/game-list-query.ts";
import { suggestGameCodes } from "#adapters/reference-backend/domain/catalogue/list-games.ts";
import { rewriteStoredSearch } from "#adapters/reference-backend/domain/search/rewrite-stored-search.ts";
import { searchTermsOf } from "#adapters/reference-backend/domain/search/search-terms.ts";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { DATABASE_KINDS, type TestDatabases, withDatabase } from "#tests/support/database.ts";
import { startTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { variantsOf } from "#tests/support/title-variants.ts";

const seedContent = defaultContent();

interface Page {
  readonly games: readonly { readonly gameCode: string; readonly title: string }[];
  readonly total: number;
  readonly is_closest: boolean;
}
interface Suggested {
  readonly suggestions: readonly { readonly gameCode: string }[];
  readonly is_closest: boolean;
}

const ALL = { limit: 100, closedGames: new Set<string>() };

describe.each(DATABASE_KINDS)("search on %s", (kind) => {
  let databases: TestDatabases;
  let store: TestBackend;

  beforeAll(async () => {
    databases = await withDatabase(kind);
    store = await startTestBackend(await databases.open(seedContent));
  });
  afterAll(async () => {
    await store?.close();
    await databases?.close();
  });

  const search = (text: string, more = "") =>
    store.visitor().json<Page>(`/api/store/search?limit=100&q=${encodeURIComponent(text)}${more}`);
  const suggest = (text: string) =>
    store.visitor().json<Suggested>(`/api/store/search/suggest?q=${encodeURIComponent(text)}`);

  const listed = seedContent.games.filter((game) => game.display !== false);
  /** Every title of the seed once, with the games that are called so in some language. */
  const titles = [...new Set(listed.flatMap((game) => Object.values(game.texts).map(({ title }) => title)))];

  test.each(titles)("%s is found in every way it can be written", async (title) => {
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
    ["blade and soul neo", "bnsneo"],
    ["blade & soul", "bns"],
    ["bladeandsoul", "bns"],
    ["BladeSoul", "bns"],
    ["Lineage 2 M", "l2m"],
    ["lineage2m", "l2m"],
    ["Lineage2 M", "l2m"],
    ["lineage 2", "lin2"],
    ["LINEAGE Ⅱ", "lin2"],
    ["blade and soul II", "bns2"],
    ["블레이드앤소울", "bns"],
    ["블레이드 앤 소울 네오", null],
    ["리니지 2 M", "l2m"],
    ["ブレイド&ソウル", "bnsncj"],
    ["王权和自由", "tl"],
    ["battle crush", "battlecrush"],
    ["H 3 horizon", "h3"],
    ["japan lineage 2 m", "l2mncj"],
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

  test("the beginning of a title suggests it with every typed letter", async () => {
    for (const [title, gameCode] of [
      ["blade and soul neo", "bnsneo"],
      ["throne und liberty", "tl"],
      ["lineage 2 m", "l2m"],
      ["블레이드앤소울", "bns"],
      ["ブレイドアンドソウル", "bns"],
    ] as const) {
      for (let length = 1; length <= title.length; length += 1) {
        const { gameCodes, isClosest } = await suggestGameCodes(store.database.queries, title.slice(0, length), ALL);
        expect([isClosest, gameCodes.includes(gameCode)], title.slice(0, length)).toEqual([false, true]);
      }
    }
  });

  test.each([
    ["lineaeg", "lin"],
    ["blade and suol", "bns"],
    ["blade and soul revolution", "bns"],
    ["aion 3", "aion"],
    ["throne of liberty online", "tl"],
    ["리니쥐", "lin"],
    ["블레이드 소울 레볼루션", "bns"],
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
    const writer = store.visitor();
    await writer.signIn("player-kr");
    store.passTime(POST_INTERVAL_MS);
    const board = "/community/api/games/tl/boards/free/articles";
    const article = await writer.json<{ id: string }>(board, {
      json: { title: "Blade & Soul meets Lineage 2M", body: "<p>Chapter IV: 검과 마법의 밤. Pokémon.</p>" },
    });
    for (const query of [
      "blade and soul",
      "blade und soul",
      "bladesoul",
      "lineage 2 m",
      "lineage2m",
      "chapter 4",
      "CHAPTER IV",
      "검 마법",
      "검과",
      "pokemon",
      "ｂｌａｄｅ",
    ]) {
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

  test("search texts stored by an earlier version are rewritten at the start, of games, articles and words", async () => {
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
  });
});
