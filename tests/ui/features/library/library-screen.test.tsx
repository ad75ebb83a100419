import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fail, type RequestFailure, succeed } from "#core/failures/request-failure.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import type { Shell } from "#core/shell/shell.ts";
import {
  buildGameSummary,
  buildLibraryGame,
  buildPrice,
  DAY_MS,
  HOUR_MS,
  instantIn,
} from "#tests/ui/support/builders.ts";
import { createFakeLauncher } from "#tests/ui/support/fake-launcher.ts";
import { createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { continueQuery } from "#ui/features/library/queries/library.ts";
import LibraryScreen from "#ui/features/library/screens/library-screen.tsx";
import { parseLibrarySearch } from "#ui/features/library/screens/library-search.ts";

const gameOf = (
  gameCode: string,
  title: string,
  change: Partial<LibraryGame> = {},
  game: Partial<LibraryGame["game"]> = {},
) => buildLibraryGame({ game: buildGameSummary({ gameCode, title, ...game }), ...change });

const PRE_INSTALL = { availableFrom: instantIn(-HOUR_MS), sizeBytes: 1_000 };
const castle = gameOf("castle", "Castle");
const steamOnly = gameOf(
  "steam",
  "Steam Game",
  {},
  { platforms: [{ store: "steam", url: "https://store.example/s" }] },
);

async function openLibrary({
  games = [] as readonly LibraryGame[],
  shell = "web" as Shell,
  address = {},
  /** When a game that is hidden is answered. */
  until = Promise.resolve(),
  /** Failures of showing a game again, each once. */
  failures = [] as RequestFailure[],
} = {}) {
  await page.viewport(1280, 900);
  let stored = games;
  const starts: string[] = [];
  const { launcher, calls } = createFakeLauncher({ goToNGP: undefined });
  const library = {
    list: async () => succeed(stored),
    recordStart: async (gameCode: string) => {
      starts.push(gameCode);
      stored = stored.map((item) =>
        item.game.gameCode === gameCode ? { ...item, lastPlayedAt: instantIn(-HOUR_MS) } : item,
      );
      return succeed(instantIn(-HOUR_MS));
    },
    setHidden: async (gameCode: string, isHidden: boolean) => {
      await until;
      const failure = isHidden ? undefined : failures.shift();
      if (failure !== undefined) return fail(failure);
      stored = stored.map((item) => (item.game.gameCode === gameCode ? { ...item, isHidden } : item));
      return succeed(isHidden);
    },
  };
  const ports = { ...createFakePorts(createPublisher()), library, launcher };
  const { screen, queryClient, visit } = await renderPage(<LibraryScreen search={parseLibrarySearch(address)} />, {
    ports,
    visit: { shell },
  });
  // As the front page has left it.
  const toContinue = continueQuery({ ports, visit });
  await queryClient.prefetchQuery(toContinue);
  const findToContinue = (code: string) =>
    queryClient.getQueryData(toContinue.queryKey)?.find(({ game }) => game.gameCode === code);
  const card = (title: string) =>
    screen.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  const titles = () =>
    screen
      .getByRole("heading", { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
  return { screen, calls, starts, card, titles, findToContinue };
}

describe("the library", () => {
  test("without games says how to get some", async () => {
    const { screen } = await openLibrary();
    await expect.element(screen.getByText("Your library is empty")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Browse games" })).toBeVisible();
  });

  test("offers the one next action of each game on the website", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Windows NT 10.0; Win64; x64)");
    const { card } = await openLibrary({
      games: [
        castle,
        steamOnly,
        gameOf("soon", "Soon", {}, { releaseAt: instantIn(DAY_MS), preInstall: PRE_INSTALL }),
        gameOf(
          "paid",
          "Paid",
          { standing: "not_owned", preInstallStatus: 1 },
          {
            releaseAt: instantIn(DAY_MS),
            preInstall: PRE_INSTALL,
            lowestPrice: buildPrice({ list: 5_000, sale: 5_000 }),
          },
        ),
        gameOf("back", "Back", { standing: "refunded" }),
        gameOf("present", "Present", { isGift: true }),
      ],
    });
    await expect.element(card("Castle").getByRole("link", { name: "Install with PURPLE" })).toBeVisible();
    await expect
      .element(card("Steam Game").getByRole("link", { name: "Open in Steam" }))
      .toHaveAttribute("href", "https://store.example/s");
    await expect.element(card("Soon").getByRole("link", { name: "Pre-install" })).toBeVisible();
    await expect.element(card("Soon").getByRole("timer")).toBeVisible();
    await expect.element(card("Paid").getByText("Pre-installed")).toBeVisible();
    await expect.element(card("Paid").getByText("Not bought yet")).toBeVisible();
    await expect
      .element(card("Paid").getByRole("link", { name: "Buy now" }))
      .toHaveAttribute("href", "/game/paid#editions");
    await expect.element(card("Back").getByText("Refunded")).toBeVisible();
    await expect.element(card("Present").getByText("Gift", { exact: true })).toBeVisible();
  });

  test("starts a game in the launcher, and knows afterwards when it was played", async () => {
    const { card, calls, starts, findToContinue } = await openLibrary({ games: [castle], shell: "launcher" });
    await card("Castle").getByRole("button", { name: "Play" }).click();
    await expect.poll(() => calls).toContainEqual(["goToNGP", "castle"]);
    await expect.poll(() => starts).toEqual(["castle"]);
    await expect.element(card("Castle").getByText("Last played: 1 hour ago")).toBeVisible();
    expect(findToContinue("castle")?.lastPlayedAt).toBe(instantIn(-HOUR_MS));
  });

  test("of a thousand games renders the first ones, and finds every one", async () => {
    const { screen, titles } = await openLibrary({
      games: Array.from({ length: 1_000 }, (_, at) => gameOf(`game-${at}`, `Game ${at}`)),
    });
    await expect.element(screen.getByText("1,000 games")).toBeVisible();
    await expect.poll(() => titles().length).toBeGreaterThan(0);
    expect(titles().length).toBeLessThan(300);
    await screen.getByRole("searchbox", { name: "Search your library" }).fill("Game 999");
    await expect.poll(titles).toEqual(["Game 999"]);
  });

  test("is filtered and sorted by its address", async () => {
    const games = [
      castle,
      gameOf("present", "Present", { isGift: true }),
      gameOf("alpha", "Alpha", { isGift: true, playMinutes: 130 }),
    ];
    const byTitle = await openLibrary({ games, address: { show: "gifts", sort: "title" } });
    await expect.poll(byTitle.titles).toEqual(["Alpha", "Present"]);
    await expect.element(byTitle.screen.getByText("2 hours played")).toBeVisible();
    await expect
      .element(byTitle.screen.getByRole("link", { name: "Gifts (2)" }))
      .toHaveAttribute("aria-current", "true");
  });

  test("hides games at once, and shows all of them again by Undo", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { screen, titles, findToContinue } = await openLibrary({ games: [castle, steamOnly], until: promise });
    await screen.getByRole("button", { name: "Hide Castle" }).click();
    await expect.poll(titles).toEqual(["Steam Game"]);
    expect([findToContinue("castle")?.isHidden, findToContinue("steam")?.isHidden]).toEqual([true, false]);
    await screen.getByRole("button", { name: "Hide Steam Game" }).click();
    resolve();
    await screen.getByRole("button", { name: "Undo all (2)" }).click();
    await expect.poll(() => titles().sort()).toEqual(["Castle", "Steam Game"]);
  });

  test("offers a failed Undo again", async () => {
    const { screen, titles } = await openLibrary({ games: [castle], failures: [NO_ANSWER] });
    await screen.getByRole("button", { name: "Hide Castle" }).click();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByText("That didn’t work. Try again.")).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.poll(titles).toEqual(["Castle"]);
  });

  test("shows hidden games under their own filter, with the way back", async () => {
    const { screen } = await openLibrary({
      games: [castle, { ...steamOnly, isHidden: true }],
      address: { show: "hidden" },
    });
    await expect.element(screen.getByRole("button", { name: "Show Steam Game again" })).toBeVisible();
    expect(screen.getByText("Castle").elements()).toHaveLength(0);
  });
});
