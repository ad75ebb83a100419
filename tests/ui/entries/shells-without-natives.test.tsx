import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { createNoopLauncher } from "#adapters/launcher/noop-launcher.ts";
import { type Result, succeed } from "#core/failures/request-failure.ts";
import { LAUNCHER_COMMANDS_OBJECT } from "#core/launcher/constants.ts";
import { LAUNCHER_METHOD_NAMES, type LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import { APP_COMMAND_NAMES, type AppCommandName } from "#core/mobile-app/app-commands.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import type { SessionCheck } from "#core/session/session.ts";
import type { Shell } from "#core/shell/shell.ts";
import { sessionCheckOf } from "#tests/support/session-check.ts";
import { SessionKeeper } from "#ui/features/session/components/session-keeper.tsx";
import { Around } from "#ui/frame/around/around.idle.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { whenIdle } from "#ui/kit/lazy/when-idle.ts";
import { SaveToAlbum } from "#ui/patterns/viewer/save-to-album.tsx";
import { useOpenViewer } from "#ui/patterns/viewer/use-open-viewer.ts";
import { buildMedia } from "../support/builders.ts";
import { createFakeLauncher } from "../support/fake-launcher.ts";
import {
  APP_SCENES,
  button,
  createScenePorts,
  FOREIGN,
  HOSTILE,
  LAUNCHER_SCENES,
  type NativeScene,
  OWNED,
  PICTURE,
  paint,
  pressButton,
  pressLink,
  saying,
} from "../support/native-scenes.tsx";
import { createAppView, createPlatformActionsScene } from "../support/platform-actions-scene.ts";
import { renderPage } from "../support/render-page.tsx";
import { check } from "../support/session-scene.tsx";
import { PLAYER } from "../support/visit.ts";

/** A launcher that would answer everything so that a page shows something for it. */
const EAGER = Object.fromEntries(LAUNCHER_METHOD_NAMES.map((name) => [name, true]));

type Scene = Awaited<ReturnType<typeof open>>;
/** The player's actions and their result on a page. */
type Player = (scene: Scene) => Promise<unknown>;

interface Opening {
  readonly shell: Shell;
  readonly nativeScene: NativeScene;
  /** Replaces the global effects, whose session keeper is loaded ten seconds later. */
  readonly around?: ReactNode;
}

/**
 * A page in a shell, with the global effects and both native sides, which accept every call. The page only uses the
 * launcher as a port in the launcher's shell; elsewhere the test records calls that bypass the port.
 */
async function open({ shell, nativeScene: { content, path }, around = <Around /> }: Opening) {
  const native = createFakeLauncher(EAGER);
  const { mobileApp, sent } = createAppView((view) => view.dispatchEvent(new Event("blur")));
  const { actions, ...gone } = createPlatformActionsScene(shell, {
    launcher: native.launcher,
    mobileApp,
    doesChatShare: true,
  });
  const { ports, sendUnreadCount } = createScenePorts();
  const logged: string[] = [];
  const checks: string[] = [];
  const isVersionNew = content === NOTHING;
  const answerCheck = async (): Promise<Result<SessionCheck>> =>
    succeed(sessionCheckOf(PLAYER, isVersionNew ? { reloadVersion: String(checks.push("asked")) } : {}));
  const rendered = await renderPage(
    <>
      {content()}
      {around}
    </>,
    {
      ports: {
        ...ports,
        ...actions,
        launcher: shell === "launcher" ? native.launcher : createNoopLauncher(),
        session: { ...ports.session, check: answerCheck },
        logger: { warn: () => undefined, error: (message) => logged.push(message) },
      },
      visit: { shell },
      ...(path === undefined ? {} : { path }),
    },
  );
  return { ...rendered, ...gone, shell, sent, calls: native.calls, sendUnreadCount, logged, checks };
}
const NOTHING = () => null;

const link = (name: string) => page.getByRole("link", { name, exact: true });
const popup = () => page.getByRole("dialog").query();
const pathOf = ({ router }: Scene) => router.state.location.pathname;

/** A line for each time that the page has been loaded again by itself, and addresses that were left to the browser to open. */
let reloads: string[] = [];
let leftToBrowser: string[] = [];
const keeper = <SessionKeeper reloadPage={() => reloads.push("page")} />;

function noteClick(event: MouseEvent) {
  const address = event.target instanceof Element ? event.target.closest("a")?.href : undefined;
  if (event.defaultPrevented || address === undefined) return;
  leftToBrowser.push(address);
  // Or it would take the test's page away.
  event.preventDefault();
}
beforeEach(() => {
  reloads = [];
  leftToBrowser = [];
  window.addEventListener("click", noteClick);
});
afterEach(() => window.removeEventListener("click", noteClick));

/** The popup that offers to sign in: on a page of the store, or by the native side of the shell. */
async function signInByPopup({ shell }: Scene) {
  await button("Ask").click();
  if (shell === "web" || shell === "chat") {
    await expect.element(saying("It is available after login.")).toBeVisible();
    expect(button("Reconnect to the purple").query()).toBeNull();
    await expect.element(link("Sign in")).toHaveAttribute("href", "/login");
    return;
  }
  await button("Reconnect to the purple").click();
  await expect.poll(popup).toBeNull();
}

/** All lobbies and the link to the store, without features of the launcher. */
const homeWithout =
  (...names: readonly string[]): Player =>
  async ({ shell }) => {
    await expect.element(page.getByRole("heading", { level: 1, name: "Game lobbies" })).toBeVisible();
    await expect.element(link("Store")).toHaveAttribute("href", storeIndexPath(shell));
    for (const name of names) expect(button(name).query()).toBeNull();
  };
const lobbyWithoutCafe: Player = async ({ queryClient }) => {
  await expect.poll(() => queryClient.getQueryData(["cafe"])).toBe("none");
  await paint();
  expect(saying("This café").query()).toBeNull();
  expect(saying("Internet café").query()).toBeNull();
  await expect.element(saying("The walls are manned")).toBeVisible();
};

/** Results for players in the shells without a launcher. */
const WITHOUT_LAUNCHER: Readonly<Record<LauncherMethodName, Player>> = {
  onReady: async (scene) => {
    await homeWithout()(scene);
    expect(LAUNCHER_COMMANDS_OBJECT in window).toBe(false);
  },
  getIsInternetCafe: lobbyWithoutCafe,
  getIsCBTInternetCafe: lobbyWithoutCafe,
  isShowTutorial: async (scene) => {
    await homeWithout()(scene);
    await paint();
    expect(popup()).toBeNull();
  },
  goToNGP: async () => {
    await button("Start game").click();
    await expect.element(saying("The launcher didn’t respond.")).toBeVisible();
    await expect.element(button("Start game")).toBeEnabled();
  },
  goToMyGames: homeWithout("Library"),
  goToTALK: homeWithout("Talk"),
  openSettingView: homeWithout("Settings"),
  turnOff: homeWithout("Quit"),
  setNotifyCount: async ({ sendUnreadCount }) => {
    await expect.element(page.getByText("99+", { exact: true })).toBeVisible();
    sendUnreadCount(3);
    await expect.element(page.getByText("3", { exact: true })).toBeVisible();
  },
  sendRecentArticleInfo: async () => {
    await expect.element(page.getByRole("heading", { name: "The gate" })).toBeVisible();
    await paint();
    expect(page.getByRole("alert").query()).toBeNull();
  },
  showNPLogin: signInByPopup,
  refresh: async ({ shell, sent, logged }) => {
    await expect.element(page.getByRole("alert")).toBeVisible();
    if (shell === "app") await expect.poll(() => sent).toHaveLength(1);
    else await expect.element(link("Sign in")).toHaveAttribute("href", "/login?return_url=%2Fgame%2Ftl");
    expect(logged).toEqual([]);
  },
};
/** The mobile app holds the session of its shell, and signs in there. */
const SIGNS_IN: readonly LauncherMethodName[] = ["showNPLogin", "refresh"];

function ViewerAndAlbum() {
  const view = useOpenViewer();
  const media = buildMedia({ src: PICTURE });
  return (
    <>
      <SaveToAlbum media={media} />
      <Button onClick={() => void view({ title: "Pictures", items: [buildMedia()], start: 0, onShow: NOTHING })}>
        Look
      </Button>
    </>
  );
}

/** Pages of all commands of the mobile app. */
const COMMAND_SCENES: Readonly<Record<AppCommandName, NativeScene>> = {
  ...APP_SCENES,
  "webview/refresh": { content: NOTHING },
  "webview/close": { content: NOTHING, path: "/game/tl?window=coupon" },
  saveMediaToAlbum: { content: () => <ViewerAndAlbum /> },
};

/** Results for players in the shells without a mobile app. */
const WITHOUT_APP: Readonly<Record<AppCommandName, Player>> = {
  showChatProfile: async () => {
    await button("More").click();
    await expect.element(page.getByRole("menuitem", { name: "Report" })).toBeVisible();
    expect(page.getByRole("menuitem", { name: "Haru’s chat profile" }).query()).toBeNull();
  },
  webview: async (scene) => {
    await pressLink("Your coupon")();
    const isInPlace = scene.shell === "chat";
    const address = `${location.origin}/elsewhere?${new URLSearchParams({ code: HOSTILE, window: "coupon" })}`;
    await expect.poll(() => pathOf(scene)).toBe(isInPlace ? "/elsewhere" : "/game/tl");
    await expect.poll(() => scene.windows).toEqual(isInPlace ? [] : [address]);
  },
  inappBrowser: async ({ windows }) => {
    await pressLink("Out of the store")();
    await expect.poll(() => windows).toEqual(["about:blank", OWNED]);
    expect(leftToBrowser).toEqual([]);
  },
  external: async ({ windows }) => {
    await pressLink("Out of the store")();
    await expect.poll(() => leftToBrowser).toEqual([FOREIGN]);
    await expect.element(link("Out of the store")).toHaveAttribute("target", "_blank");
    await expect.element(link("Out of the store")).toHaveAttribute("rel", "noopener noreferrer");
    expect(windows).toEqual([]);
  },
  "webview/refresh": async ({ checks }) => {
    for (const number of [1, 2]) await check(checks, number);
    await expect.poll(() => reloads).toEqual(["page"]);
  },
  websso: signInByPopup,
  "webview/close": async (scene) => {
    // The global effects of the app's pages would be loaded by now.
    await import("#ui/frame/app-view/in-app.tsx");
    await new Promise<void>(whenIdle);
    await paint();
    expect(button("Close").query()).toBeNull();
    expect(pathOf(scene)).toBe("/game/tl");
  },
  saveMediaToAlbum: async ({ files }) => {
    await pressButton("Save to album")();
    await expect.poll(() => files).toEqual([PICTURE]);
    expect(saying("Saved to your album").query()).toBeNull();
    await button("Look").click();
    const viewer = page.getByRole("dialog", { name: "Pictures" });
    await expect.element(viewer.getByRole("button", { name: "Close" })).toBeVisible();
    expect(viewer.getByRole("button", { name: "Save to album" }).query()).toBeNull();
  },
  shareMessage: async ({ shell, shared }) => {
    await pressButton("Share")();
    if (shell !== "chat") return expect.element(button("Copy link")).toBeVisible();
    const url = `${location.origin}${location.pathname}`;
    await expect.poll(() => shared).toEqual([{ title: HOSTILE, text: "", url }]);
    expect(popup()).toBeNull();
  },
};

/** Calls of every page to its launcher. */
const isStatusCall = ([method]: readonly unknown[]) => method === "onReady" || method === "setNotifyCount";

describe.each(["web", "chat", "app"] as const)("in the shell %s, which has no launcher", (shell) => {
  test.each(LAUNCHER_METHOD_NAMES)(
    "the player gets a fallback for %s, and no native method is called",
    async (method) => {
      const nativeScene = LAUNCHER_SCENES[method];
      const scene = await open({ shell, nativeScene, ...(method === "refresh" ? { around: keeper } : {}) });
      await WITHOUT_LAUNCHER[method](scene);
      const isSignedIn = shell === "app" && SIGNS_IN.includes(method);
      expect(scene.sent).toEqual(isSignedIn ? ["ncpurple://websso"] : []);
      expect(scene.calls).toEqual([]);
      expect(scene.left).toEqual([]);
    },
  );
});

describe.each(["web", "chat", "launcher"] as const)("in the shell %s, which has no mobile app", (shell) => {
  test.each(APP_COMMAND_NAMES)(
    "the player gets a fallback for %s, and no address of the app is opened",
    async (command) => {
      const nativeScene = COMMAND_SCENES[command];
      const scene = await open({ shell, nativeScene, ...(command === "webview/refresh" ? { around: keeper } : {}) });
      await WITHOUT_APP[command](scene);
      expect(scene.sent).toEqual([]);
      const isSignedIn = shell === "launcher" && command === "websso";
      expect(scene.calls.filter((call) => !isStatusCall(call))).toEqual(isSignedIn ? [["showNPLogin"]] : []);
      expect(scene.left).toEqual([]);
    },
  );
});
