import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { Shell } from "#core/shell/shell.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";
import { expect } from "./journey.ts";

/** The web view of a shell, as the store meets it. */
interface ShellView {
  /** Suffix of the device's user agent. */
  readonly token: string;
  /** Path of the store in it. */
  readonly entry: string;
}

const SHELL_VIEWS: Readonly<Record<Shell, ShellView>> = {
  web: { token: "", entry: "/" },
  launcher: { token: "", entry: "/main" },
  chat: { token: " KAKAOTALK 11.0", entry: "/main" },
  app: { token: " PurpleApp/3.0", entry: "/" },
};

/**
 * Shells of a device, the web first: the launcher is a program of desktops, the mobile app one of phones. Both devices
 * have chat apps, whose pages are compared where most of them are read.
 */
export const shellsOn = (isMobile: boolean): readonly Shell[] =>
  isMobile ? ["web", "chat", "app"] : ["web", "launcher"];

/** A page in a shell. */
export interface Viewer {
  readonly shell: Shell;
  readonly page: Page;
  readonly entry: string;
  /** Calls of the page to the native side of its shell since it was last opened, in order. */
  nativeCalls(): Promise<readonly unknown[]>;
}

/**
 * Installs fakes of the native sides of a shell in every page: the launcher's bridge answers every call, and the mobile
 * app covers the page at each of its addresses, and loads it again where asked to. Both record the calls.
 */
function installNativeFakes(context: BrowserContext, shell: Shell): Promise<unknown> {
  return context.addInitScript((name) => {
    if (window.top !== window) return;
    const nativeCalls: unknown[] = [];
    Object.assign(window, { nativeCalls });
    const answered =
      (method: string) =>
      (...input: unknown[]) => {
        nativeCalls.push([method, ...input]);
      };
    if (name === "launcher") {
      const methods = ["onReady", "setNotifyCount", "showNPLogin", "goToNGP", "sendRecentArticleInfo"];
      Object.assign(window, { purpleLauncher: Object.fromEntries(methods.map((each) => [each, answered(each)])) });
    }
    if (name === "app") {
      window.navigation.addEventListener("navigate", (event) => {
        if (!event.destination.url.startsWith("ncpurple:")) return;
        event.preventDefault();
        nativeCalls.push(["app", event.destination.url]);
        window.dispatchEvent(new Event("blur"));
        if (event.destination.url.endsWith("webview/refresh")) location.reload();
      });
    }
  }, shell);
}

/** Opens a page in a shell on the device of `options`. */
export async function visitIn(shell: Shell, browser: Browser, options: BrowserContextOptions): Promise<Viewer> {
  const { token, entry } = SHELL_VIEWS[shell];
  const context = await browser.newContext({
    ...options,
    // Slides that go on by themselves would not be the same twice.
    reducedMotion: "reduce",
    userAgent: `${options.userAgent ?? ""}${token}`,
  });
  await installNativeFakes(context, shell);
  const page = await context.newPage();
  return {
    shell,
    page,
    entry,
    nativeCalls: () => page.evaluate(() => Reflect.get(window, "nativeCalls") as readonly unknown[]),
  };
}

/** Texts of a screen on the web, and their replacements in other shells. */
export interface Difference {
  readonly shells: readonly Shell[];
  readonly onWeb: string;
  readonly instead: string;
}

/**
 * Texts that differ each time, or by the address of the store in a shell: numbers of orders and receipts, articles, players,
 * running times, the store's index.
 */
const PASSING: readonly (readonly [RegExp, string])[] = [
  [/\bplayer-[0-9a-f-]{8,}\b/g, "player-…"],
  [/\b\d{8}-\w{9,12}\b/g, "number …"],
  [/\b\d{1,2}:\d\d [AP]M\b/g, "…"],
  [/(\/(?:view|player)\/)[\w-]{20,}/g, "$1…"],
  [/[\w ,]+ left\b/g, "… left"],
  [/\b(\d+ \w+|an? \w+) ago\b|(?<=time: )now\b/g, "… ago"],
  [/(\/url: |return_url=)(\/|%2F)main\b/g, "$1$2"],
  // How fast a service answered.
  [/^ *- paragraph: It works, but it’s slower than usual\.\n/gm, ""],
  [/- text: Slow$/gm, "- text: Working"],
  [/Some services are having problems\./g, "Everything is working."],
];

/**
 * Each shell's own ways: the launcher leads to the lobbies, all others to the page where it is downloaded. A link of the publisher's
 * own platform is one or the other at the same position. On phones the website has a bar at its foot, with the search that
 * the others have in the header. A guest of the website chooses the country, which an app decides for its players. Where the app
 * owns the session, a button asks it to sign in instead of a link.
 */
const OWN_WAYS: readonly (readonly [RegExp, string])[] = [
  [/^- navigation "[^"]*":\n(?: .*\n)+/gm, ""],
  [/^ *- button "(?:Open search|فتح البحث)"\n/gm, ""],
  [/^ *- listitem:\n *- link "[^"]*":\n *- \/url: \/(?:home|index|download|home\/\w+\/lobby)\n/gm, ""],
  [/^ *- complementary "[^"]*":\n *- paragraph: .*\n *- link .*\n *- \/url: \/download\n/gm, ""],
  [/^ *- link "[^"]*":\n *- \/url: \/(?:home|index)\n/gm, ""],
  [/- link "[^"]*":\n *- \/url: \/(?:download|home\/\w+\/lobby)$/gm, "- link of the publisher's own platform"],
  [/- link "([^"]*)":\n *- \/url: \/login\?.*$/gm, '- button "$1"'],
  [/^ *- 'heading "Store region: [^"]*" \[level=3\]'\n *- paragraph: .*\n *- button "Change region"\n/gm, ""],
  [/- paragraph:\n *- text: (© .*)\n *- 'button "(.*)"'$/gm, '- paragraph: "$1 $2"'],
];

const onScreen = (page: Page): Promise<string> =>
  page
    .locator("body")
    .ariaSnapshot()
    .then((tree) =>
      [...PASSING, ...OWN_WAYS].reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), tree),
    );

/**
 * All visitors see the same screen in the accessibility tree, apart from its differences; lazy sections are awaited.
 */
export async function expectOneScreen(
  name: string,
  [first, ...others]: readonly Viewer[],
  differences: readonly Difference[] = [],
): Promise<void> {
  if (first === undefined) throw new Error("there is no player");
  for (const { shell, page } of others) {
    const own = differences.filter(({ shells }) => shells.includes(shell));
    await expect(async () => {
      const [onWeb, seen] = await Promise.all([onScreen(first.page), onScreen(page)]);
      for (const difference of own) expect(onWeb).toContain(difference.onWeb);
      const expected = own.reduce((text, { onWeb: words, instead }) => text.replaceAll(words, instead), onWeb);
      expect(seen, `${name} in the shell ${shell}`).toBe(expected);
    }).toPass({ timeout: 15_000 * CPU_SLOWDOWN });
  }
}
