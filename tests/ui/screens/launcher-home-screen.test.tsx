import { describe, expect, test } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import type { LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import { readClientState } from "#ui/client-state/read-client-state.ts";
import { LauncherHomeScreen } from "#ui/screens/launcher-home/launcher-home-screen.tsx";
import { LauncherCommands } from "#ui/sections/launcher/launcher-commands.tsx";
import type { Visit } from "#ui/visit/visit-store.ts";
import { buildGameSummary } from "../support/builders.ts";
import { createFakeLauncher } from "../support/fake-launcher.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { paint } from "../support/native-places.tsx";
import { renderPage } from "../support/render-page.tsx";

async function open({
  answers = {},
  stored = new Map<string, string>(),
  visit = { shell: "launcher" },
  kind = "home",
}: {
  readonly answers?: Partial<Record<LauncherMethodName, unknown>>;
  readonly stored?: Map<string, string>;
  readonly visit?: Partial<Visit>;
  readonly kind?: "home" | "fgt";
} = {}) {
  const native = createFakeLauncher(answers);
  const base = createFakePorts(createPublisher(), stored);
  const listed = { games: [buildGameSummary({})], hasMore: false, nextCursor: null, total: 1 };
  const catalogue = { ...base.catalogue, listGames: async () => succeed(listed) };
  const ports = { ...base, catalogue, launcher: native.launcher };
  const rendered = await renderPage(
    <>
      <LauncherHomeScreen kind={kind} />
      <LauncherCommands />
    </>,
    { ports, visit },
  );
  const { queryClient } = rendered;
  const isShowTutorial = () => readClientState({ ports, queryClient, visit: rendered.visit }).isShowTutorial;
  return { ...rendered, ...native, stored, isShowTutorial };
}

describe("the launcher's own views", () => {
  test.each([
    ["Library", "goToMyGames"],
    ["Talk", "goToTALK"],
    ["Settings", "openSettingView"],
    ["Quit", "turnOff"],
  ] as const)("%s: the launcher is asked to %s", async (name, method) => {
    const { screen, calls } = await open({ answers: { [method]: undefined } });
    await screen.getByRole("button", { name }).click();
    await expect.poll(() => calls).toContainEqual([method]);
  });

  test("a launcher that cannot is told of, and the page goes on", async () => {
    const { screen } = await open();
    await screen.getByRole("button", { name: "Settings" }).click();
    await expect.element(screen.getByText("The launcher did not answer.", { exact: false })).toBeVisible();
  });

  test("are not offered in a browser, which has none", async () => {
    const { screen, calls } = await open({ answers: { isShowTutorial: true }, visit: { shell: "web" } });
    await expect.element(screen.getByRole("heading", { name: "Your games" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Quit" }).query()).toBeNull();
    await expect.poll(() => calls).toEqual([["onReady"]]);
  });
});

describe("lobbies", () => {
  test.each([
    ["home", "Your games", "/home/"],
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

describe("the tutorial", () => {
  test("leads a new player through three steps, and is shown once", async () => {
    const stored = new Map<string, string>();
    const { screen, isShowTutorial } = await open({ answers: { isShowTutorial: true }, stored });
    await expect.element(screen.getByRole("dialog", { name: "Every game has a lobby" })).toBeVisible();
    expect(isShowTutorial()).toBe(true);
    await screen.getByRole("button", { name: "Next" }).click();
    await expect.element(screen.getByRole("img", { name: "2 of 3" })).toBeVisible();
    await screen.getByRole("button", { name: "Next" }).click();
    await screen.getByRole("button", { name: "Let’s play" }).click();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    await expect.poll(isShowTutorial).toBe(false);
    await screen.unmount();
    const again = await open({ answers: { isShowTutorial: true }, stored });
    await expect.poll(() => again.calls).toContainEqual(["isShowTutorial"]);
    await expect.element(again.screen.getByRole("heading", { name: "Your games" })).toBeVisible();
    expect(again.screen.getByRole("dialog").query()).toBeNull();
    await expect.poll(again.isShowTutorial).toBe(false);
  });

  test("ends when the launcher says so", async () => {
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
    await expect.element(screen.getByRole("heading", { name: "Your games" })).toBeVisible();
    await paint();
    expect(screen.getByRole("dialog").query()).toBeNull();
    expect(isShowTutorial()).toBe(false);
  });

  test.each([false, "yes", undefined])("is not shown to whom the launcher answers %j", async (answer) => {
    const { screen, calls } = await open({ answers: { isShowTutorial: answer } });
    await expect.poll(() => calls).toContainEqual(["isShowTutorial"]);
    await expect.element(screen.getByRole("heading", { name: "Your games" })).toBeVisible();
    expect(screen.getByRole("dialog").query()).toBeNull();
  });
});
