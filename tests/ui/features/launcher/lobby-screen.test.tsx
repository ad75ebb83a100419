import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Game, GameSummary } from "#core/catalogue/game.ts";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";
import type { LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import type { LobbyContents } from "#core/lobby/lobby.ts";
import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import {
  buildArticle,
  buildGame,
  buildGameSummary,
  buildProfile,
  DAY_MS,
  HOUR_MS,
  instantIn,
  pageOfGames,
} from "#tests/ui/support/builders.ts";
import { createBoard, createBoardPorts, type FakeBoard } from "#tests/ui/support/fake-board.ts";
import { createFakeLauncher } from "#tests/ui/support/fake-launcher.ts";
import { changePorts, createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { LobbyScreen } from "#ui/features/launcher/screens/lobby/lobby-screen.tsx";

const WORDS = { headline: "The walls are manned", line: "Bring a torch.", button: "" };
const BANNER = { key: "storm", title: "The wind has turned", text: "Every flag points north." };

async function open({
  /** Answers to the requests for the lobby's contents, in order; the last one repeats. */
  answers = [succeed({ lobby: WORDS })] as readonly Result<LobbyContents>[],
  game = {} as Partial<Game>,
  native = {} as Partial<Record<LauncherMethodName, unknown>>,
  kind = "home" as LobbyKind,
  stored = new Map<string, string>(),
  board = null as FakeBoard | null,
  /** The games the publisher lists. */
  others = [] as readonly GameSummary[],
  /** Name of the player's character in the game; empty if there is none, `null` if it could not be loaded. */
  character = "" as string | null,
  /** News and stories cannot be loaded. */
  areNewsAway = false,
} = {}) {
  const { launcher, calls } = createFakeLauncher(native);
  const fakes = createFakePorts(createPublisher({ game: buildGame(game) }), stored);
  const waiting = [...answers];
  const ports = {
    ...changePorts(fakes, {
      catalogue: { listGames: async () => succeed(pageOfGames(...others)) },
      session: {
        getProfile: async () => {
          const characterId = character === "" ? "" : "1";
          return character === null
            ? fail(NO_ANSWER)
            : succeed(buildProfile({ gameCode: "tl", characterId, characterName: character || "Mina" }));
        },
      },
      content: {
        getContents: async () => (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? succeed({}),
      },
    }),
    launcher,
    ...(areNewsAway && {
      news: { ...fakes.news, listNotices: async () => fail(NO_ANSWER) },
      stories: { listCards: async () => fail(NO_ANSWER) },
    }),
    ...(board && { community: createBoardPorts(board).community }),
  };
  const { screen } = await renderPage(<LobbyScreen kind={kind} gameCode="tl" />, {
    ports,
    visit: { shell: "launcher" },
  });
  return { screen, calls };
}

const COUNTING_DOWN = { releaseAt: instantIn(3 * HOUR_MS), countdownStartAt: instantIn(-HOUR_MS) };

describe("the lobby of a game", () => {
  test("that is open starts it in the launcher, and leads on below the button", async () => {
    const { screen, calls } = await open({ native: { goToNGP: undefined } });
    await expect.element(screen.getByText("The walls are manned")).toBeVisible();
    await screen.getByRole("button", { name: "Start game" }).click();
    await expect.poll(() => calls).toContainEqual(["goToNGP", "tl"]);
    const shortcuts = screen.getByRole("navigation", { name: "Shortcuts" });
    await expect.element(shortcuts.getByRole("link", { name: "Coupons" })).toHaveAttribute("data-window", "coupon");
    await expect.element(shortcuts.getByRole("link", { name: "Mini game" })).toHaveAttribute("data-window", "miniGame");
    expect(screen.container.querySelector("[data-state='launching']")).not.toBeNull();
  });

  test("says that news and story could not be loaded, where it shows them", async () => {
    const setup = { showNews: true, showSpotlight: true };
    const words = "This part couldn’t be loaded.";
    const away = await open({ answers: [succeed({ lobby: WORDS, lobbyConfig: setup })], areNewsAway: true });
    await expect.element(away.screen.getByText(words)).toBeVisible();
    await away.screen.unmount();
    const { screen } = await open({ answers: [succeed({ lobby: WORDS, lobbyConfig: setup })] });
    await expect.element(screen.getByRole("link", { name: "Coupons" })).toBeVisible();
    expect(screen.getByText(words).elements()).toEqual([]);
  });

  test("names the character a player goes in with", async () => {
    const { screen } = await open({ character: "Lanternkeeper" });
    await expect.element(screen.getByText("Your character")).toBeVisible();
    await expect.element(screen.getByText("Lanternkeeper")).toBeVisible();
  });

  test.each([
    ["who has none in this game", ""],
    ["whose character is unknown", null],
  ])("says nothing of a character to one %s", async (_, character) => {
    const { screen } = await open({ character });
    await expect.element(screen.getByRole("link", { name: "Coupons" })).toBeVisible();
    expect(screen.container.textContent).not.toContain("Your character");
  });

  test("shows posts of players in place; an article opens its page in the launcher", async () => {
    const board = createBoard({ articles: [buildArticle({ id: "storm", boardAlias: "free", title: "Storm watch" })] });
    const { screen } = await open({ game: { boards: [{ alias: "free", title: "Free board" }] }, board });
    await screen.getByRole("button", { name: "Boards" }).click();
    const popup = screen.getByRole("dialog");
    await expect
      .element(popup.getByRole("link", { name: "Storm watch" }))
      .toHaveAttribute("href", "/home/tl/board/free/view/storm");
    await expect
      .element(popup.getByRole("link", { name: "Write" }))
      .toHaveAttribute("href", "/home/tl/board/free/write");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    await expect.element(screen.getByRole("button", { name: "Boards" })).toHaveFocus();
  });

  test("counts down to the opening, and leads to what can be done already", async () => {
    const { screen } = await open({ game: COUNTING_DOWN });
    await expect.element(screen.getByText("Launches in")).toBeVisible();
    await expect.element(screen.getByRole("timer")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Get ready" })).toHaveAttribute("href", "/game/tl");
    expect(screen.getByRole("button", { name: "Start game" }).query()).toBeNull();
  });

  test("says when it opens before the countdown, and that the day is open where it is", async () => {
    const far = { releaseAt: instantIn(9 * DAY_MS), countdownStartAt: instantIn(8 * DAY_MS) };
    const { screen } = await open({ game: far });
    await expect.element(screen.getByText("Launches on")).toBeVisible();
    await screen.unmount();
    const undated = await open({ game: { releaseAt: null, countdownStartAt: null } });
    await expect.element(undated.screen.getByText("The launch date hasn’t been announced yet.")).toBeVisible();
    await undated.screen.unmount();
    const unknown = await open({ game: { lifecycle: "CREATION", releaseAt: undefined, countdownStartAt: null } });
    await expect.element(unknown.screen.getByRole("link", { name: "Get ready" })).toBeVisible();
    expect(unknown.screen.getByText(/launch date|Launches/).elements()).toHaveLength(0);
  });

  test("without content still starts a game that is out", async () => {
    const { screen, calls } = await open({ answers: [succeed({})], native: { goToNGP: undefined } });
    await screen.getByRole("button", { name: "Start game" }).click();
    await expect.poll(() => calls).toContainEqual(["goToNGP", "tl"]);
  });

  test.each([
    ["of a game whose service has ended", { display: false }, "This game has shut down"],
    ["before the release", COUNTING_DOWN, "This lobby isn’t open yet"],
  ])("without content leads to the store %s, and says why", async (_, game, words) => {
    const { screen } = await open({ answers: [succeed({})], game });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Store page" })).toHaveAttribute("href", "/game/tl");
    expect(screen.getByRole("button", { name: "Start game" }).query()).toBeNull();
  });

  test.each([
    ["prehome", "Preview"],
    ["fgt", "Focus group test"],
  ] as const)("before it is shown to all (%s) is marked as such", async (kind, mark) => {
    const { screen } = await open({ kind });
    await expect.element(screen.getByText(mark)).toBeVisible();
  });

  test("that could not be had leads back all the same", async () => {
    const { screen } = await open({ answers: [fail(NO_ANSWER)] });
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Game lobbies" })).toHaveAttribute("href", "/index");
  });

  test.each([
    ["home", "/home/aion/lobby"],
    ["prehome", "/prehome/aion/lobby"],
    ["fgt", "/fgt/aion/lobby"],
  ] as const)(
    "of the kind %s leads to the lobbies of other games, but of none this player may not see",
    async (kind, to) => {
      const others = [
        buildGameSummary({ gameCode: "tl", title: "Throne and Liberty" }),
        buildGameSummary({ gameCode: "hidden", title: "Hidden", display: false }),
        buildGameSummary({ gameCode: "aion", title: "Aion" }),
      ];
      const { screen } = await open({ kind, others });
      const ways = screen.getByRole("navigation", { name: "Other lobbies" });
      await expect.element(ways.getByRole("link", { name: "Aion" })).toHaveAttribute("href", to);
      await expect.element(ways.getByRole("link", { name: "Game lobbies" })).toHaveAttribute("href", "/index");
      await expect.element(ways.getByRole("link", { name: "Store" })).toHaveAttribute("href", "/main");
      expect(ways.getByRole("listitem").elements()).toHaveLength(1);
    },
  );

  describe("ahead of its opening (pre-home)", () => {
    test("shows the available preparations, and their dates", async () => {
      const preInstall = { availableFrom: instantIn(-HOUR_MS), sizeBytes: 5_000_000_000 };
      const { screen } = await open({ kind: "prehome", game: { ...COUNTING_DOWN, preInstall } });
      await expect.element(screen.getByText("Pre-install open", { exact: false })).toBeVisible();
      await expect.element(screen.getByRole("link", { name: "Get ready" })).toHaveAttribute("href", "/game/tl");
    });

    test("leads on to the lobby once the game is open, and starts nothing itself", async () => {
      const { screen } = await open({ kind: "prehome" });
      await expect
        .element(screen.getByRole("link", { name: "Go to the lobby" }))
        .toHaveAttribute("href", "/home/tl/lobby");
      expect(screen.getByRole("button", { name: "Start game" }).query()).toBeNull();
      expect(screen.getByRole("link", { name: "Coupons" }).query()).toBeNull();
    });
  });

  describe("of a focus group test", () => {
    test("starts the test before the release, and asks for feedback of testers", async () => {
      const { screen, calls } = await open({
        kind: "fgt",
        native: { goToNGP: undefined },
        game: { ...COUNTING_DOWN, boards: [{ alias: "free", title: "Free board" }] },
      });
      await screen.getByRole("button", { name: "Start the test" }).click();
      await expect.poll(() => calls).toContainEqual(["goToNGP", "tl"]);
      await screen.getByRole("button", { name: "Give feedback" }).click();
      await expect.element(screen.getByRole("dialog")).toBeVisible();
    });

    test("shows no published or sold content", async () => {
      const { screen } = await open({
        kind: "fgt",
        answers: [succeed({ lobby: WORDS, lobbyConfig: { fullBanner: BANNER } })],
      });
      await expect.element(screen.getByText("For testers only")).toBeVisible();
      expect(screen.getByText(WORDS.headline).query()).toBeNull();
      expect(screen.getByRole("link", { name: "Coupons" }).query()).toBeNull();
      expect(screen.getByRole("dialog").query()).toBeNull();
    });
  });
});

describe("a banner over the lobby", () => {
  const answers = [succeed({ lobby: WORDS, lobbyConfig: { fullBanner: BANNER } })];

  test("is shown until it was watched, and never again on this device", async () => {
    const stored = new Map<string, string>();
    const { screen } = await open({ answers, stored });
    await expect.element(screen.getByRole("dialog", { name: "The wind has turned" })).toBeVisible();
    await screen.getByRole("button", { name: "Go to the lobby" }).click();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    expect(stored.get("fullBannerWatched")).toBe('["storm"]');
    await screen.unmount();
    const again = await open({ answers, stored });
    await expect.element(again.screen.getByRole("button", { name: "Start game" })).toBeVisible();
    expect(again.screen.getByRole("dialog").query()).toBeNull();
  });

  test("is closed with Escape, also after a click beside its button; until then nothing beneath it can be reached", async () => {
    const { screen } = await open({ answers });
    await expect.element(screen.getByRole("button", { name: "Go to the lobby" })).toHaveFocus();
    const start = screen.getByRole("button", { name: "Start game" });
    const isBeneath = () => start.element().matches("[inert] *");
    await expect.poll(isBeneath).toBe(true);
    await screen.getByRole("heading", { name: "The wind has turned" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    await expect.poll(isBeneath).toBe(false);
  });
});
