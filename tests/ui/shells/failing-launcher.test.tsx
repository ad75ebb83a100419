import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { createBrowserExits } from "#adapters/browser/browser-exits.ts";
import { createAbsentLauncher } from "#adapters/launcher/absent-launcher.ts";
import { createAbsentMobileApp } from "#adapters/mobile-app/absent-mobile-app.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import {
  LAUNCHER_METHOD_NAMES,
  type LauncherFailure,
  type LauncherMethodName,
} from "#core/launcher/launcher-methods.ts";
import type { Ports } from "#core/ports/index.ts";
import type { LauncherCalls } from "#core/ports/launcher.ts";
import { useOpenSignIn } from "#ui/overlays/sign-in/use-open-sign-in.ts";
import { ArticleScreen } from "#ui/screens/article/article-screen.tsx";
import { LauncherHomeScreen } from "#ui/screens/launcher-home/launcher-home-screen.tsx";
import { LobbyScreen } from "#ui/screens/lobby/lobby-screen.tsx";
import { LauncherCommands } from "#ui/sections/launcher/launcher-commands.tsx";
import { Bell } from "#ui/sections/notifications/bell.tsx";
import { buildArticle } from "../support/builders.ts";
import { createBoard, createBoardPorts } from "../support/fake-board.ts";
import { renderPage } from "../support/render-page.tsx";

/** How a call of the launcher ends that was not answered; which native sides end it so is in the conformance kit. */
const FAILURES: readonly LauncherFailure[] = ["unavailable", "threw", "timeout", "unusable"];

/** A page of the launcher that uses a method, and what it says when that gives no answer. */
interface Use {
  readonly content: ReactNode;
  readonly path?: string;
  /** A word of the page, which stands whatever the launcher does. */
  readonly stands: string;
  /** Button that the player presses. */
  readonly press?: string;
  readonly says?: string;
  /** What an answer would have brought. */
  readonly withoutIt?: string;
}

function SignIn() {
  const open = useOpenSignIn();
  return (
    <button type="button" onClick={() => void open("/login")}>
      Ask
    </button>
  );
}

const HOME = { content: <LauncherHomeScreen />, stands: "Your games", says: "The launcher did not answer." };
const LOBBY = { content: <LobbyScreen kind="home" />, stands: "The walls are manned" };

/** `refresh` is that of `session-keeper.test.tsx`: it is told to the diary, not to the player. */
const USES: Readonly<Record<Exclude<LauncherMethodName, "refresh">, Use>> = {
  onReady: { content: <LauncherHomeScreen />, stands: "Your games" },
  getIsInternetCafe: { ...LOBBY, withoutIt: "Internet café benefits are on" },
  getIsCBTInternetCafe: { ...LOBBY, withoutIt: "This café takes part in the test" },
  goToNGP: { ...LOBBY, press: "Start game", says: "The launcher did not answer." },
  goToMyGames: { ...HOME, press: "Library" },
  goToTALK: { ...HOME, press: "Talk" },
  openSettingView: { ...HOME, press: "Settings" },
  turnOff: { ...HOME, press: "Quit" },
  isShowTutorial: { content: <LauncherHomeScreen />, stands: "Your games", withoutIt: "Every game has a lobby" },
  setNotifyCount: { content: <Bell />, stands: "99+" },
  sendRecentArticleInfo: { content: <ArticleScreen />, path: "/game/tl/board/free/talk/a-1", stands: "The gate" },
  showNPLogin: {
    content: <SignIn />,
    stands: "Ask",
    says: "That did not work. Open Purple, sign in there and try again.",
  },
};

/** Answers of a launcher that can do everything, but for one method. */
function launcherWithout(failing: LauncherMethodName, failure: LauncherFailure) {
  const asked: string[] = [];
  const calls = new Proxy(createAbsentLauncher().calls, {
    get: (_, name) => async () => {
      asked.push(String(name));
      return name === failing ? fail(failure) : succeed(String(name).startsWith("getIs") ? false : null);
    },
  }) satisfies LauncherCalls;
  return { launcher: { ...createAbsentLauncher(), calls, ready: async () => void (await calls.onReady()) }, asked };
}

async function open(method: Exclude<LauncherMethodName, "refresh">, failure: LauncherFailure) {
  const { launcher, asked } = launcherWithout(method, failure);
  const { content, path } = USES[method];
  const fakes = createBoardPorts(createBoard({ articles: [buildArticle({ id: "a-1", title: "The gate" })] }));
  const ports: Ports = {
    ...fakes,
    ...createBrowserExits({
      readShell: () => "launcher",
      launcher,
      mobileApp: createAbsentMobileApp(),
      chatApp: { share: async () => false },
      session: { getSsoUrl: async () => fail({ kind: "timeout", timeoutMs: 5_000 }) },
      ownedDomains: [],
      hasPlayer: () => true,
    }),
    launcher,
    content: {
      ...fakes.content,
      getContents: async () => succeed({ lobby: { headline: "The walls are manned", line: "", button: "" } }),
    },
    notifications: { ...fakes.notifications, countUnread: async () => succeed(120) },
  };
  await renderPage(
    <>
      {content}
      <LauncherCommands />
    </>,
    { ports, visit: { shell: "launcher" }, ...(path === undefined ? {} : { path }) },
  );
  return asked;
}

describe.each(LAUNCHER_METHOD_NAMES.filter((name) => name !== "refresh"))("where %s of the launcher", (method) => {
  test.each(FAILURES)("is %s, its page stands and says what there is to say", async (failure) => {
    const { stands, press, says, withoutIt } = USES[method];
    const asked = await open(method, failure);
    const words = page.getByText(stands, { exact: true }).first();
    await expect.element(words).toBeVisible();
    if (method === "showNPLogin") {
      await page.getByRole("button", { name: "Ask" }).click();
      await page.getByRole("button", { name: "Reconnect to PURPLE" }).click();
    }
    if (press !== undefined) await page.getByRole("button", { name: press, exact: true }).click();
    await expect.poll(() => asked).toContain(method);
    if (says !== undefined) await expect.element(page.getByText(says, { exact: false }).first()).toBeVisible();
    else expect(page.getByText(/did not (answer|work)/).query()).toBeNull();
    if (withoutIt !== undefined) expect(page.getByText(withoutIt).query()).toBeNull();
    await expect.element(words).toBeVisible();
  });
});
