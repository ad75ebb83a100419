import { describe, expect, test } from "vitest";
import { buildGameSummary, DAY_MS, instantIn } from "#tests/ui/support/builders.ts";
import { renderStore } from "#tests/ui/support/render-store.tsx";
import { createShelf, createStorePorts } from "#tests/ui/support/store-ports.ts";
import StoreIndexScreen from "#ui/features/store-index/store-index-screen.tsx";

const game = (index: number) => buildGameSummary({ gameCode: `g${index}`, title: `Game ${index}` });
const games = (count: number) => Array.from({ length: count }, (_, index) => game(index + 1));
const cardCount = () => document.querySelectorAll("a[href^='/game/']").length;

describe("a list of games", () => {
  test("shows its number of games, page by page", async () => {
    const shelf = createShelf({ list: () => games(23) });
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(shelf),
      path: "/?view=all",
    });
    await expect.element(screen.getByRole("heading", { level: 1, name: "All games" })).toBeVisible();
    await expect.element(screen.getByText("23 games")).toBeVisible();
    expect(cardCount()).toBe(20);
    await screen.getByRole("button", { name: "Show more" }).click();
    await expect.poll(cardCount).toBe(23);
    await expect.element(screen.getByText("3 more games are shown")).toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  test("a page that fails to load leaves the loaded ones and can be loaded again", async () => {
    const shelf = createShelf({ list: () => games(23) });
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(shelf),
      path: "/?view=all",
    });
    await expect.element(screen.getByText("23 games")).toBeVisible();
    shelf.isSilent = () => true;
    await screen.getByRole("button", { name: "Show more" }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    expect(cardCount()).toBe(20);
    shelf.isSilent = () => false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.poll(cardCount).toBe(23);
  });

  test("filters and sort order are in the address and in the request", async () => {
    const shelf = createShelf({ list: () => games(2) });
    const { screen, router } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(shelf),
      path: "/?view=all&genre=mmorpg",
    });
    await expect.element(screen.getByRole("checkbox", { name: /^MMORPG/ })).toBeChecked();
    await expect.element(screen.getByText("In your country (United States)")).toBeVisible();
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
    const { screen, router } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(shelf),
      path: "/?view=all&genre=mmorpg",
    });
    await screen.getByRole("button", { name: "Exclude MMORPG" }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: "all", notGenre: "mmorpg" });
    await expect.poll(() => shelf.queries.at(-1)?.not).toEqual({ genre: ["mmorpg"] });
    await expect.element(screen.getByRole("checkbox", { name: /^MMORPG/ })).not.toBeChecked();
    await expect
      .element(screen.getByRole("button", { name: "Exclude MMORPG" }))
      .toHaveAttribute("aria-pressed", "true");
    await screen.getByRole("button", { name: "Remove filter: Without MMORPG" }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: "all" });
  });

  test("every kind of filter has a label, and the chosen ones are above the list", async () => {
    const shelf = createShelf({ list: () => games(1) });
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(shelf),
      path: "/?price=1-1000&tag=siege&notPlatform=steam&age=esrb-teen&accessibility=text-size&stage=launch,creation",
    });
    for (const chosen of [
      "Up to $10",
      "Castle sieges",
      "Without Steam",
      "ESRB Teen",
      "Interface text size",
      "Out now",
      "Coming here",
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

  test("a search without results offers to reset it", async () => {
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(createShelf()),
      path: "/?q=zzzz",
    });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results for “zzzz”" })).toBeVisible();
    await expect.element(screen.getByText("No games match")).toBeVisible();
    await expect.element(screen.getByRole("main")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "All games" }).elements().length).toBeGreaterThan(0);
  });

  test("a search that nothing is close to offers what others play", async () => {
    const list = ({ q, sort }: { readonly q?: string | undefined; readonly sort?: string | undefined }) =>
      q === undefined && sort === "popular" ? games(3) : [];
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(createShelf({ list })),
      path: "/?q=zzzz",
    });
    await expect.element(screen.getByText("No games match")).toBeVisible();
    const instead = screen.getByRole("region", { name: "Playing now" });
    await expect.element(instead.getByRole("link", { name: /Game 3/ })).toBeVisible();
  });

  test("a search that only filters leave empty offers to clear them, and no other games", async () => {
    const list = ({ sort }: { readonly sort?: string | undefined }) => (sort === "popular" ? games(3) : []);
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(createShelf({ list })),
      path: "/?q=zzzz&genre=mmorpg",
    });
    await expect.element(screen.getByText("No games match")).toBeVisible();
    expect(screen.getByRole("region", { name: "Playing now" }).elements()).toHaveLength(0);
  });

  test("where no game matches, the closest titles are shown and said to be that", async () => {
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(createShelf({ list: () => games(2), isClosest: ({ q }) => q === "gaem" })),
      path: "/?q=gaem",
    });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results for “gaem”" })).toBeVisible();
    await expect.element(screen.getByText("No games match “gaem”. Closest titles:")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Game 2" })).toBeVisible();
    // Two games that are something else are not two results.
    expect(screen.getByText("2 games").elements()).toHaveLength(0);
  });

  test("without any answer the error screen asks again", async () => {
    const shelf = createShelf({ list: () => games(1), isSilent: () => true });
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(shelf),
      path: "/?view=all",
    });
    await expect.element(screen.getByText("The store cannot be reached")).toBeVisible();
    shelf.isSilent = () => false;
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(screen.getByRole("heading", { name: "Game 1" })).toBeVisible();
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
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(shelf),
      path: "/?view=upcoming",
    });
    await expect.element(screen.getByText("2 games")).toBeVisible();
    expect(
      screen
        .getByRole("heading", { level: 2 })
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual(["Soon", "Later"]);
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
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(shelf),
      path: "/?view=all",
    });
    await expect.element(screen.getByText("Not available in your country")).toBeVisible();
    await expect.element(screen.getByText(/not offered in your country \(United States\)/)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Show only games offered here" }))
      .toHaveAttribute("href", "/?view=all&stage=launch%2Ccreation");
    await expect.element(screen.getByText("$49.99")).not.toBeInTheDocument();
  });
});

describe("a mistyped address", () => {
  test("shows games all the same", async () => {
    const { screen } = await renderStore((search) => <StoreIndexScreen search={search} />, {
      ports: createStorePorts(createShelf({ list: () => games(1) })),
      path: "/?view=nonsense&sort=42&genre=%3Cscript%3E&platform=nowhere,steam",
    });
    await expect.element(screen.getByRole("heading", { name: "Game 1" })).toBeVisible();
    await expect.element(screen.getByRole("checkbox", { name: /^Steam/ })).toBeChecked();
  });
});
