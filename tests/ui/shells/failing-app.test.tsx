import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createBrowserExits, type ExitPage } from "#adapters/browser/browser-exits.ts";
import { type CommandPage, createSchemeMobileApp } from "#adapters/mobile-app/scheme-mobile-app.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { APP_COMMAND_NAMES, type AppCommandName } from "#core/mobile-app/app-commands.ts";
import { APP_ANSWER_TIMEOUT_MS } from "#core/mobile-app/constants.ts";
import { type AppOrder, readAppCommand } from "#core/mobile-app/read-app-command.ts";
import type { Ports } from "#core/ports/index.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { useShare } from "#ui/overlays/share/use-share.ts";
import { useOpenSignIn } from "#ui/overlays/sign-in/use-open-sign-in.ts";
import { SaveToAlbum } from "#ui/overlays/viewer/save-to-album.tsx";
import { OutsideLinks } from "#ui/overlays/window/outside-links.tsx";
import { WindowLinks } from "#ui/overlays/window/window-links.tsx";
import { CloseView } from "#ui/sections/app-view/close-view.tsx";
import { CommentItem } from "#ui/sections/boards/comment-item.tsx";
import { SessionKeeper } from "#ui/sections/session/session-keeper.tsx";
import { sessionCheckOf } from "../../support/session-check.ts";
import { buildComment, buildMedia } from "../support/builders.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { PLAYER, renderPage } from "../support/render-page.tsx";
import { check } from "../support/session-scene.tsx";

const SCHEME = "ncpurple";

/** What becomes of a command's address in the web view around the page. */
const APPS = {
  "takes it": (page: EventTarget) => page.dispatchEvent(new Event("blur")),
  "does not know it": () => undefined,
  "refuses its scheme": () => {
    throw new DOMException("unknown scheme", "SyntaxError");
  },
} as const;
type AppName = keyof typeof APPS;
const APP_NAMES = Object.keys(APPS) as readonly AppName[];

/** Words that would say something else in an address, in HTML, in a script or in a shell of the device. */
const HOSTILE = `a&url=https://evil.example#?b=c%2e%2e%2f + '); alert(1); ('"><script>$(reboot) \`reboot\`|\u202Egpj.exe 한글 العربية 🙂`;

interface Scene extends Awaited<ReturnType<typeof renderPage>> {
  readonly isTaken: boolean;
  /** Where the page has gone by itself. */
  readonly left: readonly string[];
  /** Files that the browser was told to keep. */
  readonly files: readonly string[];
  /** A line for each session check. */
  readonly checks: readonly unknown[];
}

/** A page of the app that uses a command. */
interface Use {
  readonly content: () => ReactNode;
  readonly path?: string;
  readonly press: (scene: Scene) => Promise<void>;
  /** What reaches the app. */
  readonly order: AppOrder;
  /** What the player has of it, whether the app takes it or not. */
  readonly outcome: (scene: Scene) => Promise<void>;
}

/** A line for each time that the page has been loaded anew by itself. */
let reloads: string[] = [];

const button = (name: string) => page.getByRole("button", { name, exact: true });
const pressButton = (name: string) => async () => button(name).click();
const pressLink = (name: string) => async () => page.getByRole("link", { name }).click();
const path = ({ router }: Scene) => router.state.location.pathname;

const OWNED = new URL(`https://purple.example/notice?words=${encodeURIComponent(HOSTILE)}`).href;
const FOREIGN = new URL(`https://elsewhere.example/?words=${encodeURIComponent(HOSTILE)}`).href;
const PICTURE = `${window.location.origin}/media/${encodeURIComponent(HOSTILE)}.webp`;

function Share() {
  const share = useShare();
  return <Button onClick={() => void share({ title: HOSTILE, text: "" })}>Share</Button>;
}

function SignIn() {
  const open = useOpenSignIn();
  return <Button onClick={() => void open("/login")}>Sign in</Button>;
}

const AUTHOR = { id: HOSTILE, nickname: "Haru", avatar: "", isModerator: false };
const ARTICLE = { id: "tl-1", gameCode: "tl", myRole: "player" } as const;

const outside = (url: string) => () => (
  <>
    <a href={url}>Out of the store</a>
    <OutsideLinks />
  </>
);
const leadsThere = (url: string): Use["outcome"] => {
  return async ({ isTaken, left }) => {
    await expect.poll(() => left).toEqual(isTaken ? [] : [url]);
  };
};

const USES: Readonly<Record<AppCommandName, Use>> = {
  showChatProfile: {
    content: () => <CommentItem comment={buildComment({ articleId: "tl-1", author: AUTHOR })} article={ARTICLE} />,
    press: async () => {
      await button("More").click();
      await page.getByRole("menuitem", { name: "Chat profile of Haru" }).click();
    },
    order: { command: "showChatProfile", values: { userId: HOSTILE } },
    outcome: async ({ isTaken }) => {
      await expect.poll(() => document.querySelectorAll("[data-position] > *").length).toBe(isTaken ? 0 : 1);
    },
  },
  webview: {
    content: () => (
      <>
        <PageLink to="/elsewhere" search={{ code: HOSTILE }} data-window="coupon">
          Your coupon
        </PageLink>
        <WindowLinks />
      </>
    ),
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
    content: outside(OWNED),
    press: pressLink("Out of the store"),
    order: { command: "inappBrowser", values: { url: OWNED } },
    outcome: leadsThere(OWNED),
  },
  external: {
    content: outside(FOREIGN),
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
    content: () => <SignIn />,
    press: async () => {
      await button("Sign in").click();
      await button("Reconnect to PURPLE").click();
    },
    order: { command: "websso", values: {} },
    outcome: async ({ isTaken }) => {
      if (isTaken) return expect.poll(() => page.getByRole("dialog").query()).toBeNull();
      await expect.element(page.getByRole("alert").getByText("That did not work.", { exact: false })).toBeVisible();
      await expect.element(button("Reconnect to PURPLE")).toBeEnabled();
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
    content: () => <Share />,
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
  const sent: string[] = [];
  const left: string[] = [];
  const files: string[] = [];
  const checks: string[] = [];
  const webView = new EventTarget();
  const commandPage: CommandPage = {
    location: {
      assign: (address) => {
        sent.push(String(address));
        APPS[app](webView);
      },
    },
    document,
    addEventListener: webView.addEventListener.bind(webView),
    removeEventListener: webView.removeEventListener.bind(webView),
  };
  const exitPage: ExitPage = {
    navigator: {},
    screen: window.screen,
    location: { href: window.location.href, assign: (address) => void left.push(String(address)) },
    document: {
      createElement: (name: string) =>
        Object.assign(document.createElement(name), {
          click(this: HTMLAnchorElement) {
            files.push(this.href);
          },
        }),
    } as Document,
    open: () => null,
  };
  const fakes = createFakePorts(createPublisher());
  const ports: Ports = {
    ...fakes,
    configuration: { ...fakes.configuration, purpleDomain: "https://purple.example" },
    ...createBrowserExits(
      {
        readShell: () => "app",
        launcher: fakes.launcher,
        mobileApp: createSchemeMobileApp(SCHEME, commandPage),
        chatApp: { share: async () => false },
        session: { getSsoUrl: async () => fail({ kind: "timeout", timeoutMs: 5_000 }) },
        ownedDomains: ["purple.example"],
        hasPlayer: () => true,
      },
      exitPage,
    ),
    session: {
      ...fakes.session,
      check: async () => succeed(sessionCheckOf(PLAYER, { reloadVersion: String(checks.push("asked")) })),
    },
  };
  const rendered = await renderPage(content(), {
    ports,
    visit: { shell: "app" },
    ...(start === undefined ? {} : { path: start }),
  });
  return { scene: { ...rendered, isTaken: app === "takes it", left, files, checks } satisfies Scene, sent };
}

beforeEach(() => {
  reloads = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(APP_COMMAND_NAMES)("where the mobile app is told %s", (command) => {
  test.each(APP_NAMES)(
    "and %s, the player gets what there is, and nothing but the command has been said",
    async (app) => {
      const { press, order, outcome } = USES[command];
      const { scene, sent } = await open(command, app);
      await press(scene);
      await expect.poll(() => sent.map((address) => readAppCommand(address, SCHEME))).toEqual([order]);
      await vi.advanceTimersByTimeAsync(APP_ANSWER_TIMEOUT_MS);
      await outcome(scene);
      expect(sent).toHaveLength(1);
    },
  );
});
