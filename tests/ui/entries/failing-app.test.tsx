import type { ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { succeed } from "#core/failures/request-failure.ts";
import { APP_COMMAND_NAMES, type AppCommandName } from "#core/mobile-app/app-commands.ts";
import { APP_ANSWER_TIMEOUT_MS } from "#core/mobile-app/constants.ts";
import { type AppOrder, readAppCommand } from "#core/mobile-app/read-app-command.ts";
import { sessionCheckOf } from "#tests/support/session-check.ts";
import { SessionKeeper } from "#ui/features/session/components/session-keeper.tsx";
import { CloseView } from "#ui/frame/app-view/close-view.tsx";
import { OutsideLinks } from "#ui/overlays/window/outside-links.tsx";
import { WindowLinks } from "#ui/overlays/window/window-links.tsx";
import { SaveToAlbum } from "#ui/patterns/viewer/save-to-album.tsx";
import { buildMedia } from "../support/builders.ts";
import {
  APP_SCENES,
  button,
  createScenePorts,
  FOREIGN,
  HOSTILE,
  type NativeScene,
  OWNED,
  PICTURE,
  pressButton,
  pressLink,
} from "../support/native-scenes.tsx";
import { createAppView, createPlatformActionsScene, SCHEME } from "../support/platform-actions-scene.ts";
import { renderPage } from "../support/render-page.tsx";
import { check } from "../support/session-scene.tsx";
import { PLAYER } from "../support/visit.ts";

/** Reaction of the web view around the page to a command's address. */
const APPS = {
  "takes it": (page: EventTarget) => page.dispatchEvent(new Event("blur")),
  "does not know it": () => undefined,
  "refuses its scheme": () => {
    throw new DOMException("unknown scheme", "SyntaxError");
  },
} as const;
type AppName = keyof typeof APPS;
const APP_NAMES = Object.keys(APPS) as readonly AppName[];

interface Scene extends Awaited<ReturnType<typeof renderPage>> {
  readonly isTaken: boolean;
  /** Where the page has gone by itself. */
  readonly left: readonly string[];
  /** Files that the browser had to download. */
  readonly files: readonly string[];
  /** A line for each session check. */
  readonly checks: readonly unknown[];
}

/** A page of the app that uses a command. */
interface Use extends NativeScene {
  readonly press: (scene: Scene) => Promise<void>;
  /** Commands that reach the app. */
  readonly order: AppOrder;
  /** Result for the player, whether the app accepts the command or not. */
  readonly outcome: (scene: Scene) => Promise<void>;
}

/** A line for each time that the page has been loaded again by itself. */
let reloads: string[] = [];

const path = ({ router }: Scene) => router.state.location.pathname;

const withLinks = (scene: NativeScene, links: ReactNode) => () => (
  <>
    {scene.content()}
    {links}
  </>
);
const leadsThere = (url: string): Use["outcome"] => {
  return async ({ isTaken, left }) => {
    await expect.poll(() => left).toEqual(isTaken ? [] : [url]);
  };
};

const USES: Readonly<Record<AppCommandName, Use>> = {
  showChatProfile: {
    ...APP_SCENES.showChatProfile,
    press: async () => {
      await button("More").click();
      await page.getByRole("menuitem", { name: "Haru’s chat profile" }).click();
    },
    order: { command: "showChatProfile", values: { userId: HOSTILE } },
    outcome: async ({ isTaken }) => {
      await expect.poll(() => document.querySelectorAll("[data-position] > *").length).toBe(isTaken ? 0 : 1);
    },
  },
  webview: {
    content: withLinks(APP_SCENES.webview, <WindowLinks />),
    press: pressLink("Your coupon"),
    order: {
      command: "webview",
      values: {
        url: `${window.location.origin}/elsewhere?${new URLSearchParams({ code: HOSTILE, window: "coupon" })}`,
      },
    },
    outcome: async (scene) => {
      await expect.poll(() => path(scene)).toBe(scene.isTaken ? "/game/tl" : "/elsewhere");
    },
  },
  inappBrowser: {
    content: withLinks(APP_SCENES.inappBrowser, <OutsideLinks />),
    press: pressLink("Out of the store"),
    order: { command: "inappBrowser", values: { url: OWNED } },
    outcome: leadsThere(OWNED),
  },
  external: {
    content: withLinks(APP_SCENES.external, <OutsideLinks />),
    press: pressLink("Out of the store"),
    order: { command: "external", values: { url: FOREIGN } },
    outcome: leadsThere(FOREIGN),
  },
  "webview/refresh": {
    content: () => <SessionKeeper reloadPage={() => reloads.push("page")} />,
    // A version that may not be waited for has come meanwhile.
    press: async ({ checks }) => {
      for (const number of [1, 2]) await check(checks, number);
    },
    order: { command: "webview/refresh", values: {} },
    outcome: async ({ isTaken }) => {
      await expect.poll(() => reloads).toEqual(isTaken ? [] : ["page"]);
    },
  },
  websso: {
    ...APP_SCENES.websso,
    press: async () => {
      await button("Ask").click();
      await button("Reconnect to the purple").click();
    },
    order: { command: "websso", values: {} },
    outcome: async ({ isTaken }) => {
      if (isTaken) return expect.poll(() => page.getByRole("dialog").query()).toBeNull();
      await expect.element(page.getByRole("alert").getByText("That didn’t work.", { exact: false })).toBeVisible();
      await expect.element(button("Reconnect to the purple")).toBeEnabled();
    },
  },
  "webview/close": {
    content: () => <CloseView />,
    path: "/elsewhere",
    press: async ({ router }) => {
      await router.navigate({ href: "/game/tl?window=coupon" });
      await button("Close").click();
    },
    order: { command: "webview/close", values: {} },
    outcome: async (scene) => {
      await expect.poll(() => path(scene)).toBe(scene.isTaken ? "/game/tl" : "/elsewhere");
    },
  },
  saveMediaToAlbum: {
    content: () => <SaveToAlbum media={buildMedia({ src: PICTURE })} />,
    press: pressButton("Save to album"),
    order: { command: "saveMediaToAlbum", values: { url: PICTURE, type: "image" } },
    outcome: async ({ isTaken, files }) => {
      if (isTaken) await expect.element(page.getByText("Saved to your album")).toBeVisible();
      await expect.poll(() => files).toEqual(isTaken ? [] : [PICTURE]);
    },
  },
  shareMessage: {
    ...APP_SCENES.shareMessage,
    press: pressButton("Share"),
    order: {
      command: "shareMessage",
      values: { message: `${HOSTILE}\n${window.location.origin}${window.location.pathname}` },
    },
    outcome: async ({ isTaken }) => {
      if (isTaken) expect(page.getByRole("dialog").query()).toBeNull();
      else await expect.element(button("Copy link")).toBeVisible();
    },
  },
};

async function open(command: AppCommandName, app: AppName) {
  const { content, path: start } = USES[command];
  const checks: string[] = [];
  const { mobileApp, sent } = createAppView(APPS[app]);
  const { ports } = createScenePorts();
  const { actions, left, files } = createPlatformActionsScene("app", { launcher: ports.launcher, mobileApp });
  const rendered = await renderPage(content(), {
    ports: {
      ...ports,
      ...actions,
      session: {
        ...ports.session,
        check: async () => succeed(sessionCheckOf(PLAYER, { reloadVersion: String(checks.push("asked")) })),
      },
    },
    visit: { shell: "app" },
    ...(start === undefined ? {} : { path: start }),
  });
  return { scene: { ...rendered, isTaken: app === "takes it", left, files, checks } satisfies Scene, sent };
}

beforeEach(() => {
  reloads = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});

describe.each(APP_COMMAND_NAMES)("when the mobile app gets the command %s", (command) => {
  test.each(APP_NAMES)("and %s, the player gets the fallback, and only the command has been sent", async (app) => {
    const { press, order, outcome } = USES[command];
    const { scene, sent } = await open(command, app);
    await press(scene);
    await expect.poll(() => sent.map((address) => readAppCommand(address, SCHEME))).toEqual([order]);
    await vi.advanceTimersByTimeAsync(APP_ANSWER_TIMEOUT_MS);
    await outcome(scene);
    expect(sent).toHaveLength(1);
  });
});
