import { describe, expect, test } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import type { LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import type { GamePage, GameQuery } from "#core/ports/catalogue-gateway.ts";
import { buildGameSummary, pageOfGames } from "#tests/ui/support/builders.ts";
import { createFakeLauncher } from "#tests/ui/support/fake-launcher.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { paint } from "#tests/ui/support/native-scenes.tsx";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { readClientState } from "#ui/features/launcher/client-state/read-client-state.ts";
import { LauncherCommands } from "#ui/features/launcher/components/launcher-commands.tsx";
import { LauncherHomeScreen } from "#ui/features/launcher/screens/home/launcher-home-screen.tsx";

const NO_GAMES = pageOfGames();

const gamesNamed = (...names: readonly string[]) =>
  names.map((title) => buildGameSummary({ gameCode: title.toLowerCase(), title }));

async function open({
  answers = {},
  stored = new Map<string, string>(),
  visit = { shell: "launcher" },
  kind = "home",
  pageOf,
  credentialGames = {},
}: {
  readonly answers?: Partial<Record<LauncherMethodName, unknown>>;
  readonly stored?: Map<string, string>;
  readonly visit?: Partial<Visit>;
  readonly kind?: "home" | "fgt";
  readonly credentialGames?: Readonly<Record<string, string>>;
  readonly pageOf?: (query: GameQuery) => GamePage | undefined;
} = {}) {
  const native = createFakeLauncher(answers);
  const base = createFakePorts(createPublisher(), stored);
  const listed = pageOfGames(buildGameSummary());
  const asked: GameQuery[] = [];
  const catalogue = {
    ...base.catalogue,
    listGames: async (query: GameQuery) => {
      asked.push(query);
      return succeed(pageOf?.(query) ?? (query.stage === "launch" ? listed : NO_GAMES));
    },
  };
  const configuration = { ...base.configuration, credentialGames };
  const ports = { ...base, catalogue, configuration, launcher: native.launcher };
  const rendered = await renderPage(
    <>
      <LauncherHomeScreen kind={kind} />
      <LauncherCommands />
    </>,
    { ports, visit },
  );
  const { queryClient } = rendered;
  const isShowTutorial = () => readClientState({ ports, queryClient, visit: rendered.visit }).isShowTutorial;
  return { ...rendered, ...native, stored, asked, isShowTutorial };
}

describe("lobbies", () => {
  test.each([
    ["home", "Game lobbies", "/home/"],
    ["fgt", "Focus group test", "/fgt/"],
  ] as const)("of the page %s lead on to those of its kind", async (kind, title, start) => {
    const { screen } = await open({ kind });
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    const lobbies = screen.getByRole("list").getByRole("link");
    await expect.element(lobbies.first()).toBeVisible();
    for (const lobby of lobbies.elements())
      expect(lobby.getAttribute("href")).toMatch(new RegExp(`^${start}[^/]+/lobby$`));
  });
});

describe("all lobbies", () => {
  const inStages: Readonly<Record<string, readonly string[]>> = {
    launch: ["Aion"],
    creation: ["Hoyeon"],
    teaser: ["Lineage"],
  };
  const byStage = ({ stage, q }: GameQuery): GamePage | undefined => {
    if (q !== undefined) return undefined;
    return pageOfGames(...gamesNamed(...(inStages[String(stage)] ?? [])));
  };

  test("are grouped by the stage of the games in the player's country", async () => {
    const { screen } = await open({ pageOf: byStage });
    for (const [group, lobby] of [
      ["In your country", "Aion"],
      ["Coming to your country", "Hoyeon"],
      ["In other countries", "Lineage"],
    ] as const) {
      const region = screen.getByRole("region", { name: group });
      await expect.element(region.getByRole("link", { name: lobby })).toBeVisible();
      expect(region.getByRole("link").elements()).toHaveLength(1);
    }
  });

  test("are fetched page by page to the last", async () => {
    const pages: Readonly<Record<string, GamePage>> = {
      first: { games: gamesNamed("Aion"), hasMore: true, nextCursor: "second", total: 2 },
      second: { ...pageOfGames(...gamesNamed("Lineage")), total: 2 },
    };
    const { screen } = await open({
      pageOf: ({ stage, cursor }) => (stage === "launch" ? pages[cursor ?? "first"] : undefined),
    });
    await expect.element(screen.getByRole("link", { name: "Lineage" })).toBeVisible();
    expect(screen.getByRole("region", { name: "In your country" }).getByRole("link").elements()).toHaveLength(2);
  });

  test("are searched by title, over all groups", async () => {
    const { screen, asked } = await open({
      pageOf: (query) => (query.q === "line" ? pageOfGames(...gamesNamed("Lineage")) : byStage(query)),
    });
    await screen.getByRole("searchbox", { name: "Search lobbies" }).fill("line");
    const found = screen.getByRole("region", { name: "Search results" });
    await expect.element(found.getByRole("link", { name: "Lineage" })).toHaveAttribute("href", "/home/lineage/lobby");
    expect(asked.at(-1)).toMatchObject({ q: "line" });
    expect(asked.at(-1)?.stage).toBeUndefined();
  });

  test("without a matching title show a message", async () => {
    const { screen } = await open({ pageOf: (query) => (query.q === undefined ? byStage(query) : NO_GAMES) });
    await screen.getByRole("searchbox", { name: "Search lobbies" }).fill("zzz");
    await expect.element(screen.getByText("No games match")).toBeVisible();
  });

  test("of games that are hidden, or closed to the player's credentials, are not offered", async () => {
    const games = [
      ...gamesNamed("Aion", "Linncj"),
      buildGameSummary({ gameCode: "gone", title: "Gone", display: false }),
    ];
    const { screen } = await open({
      visit: { shell: "launcher", countryCode: "JP" },
      credentialGames: { ncj: "linncj" },
      pageOf: ({ stage }) => (stage === "launch" ? pageOfGames(...games) : undefined),
    });
    await expect.element(screen.getByRole("link", { name: "Aion" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Linncj" }).query()).toBeNull();
    expect(screen.getByRole("link", { name: "Gone" }).query()).toBeNull();
  });

  test("begin with those of the games visited last", async () => {
    const { screen } = await open({
      visit: { shell: "launcher", user: null },
      stored: new Map([["visited-games", '["lineage","aion"]']]),
      pageOf: (query) => (query.codes === undefined ? byStage(query) : pageOfGames(...gamesNamed("Aion", "Lineage"))),
    });
    const recent = screen.getByRole("region", { name: "Recently viewed" });
    await expect.element(recent.getByRole("link").first()).toHaveTextContent("Lineage");
    expect(screen.getByRole("region").first().element()).toBe(recent.element());
  });
});

describe("the tutorial", () => {
  test("leads a new player through three steps, and is shown once", async () => {
    const stored = new Map<string, string>();
    const { screen, isShowTutorial } = await open({ answers: { isShowTutorial: true }, stored });
    await expect.element(screen.getByRole("dialog", { name: "Every game has a lobby" })).toBeVisible();
    expect(isShowTutorial()).toBe(true);
    await screen.getByRole("button", { name: "Next" }).click();
    await expect.element(screen.getByRole("img", { name: "2 of 3" })).toBeVisible();
    await screen.getByRole("button", { name: "Next" }).click();
    await screen.getByRole("button", { name: "Got it" }).click();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    await expect.poll(isShowTutorial).toBe(false);
    await screen.unmount();
    const again = await open({ answers: { isShowTutorial: true }, stored });
    await expect.poll(() => again.calls).toContainEqual(["isShowTutorial"]);
    await expect.element(again.screen.getByRole("heading", { name: "Game lobbies" })).toBeVisible();
    expect(again.screen.getByRole("dialog").query()).toBeNull();
    await expect.poll(again.isShowTutorial).toBe(false);
  });

  test("ends when the launcher closes it", async () => {
    const { screen, command } = await open({ answers: { isShowTutorial: true } });
    await expect.element(screen.getByRole("dialog", { name: "Every game has a lobby" })).toBeVisible();
    expect(command("closeTutorial")).toBe(true);
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  });

  test("that the launcher has closed before it answered whether it is due is not shown", async () => {
    const due = Promise.withResolvers<boolean>();
    const { screen, calls, command, isShowTutorial } = await open({ answers: { isShowTutorial: due.promise } });
    await expect.poll(() => calls).toContainEqual(["isShowTutorial"]);
    expect(command("closeTutorial")).toBe(true);
    due.resolve(true);
    await expect.element(screen.getByRole("heading", { name: "Game lobbies" })).toBeVisible();
    await paint();
    expect(screen.getByRole("dialog").query()).toBeNull();
    expect(isShowTutorial()).toBe(false);
  });
});
