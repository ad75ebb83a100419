import type { ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type Result, succeed } from "#core/failures/request-failure.ts";
import { LAUNCHER_ANSWER_TIMEOUT_MS } from "#core/launcher/constants.ts";
import { LAUNCHER_METHOD_NAMES, type LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import type { SessionCheck } from "#core/session/session.ts";
import { sessionCheckOf } from "#tests/support/session-check.ts";
import { ALWAYS, WIDE } from "#tests/support/tags.ts";
import { LauncherBadge } from "#ui/features/launcher/components/launcher-badge.tsx";
import { LauncherCommands } from "#ui/features/launcher/components/launcher-commands.tsx";
import { SessionKeeper } from "#ui/features/session/components/session-keeper.tsx";
import { createFakeLauncher } from "../support/fake-launcher.ts";
import { button, createScenePorts, LAUNCHER_SCENES, paint, saying } from "../support/native-scenes.tsx";
import { createPlatformActionsScene } from "../support/platform-actions-scene.ts";
import { renderPage } from "../support/render-page.tsx";
import { PLAYER } from "../support/visit.ts";

const LATE_MS = LAUNCHER_ANSWER_TIMEOUT_MS + 1_000;

/** Faults of a native method, by its behaviour instead of the right answer; `null`: the method is missing. */
const FAULTS = {
  "is not there": null,
  throws: () => {
    throw new Error("native");
  },
  "never answers": () => new Promise(() => undefined),
  "answers too late": (right: unknown) => new Promise((resolve) => setTimeout(resolve, LATE_MS, right)),
  "answers with another type": () => "yes",
} as const;
type Fault = keyof typeof FAULTS;
const FAULT_NAMES = Object.keys(FAULTS) as readonly Fault[];

/** With how many faults `npm test` tries each method: others with each next one, so that every fault is tried. */
const FAULTS_ALWAYS_TRIED = 2;

/** Methods whose answer a page shows something for, if it is `true`. All others only execute their action. */
const QUESTIONS: readonly LauncherMethodName[] = ["getIsInternetCafe", "getIsCBTInternetCafe", "isShowTutorial"];

/** A launcher without data. */
const QUIET = Object.fromEntries(
  LAUNCHER_METHOD_NAMES.map((name) => [name, QUESTIONS.includes(name) ? false : undefined]),
);

/** Results of methods without a return value, in any form. */
const isTakenAsDone = (fault: Fault) => fault === "answers with another type";
/** The page times such a method out after five seconds, and not before. */
const takesTime = (fault: Fault) => fault === "never answers" || fault === "answers too late";

/** Calls of the launcher, with their input. */
type Calls = readonly (readonly [LauncherMethodName, ...unknown[]])[];

interface Scene extends Awaited<ReturnType<typeof renderPage>> {
  readonly fault: Fault;
  readonly native: ReturnType<typeof createFakeLauncher>;
  /** Log entries. */
  readonly logged: readonly string[];
  /** The server sends the unread count. */
  readonly sendUnreadCount: (count: number) => void;
}

/** How a page of the launcher uses a method. */
interface Use {
  /** Other content of the page that uses the method. */
  readonly around?: ReactNode;
  /** Calls that the page makes by itself. */
  readonly asks: Calls;
  /**
   * The player's actions and the expected result while the method fails; calls expected of a launcher with all methods.
   */
  readonly player: (scene: Scene) => Promise<Calls>;
}

const NO_ANSWER = "The launcher didn’t respond.";
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function expectUnsaid(words: string): Promise<void> {
  await paint();
  expect(saying(words).query()).toBeNull();
}

/**
 * The player clicks a button for an action of the launcher: a failure shows a message, and the button can be clicked
 * again.
 */
function pressing(name: string, ...call: Calls[number]): Use["player"] {
  return async ({ fault, native }) => {
    await button(name).click();
    if (takesTime(fault)) {
      await wait(LAUNCHER_ANSWER_TIMEOUT_MS - 1_000);
      await expectUnsaid(NO_ANSWER);
    }
    await wait(takesTime(fault) ? 1_000 : 0);
    if (isTakenAsDone(fault)) await expectUnsaid(NO_ANSWER);
    else await expect.element(saying(NO_ANSWER)).toBeVisible();
    await expect.element(button(name)).toBeEnabled();
    await button(name).click();
    if (fault !== "is not there")
      await expect.poll(() => native.calls.filter(([called]) => called === call[0])).toHaveLength(2);
    return [call, call];
  };
}

/** Fallback for data that only the launcher knows: the query holds `quiet`, and no message appears. */
function missing(query: string, quiet: unknown, words: string, goOn: Use["player"]): Use["player"] {
  return async (scene) => {
    if (takesTime(scene.fault)) await wait(LAUNCHER_ANSWER_TIMEOUT_MS);
    await expect.poll(() => scene.queryClient.getQueryData([query])).toBe(quiet);
    await wait(LATE_MS);
    await expectUnsaid(words);
    return goOn(scene);
  };
}

const RENEWED = Promise.resolve(succeed(sessionCheckOf(PLAYER)));
const NO_ANSWER_YET = new Promise<Result<SessionCheck>>(() => undefined);

const ARTICLE = { gameCode: "tl", boardAlias: "free", articleId: "a-1", title: "The gate" };
const HOME: Pick<Use, "asks"> = { asks: [["isShowTutorial"]] };
const LOBBY: Pick<Use, "asks"> = { asks: [["getIsCBTInternetCafe"], ["getIsInternetCafe"]] };
const pressLibrary: Use["player"] = async ({ native }) => {
  await button("Library").click();
  await expect.poll(() => native.calls).toContainEqual(["goToMyGames"]);
  return [["goToMyGames"]];
};
const pressStart: Use["player"] = async ({ native }) => {
  await button("Start game").click();
  await expect.poll(() => native.calls).toContainEqual(["goToNGP", "tl"]);
  return [["goToNGP", "tl"]];
};

const USES: Readonly<Record<LauncherMethodName, Use>> = {
  onReady: {
    ...HOME,
    // A launcher that does not receive it may give commands anyway.
    player: async (scene) => {
      const pressed = await pressLibrary(scene);
      expect(scene.native.command("goTo", "/elsewhere")).toBe(true);
      await expect.element(saying("Elsewhere")).toBeVisible();
      return pressed;
    },
  },
  getIsInternetCafe: { ...LOBBY, player: missing("cafe", "none", "Internet café benefits are on", pressStart) },
  getIsCBTInternetCafe: {
    ...LOBBY,
    player: missing("cafe", "none", "This café is taking part in the test", pressStart),
  },
  isShowTutorial: { ...HOME, player: missing("tutorial", false, "Every game has a lobby", pressLibrary) },
  goToNGP: { ...LOBBY, player: pressing("Start game", "goToNGP", "tl") },
  goToMyGames: { ...HOME, player: pressing("Library", "goToMyGames") },
  goToTALK: { ...HOME, player: pressing("Talk", "goToTALK") },
  openSettingView: { ...HOME, player: pressing("Settings", "openSettingView") },
  turnOff: { ...HOME, player: pressing("Quit", "turnOff") },
  setNotifyCount: {
    around: <LauncherBadge />,
    asks: [["setNotifyCount", 120]],
    player: async ({ fault, native, sendUnreadCount }) => {
      await expect.element(page.getByText("99+", { exact: true })).toBeVisible();
      sendUnreadCount(3);
      await expect.element(page.getByText("3", { exact: true })).toBeVisible();
      // Each number by itself: one that was not shown keeps none after it back.
      if (fault !== "is not there") await expect.poll(() => native.calls).toContainEqual(["setNotifyCount", 3]);
      await wait(LATE_MS);
      await expect.element(page.getByText("3", { exact: true })).toBeVisible();
      return [["setNotifyCount", 3]];
    },
  },
  sendRecentArticleInfo: {
    asks: [["sendRecentArticleInfo", ARTICLE]],
    player: async () => {
      await wait(LATE_MS);
      await expect.element(page.getByRole("heading", { name: "The gate" })).toBeVisible();
      await paint();
      expect(page.getByRole("alert").query()).toBeNull();
      return [];
    },
  },
  showNPLogin: {
    asks: [],
    player: async ({ fault }) => {
      await button("Ask").click();
      await button("Reconnect to the purple").click();
      if (isTakenAsDone(fault)) {
        await expect.poll(() => page.getByRole("dialog").query()).toBeNull();
        return [["showNPLogin"]];
      }
      await wait(takesTime(fault) ? LAUNCHER_ANSWER_TIMEOUT_MS : 0);
      const words = "That didn’t work. Open Purple, sign in there and try again.";
      await expect.element(page.getByRole("alert").getByText(words)).toBeVisible();
      await button("Reconnect to the purple").click();
      return [["showNPLogin"], ["showNPLogin"]];
    },
  },
  refresh: {
    around: <SessionKeeper reloadPage={() => undefined} />,
    asks: [["refresh"]],
    player: async ({ fault, logged }) => {
      if (isTakenAsDone(fault)) {
        await expect.element(page.getByText("My list")).toBeVisible();
        expect(logged).toEqual([]);
        return [];
      }
      await wait(takesTime(fault) ? LAUNCHER_ANSWER_TIMEOUT_MS : 0);
      const isMissing = fault === "is not there";
      await expect
        .poll(() => logged)
        .toEqual([isMissing ? "Native refresh method is not available." : "Native refresh execution failed"]);
      await button("Sign in").click();
      await expect.element(button("Reconnect to the purple")).toBeVisible();
      return [];
    },
  },
};

/** A launcher that answers rightly, but for one method. */
function answersWithout(
  failing: LauncherMethodName,
  fault: Fault,
  others: Partial<Record<LauncherMethodName, unknown>>,
) {
  const answers = { ...QUIET, ...others };
  const answer = FAULTS[fault];
  return Object.defineProperty(answers, failing, { get: () => answer?.(QUESTIONS.includes(failing) || undefined) });
}

async function open(
  method: LauncherMethodName,
  fault: Fault,
  others: Partial<Record<LauncherMethodName, unknown>> = {},
): Promise<Scene> {
  const { content, path } = LAUNCHER_SCENES[method];
  const native = createFakeLauncher(answersWithout(method, fault, others), fault === "is not there" ? method : null);
  const { launcher } = native;
  const logged: string[] = [];
  const { ports, sendUnreadCount } = createScenePorts();
  const rendered = await renderPage(
    <>
      {content()}
      {USES[method].around}
      <LauncherCommands />
    </>,
    {
      ports: {
        ...ports,
        ...createPlatformActionsScene("launcher", { launcher }).actions,
        launcher,
        // The server stays without an answer where the launcher has not renewed the session.
        session: { ...ports.session, check: () => (isTakenAsDone(fault) ? RENEWED : NO_ANSWER_YET) },
        logger: { warn: () => undefined, error: (message) => logged.push(message) },
      },
      visit: { shell: "launcher" },
      ...(path === undefined ? {} : { path }),
    },
  );
  return { ...rendered, fault, native, logged, sendUnreadCount };
}

const inOrder = (calls: readonly (readonly unknown[])[]) => calls.map((call) => JSON.stringify(call)).sort();

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));

describe.each(LAUNCHER_METHOD_NAMES)("where %s of the launcher", (method) => {
  for (const [at, fault] of FAULT_NAMES.entries()) {
    const turn = (at + LAUNCHER_METHOD_NAMES.indexOf(method)) % FAULT_NAMES.length;
    const tags = turn < FAULTS_ALWAYS_TRIED ? ALWAYS : WIDE;
    test(`${fault}, the player sees the available information and can go on`, { tags }, async () => {
      const { asks, player } = USES[method];
      const scene = await open(method, fault);
      const done = await player(scene);
      const expected = [["onReady"], ...asks, ...done].filter(([name]) => name !== method || fault !== "is not there");
      await expect.poll(() => inOrder(scene.native.calls)).toEqual(inOrder(expected));
    });
  }
});

describe.each([
  ["getIsInternetCafe", "getIsCBTInternetCafe", "This café is taking part in the test"],
  ["getIsCBTInternetCafe", "getIsInternetCafe", "Internet café benefits are on"],
] as const)("where %s of the launcher", (method, other, words) => {
  test.each(FAULT_NAMES)("%s, the café bonus is shown from the launcher's other answers", async (fault) => {
    await open(method, fault, { [other]: true });
    await wait(takesTime(fault) ? LAUNCHER_ANSWER_TIMEOUT_MS : 0);
    await expect.element(saying(words)).toBeVisible();
  });
});
