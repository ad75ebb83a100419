import { describe, expect, test } from "vitest";
import type { LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import { LauncherHomeScreen } from "#ui/screens/launcher-home/launcher-home-screen.tsx";
import { LauncherCommands } from "#ui/sections/launcher/launcher-commands.tsx";
import type { Visit } from "#ui/visit/visit-store.ts";
import { createFakeLauncher } from "../support/fake-launcher.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

async function open({
  answers = {},
  stored = new Map<string, string>(),
  visit = { shell: "launcher" },
}: {
  readonly answers?: Partial<Record<LauncherMethodName, unknown>>;
  readonly stored?: Map<string, string>;
  readonly visit?: Partial<Visit>;
} = {}) {
  const native = createFakeLauncher(answers);
  const ports = { ...createFakePorts(createPublisher(), stored), launcher: native.launcher };
  const rendered = await renderPage(
    <>
      <LauncherHomeScreen />
      <LauncherCommands />
    </>,
    { ports, visit },
  );
  return { ...rendered, ...native, stored };
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

describe("the tutorial", () => {
  test("leads a new player through three steps, and is shown once", async () => {
    const stored = new Map<string, string>();
    const { screen } = await open({ answers: { isShowTutorial: true }, stored });
    await expect.element(screen.getByRole("dialog", { name: "Every game has a lobby" })).toBeVisible();
    await screen.getByRole("button", { name: "Next" }).click();
    await expect.element(screen.getByRole("img", { name: "2 of 3" })).toBeVisible();
    await screen.getByRole("button", { name: "Next" }).click();
    await screen.getByRole("button", { name: "Let’s play" }).click();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    await screen.unmount();
    const again = await open({ answers: { isShowTutorial: true }, stored });
    await expect.poll(() => again.calls).toContainEqual(["isShowTutorial"]);
    await expect.element(again.screen.getByRole("heading", { name: "Your games" })).toBeVisible();
    expect(again.screen.getByRole("dialog").query()).toBeNull();
  });

  test("ends when the launcher says so", async () => {
    const { screen, command } = await open({ answers: { isShowTutorial: true } });
    await expect.element(screen.getByRole("dialog", { name: "Every game has a lobby" })).toBeVisible();
    expect(command("closeTutorial")).toBe(true);
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  });

  test.each([false, "yes", undefined])("is not shown to whom the launcher answers %j", async (answer) => {
    const { screen, calls } = await open({ answers: { isShowTutorial: answer } });
    await expect.poll(() => calls).toContainEqual(["isShowTutorial"]);
    await expect.element(screen.getByRole("heading", { name: "Your games" })).toBeVisible();
    expect(screen.getByRole("dialog").query()).toBeNull();
  });
});
