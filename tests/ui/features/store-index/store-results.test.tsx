import { describe, expect, test } from "vitest";
import { fail, type RequestFailure, succeed } from "#core/failures/request-failure.ts";
import type { NoticeSummary } from "#core/news/notice.ts";
import type { ArticleSummary } from "#core/ports/community-gateway.ts";
import {
  buildArticle,
  buildGameSummary,
  buildGoods,
  buildNotice,
  DAY_MS,
  instantIn,
} from "#tests/ui/support/builders.ts";
import { changePorts } from "#tests/ui/support/fake-ports.ts";
import { openStoreIndex } from "#tests/ui/support/open-store-index.tsx";
import { renderStore } from "#tests/ui/support/render-store.tsx";
import { createShelf, createStorePorts } from "#tests/ui/support/store-ports.ts";
import StoreIndexScreen from "#ui/features/store-index/store-index-screen.tsx";

const game = (index: number) => buildGameSummary({ gameCode: `g${index}`, title: `Game ${index}` });
const games = (count: number) => Array.from({ length: count }, (_, index) => game(index + 1));
const cardCount = () => document.querySelectorAll("a[href^='/game/']").length;

describe("a list of games", () => {
  test("shows its number of games, page by page", async () => {
    const shelf = createShelf({ list: () => games(23) });
    const { screen } = await openStoreIndex(shelf, { path: "/?view=all" });
    await expect.element(screen.getByRole("heading", { level: 1, name: "All games" })).toBeVisible();
    await expect.element(screen.getByText("23 games")).toBeVisible();
    expect(cardCount()).toBe(20);
    await screen.getByRole("button", { name: "Show more" }).click();
    await expect.poll(cardCount).toBe(23);
    await expect.element(screen.getByText("3 more games are shown")).toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  test("filters and sort order are in the address and in the request", async () => {
    const shelf = createShelf({ list: () => games(2) });
    const { screen, router } = await openStoreIndex(shelf, { path: "/?view=all&genre=mmorpg" });
    await expect.element(screen.getByRole("checkbox", { name: /^MMORPG/ })).toBeChecked();
    await expect.element(screen.getByText("Availability (United States)")).toBeVisible();
    await screen.getByRole("checkbox", { name: /^RPG/ }).click({ force: true });
    await expect.poll(() => router.state.location.search).toEqual({ view: "all", genre: "mmorpg,rpg" });
    await expect.poll(() => shelf.queries.at(-1)?.genre).toEqual(["mmorpg", "rpg"]);
    await screen.getByRole("combobox", { name: "Sort by" }).selectOptions("Rating");
    await expect.poll(() => router.state.location.search).toMatchObject({ sort: "rating" });
    await screen.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: "all", sort: "rating" });
  });

  test("excluded values are in the address too, and are never included at the same time", async () => {
    const shelf = createShelf({ list: () => games(2) });
    const { screen, router } = await openStoreIndex(shelf, { path: "/?view=all&genre=mmorpg" });
    await screen.getByRole("button", { name: "Exclude MMORPG" }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: "all", notGenre: "mmorpg" });
    await expect.poll(() => shelf.queries.at(-1)?.not).toEqual({ genre: ["mmorpg"] });
    await expect.element(screen.getByRole("checkbox", { name: /^MMORPG/ })).not.toBeChecked();
    await expect
      .element(screen.getByRole("button", { name: "Exclude MMORPG" }))
      .toHaveAttribute("aria-pressed", "true");
    await screen.getByRole("button", { name: "Remove filter: Excluding MMORPG" }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: "all" });
  });

  test("every kind of filter has a label, and the chosen ones are above the list", async () => {
    const shelf = createShelf({ list: () => games(1) });
    const { screen } = await openStoreIndex(shelf, {
      path: "/?price=1-1000&tag=siege&notPlatform=steam&age=esrb-teen&accessibility=text-size&stage=launch,creation",
    });
    for (const chosen of [
      "Up to $10",
      "Castle sieges",
      "Excluding Steam",
      "ESRB Teen",
      "Interface text size",
      "Out now",
      "Coming to your country",
    ]) {
      await expect.element(screen.getByRole("button", { name: `Remove filter: ${chosen}` })).toBeVisible();
    }
    expect(shelf.queries.at(-1)).toMatchObject({
      price: ["1-1000"],
      tag: ["siege"],
      not: { platform: ["steam"] },
      age: ["esrb-teen"],
      accessibility: ["text-size"],
      stage: ["launch", "creation"],
    });
  });

  test("the games of a company are under its name, which the address keeps and a press removes", async () => {
    const shelf = createShelf({ list: () => games(2) });
    const { screen, router } = await openStoreIndex(shelf, { path: "/?developer=Spark%2C+Inc." });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Spark, Inc." })).toBeVisible();
    expect(shelf.queries.at(-1)).toMatchObject({ developer: "Spark, Inc." });
    await screen.getByRole("checkbox", { name: /^RPG/ }).click({ force: true });
    await expect.poll(() => router.state.location.search).toEqual({ developer: "Spark, Inc.", genre: "rpg" });
    await screen.getByRole("button", { name: "Remove filter: Spark, Inc." }).click();
    await expect.poll(() => router.state.location.search).toEqual({ genre: "rpg" });
  });

  test("a search that nothing is close to offers what others play", async () => {
    const list = ({ q, sort }: { readonly q?: string | undefined; readonly sort?: string | undefined }) =>
      q === undefined && sort === "popular" ? games(3) : [];
    const { screen } = await openStoreIndex(createShelf({ list }), { path: "/?q=zzzz" });
    await expect.element(screen.getByText("No games match")).toBeVisible();
    const instead = screen.getByRole("region", { name: "Playing now" });
    await expect.element(instead.getByRole("link", { name: /Game 3/ })).toBeVisible();
    await expect.element(instead.getByRole("link", { name: "MMORPG" })).toHaveAttribute("href", "/?genre=mmorpg");
  });

  describe("a search that finds news and posts", () => {
    const NOTICE = buildNotice({ id: "siege", title: "Siege week", summary: "Seven nights at the wall." });
    const POST: ArticleSummary = {
      ...buildArticle({ title: "Our first siege", excerpt: "We lost a gate." }),
      gameTitle: "Throne and Liberty",
      boardTitle: "Free board",
    };
    const openSearch = async (input: {
      readonly games?: number;
      readonly notices?: readonly NoticeSummary[] | RequestFailure;
      readonly posts?: readonly ArticleSummary[] | RequestFailure;
      readonly path?: string;
    }) => {
      const { games: count = 0, notices = [], posts = [], path = "/?q=siege" } = input;
      const asked: unknown[] = [];
      const ports = createStorePorts(createShelf({ list: ({ q }) => (q === undefined ? games(3) : games(count)) }));
      const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
        ports: changePorts(ports, {
          news: {
            listNotices: async ({ search }) => {
              asked.push(search);
              return "kind" in notices ? fail(notices) : succeed({ notices, hasMore: false, nextCursor: null });
            },
          },
          community: {
            listLatest: async ({ search }) => {
              asked.push(search);
              return "kind" in posts ? fail(posts) : succeed(posts);
            },
          },
        }),
        path,
      });
      await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
      return { screen, asked, found: screen.getByRole("region", { name: "News and posts" }) };
    };

    test("shows them below the games, each with a link to it, and asks with the words of the search", async () => {
      const { screen, found, asked } = await openSearch({ games: 2, notices: [NOTICE], posts: [POST] });
      await expect.element(found.getByRole("link", { name: "Siege week" })).toHaveAttribute("href", "/notice/siege");
      await expect
        .element(found.getByRole("link", { name: "Our first siege" }))
        .toHaveAttribute("href", "/game/tl/board/free/view/a-1");
      await expect.element(found.getByText("Event")).toBeVisible();
      await expect.element(found.getByText("Free board")).toBeVisible();
      await expect.element(screen.getByRole("heading", { name: "Game 2" })).toBeVisible();
      expect(asked).toEqual(["siege", "siege"]);
    });

    test("does not say that nothing was found where only news or only posts were", async () => {
      const { screen, found } = await openSearch({ posts: [POST] });
      await expect.element(found.getByRole("link", { name: "Our first siege" })).toBeVisible();
      expect(screen.getByText("No games match").elements()).toHaveLength(0);
    });

    test("asks for none where nothing is searched for", async () => {
      const { screen, asked } = await openSearch({ path: "/?view=all", notices: [NOTICE] });
      await expect.element(screen.getByRole("heading", { name: "Game 2" })).toBeVisible();
      expect(asked).toEqual([]);
    });
  });

  test("a search that only filters leave empty offers to clear them, and no other games", async () => {
    const list = ({ sort }: { readonly sort?: string | undefined }) => (sort === "popular" ? games(3) : []);
    const { screen } = await openStoreIndex(createShelf({ list }), { path: "/?q=zzzz&genre=mmorpg" });
    await expect.element(screen.getByText("No games match")).toBeVisible();
    expect(screen.getByRole("region", { name: "Playing now" }).elements()).toHaveLength(0);
  });

  test("where no game matches, the closest titles are shown and said to be that", async () => {
    const { screen } = await openStoreIndex(createShelf({ list: () => games(2), isClosest: ({ q }) => q === "gaem" }), {
      path: "/?q=gaem",
    });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results for “gaem”" })).toBeVisible();
    await expect.element(screen.getByText("No games match “gaem”. Closest titles:")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Game 2" })).toBeVisible();
    // Two games that are something else are not two results.
    expect(screen.getByText("2 games").elements()).toHaveLength(0);
  });

  test("running countdowns lead the upcoming games", async () => {
    const soon = buildGameSummary({
      gameCode: "soon",
      title: "Soon",
      releaseAt: instantIn(DAY_MS),
      countdownStartAt: instantIn(-DAY_MS),
    });
    const later = buildGameSummary({ gameCode: "later", title: "Later", releaseAt: null });
    const shelf = createShelf({ list: (query) => (query.releaseState === "countdown" ? [soon] : [later]) });
    const { screen } = await openStoreIndex(shelf, { path: "/?view=upcoming" });
    await expect.element(screen.getByText("2 games")).toBeVisible();
    expect(
      screen
        .getByRole("heading", { level: 2 })
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual(["Soon", "Later"]);
  });

  test("games of other countries are left out until the visitor asks for them, which the address remembers", async () => {
    const shelf = createShelf({ list: () => games(1) });
    const { screen, router } = await openStoreIndex(shelf, { path: "/?view=all" });
    await expect.poll(() => shelf.queries.at(-1)?.offered).toBe("here");
    await screen.getByRole("checkbox", { name: "Also show games not available here 4" }).click({ force: true });
    await expect.poll(() => router.state.location.search).toEqual({ view: "all", elsewhere: "show" });
    await expect.poll(() => shelf.queries.at(-1)?.offered).toBeUndefined();
  });

  test("a search finds games of other countries too", async () => {
    const shelf = createShelf({ list: () => games(1) });
    const { screen } = await openStoreIndex(shelf, { path: "/?q=game" });
    await expect.element(screen.getByRole("heading", { name: "Game 1" })).toBeVisible();
    expect(shelf.queries.at(-1)).toMatchObject({ q: "game" });
    expect(shelf.queries.at(-1)?.offered).toBeUndefined();
    expect(screen.getByRole("checkbox", { name: /not available here 4/ }).elements()).toHaveLength(0);
  });

  test("a game that is unavailable in the viewer's country says so and shows no price", async () => {
    const shelf = createShelf({
      list: () => [
        buildGameSummary({
          countries: { launch: ["KR"], pre: [], chatLaunch: [], chatPre: [] },
          lowestPrice: { currency: "USD", list: 4999, sale: 4999, taxIncluded: false },
        }),
      ],
    });
    const { screen } = await openStoreIndex(shelf, { path: "/?view=all" });
    await expect.element(screen.getByText("Not available in your country")).toBeVisible();
    await expect.element(screen.getByText("$49.99")).not.toBeInTheDocument();
  });
});

describe("a list of offers", () => {
  test("is narrowed to a kind of goods and a genre, with the number of offers beside each choice", async () => {
    const offers = [
      buildGoods({ goodsId: "a", title: "Deluxe", genres: ["mmorpg"] }),
      buildGoods({ goodsId: "b", title: "Mount", contentType: "DLC", genres: ["mmorpg"] }),
      buildGoods({ goodsId: "c", title: "Other deluxe", genres: ["action"] }),
    ];
    const { screen, router } = await openStoreIndex(createShelf({ offers }), { path: "/?view=offers" });
    const titles = () =>
      screen
        .getByRole("heading", { level: 2 })
        .elements()
        .map((heading) => heading.textContent);
    await screen.getByRole("combobox", { name: "Type" }).selectOptions("Games and editions (2)");
    await expect.poll(titles).toEqual(["Deluxe", "Other deluxe"]);
    // No bundle is on sale.
    expect(screen.getByRole("option", { name: /Bundles/ }).elements()).toHaveLength(0);
    await screen.getByRole("combobox", { name: "Genre" }).selectOptions("action");
    await expect.poll(titles).toEqual(["Other deluxe"]);
    expect(router.state.location.search).toEqual({ view: "offers", kind: "edition", genre: "action" });
    await expect.element(screen.getByText("1 offer")).toBeInTheDocument();
  });

  test("says when nothing matches, and leads back to all offers", async () => {
    const offers = [buildGoods({ goodsId: "a", title: "Deluxe" }), buildGoods({ goodsId: "b", title: "Ultimate" })];
    const { screen } = await openStoreIndex(createShelf({ offers }), { path: "/?view=offers&kind=bundle" });
    await expect.element(screen.getByText("No offers match")).toBeVisible();
    await screen.getByRole("link", { name: "Clear filters" }).click();
    await expect.element(screen.getByRole("heading", { name: "Ultimate" })).toBeVisible();
  });
});

test("a game that opens in some hours says when", async () => {
  const soon = buildGameSummary({ releaseAt: instantIn(DAY_MS / 3 + 60_000), countdownStartAt: instantIn(-DAY_MS) });
  const { screen } = await openStoreIndex(createShelf({ list: () => [soon] }), { path: "/?view=all" });
  await expect.element(screen.getByText("Launches in 8 hours")).toBeVisible();
});
