import { describe, expect, it, vi } from "vitest";
import {
  createBrowserPlatformActions,
  type PlatformPage,
  type ShellAdapters,
} from "#adapters/browser/browser-platform-actions.ts";
import { createNoopLauncher } from "#adapters/launcher/noop-launcher.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { LauncherCalls } from "#core/ports/launcher.ts";
import { SHELLS, type Shell } from "#core/shell/shell.ts";

const MEDIA = { url: "https://store.example/media/tl.webp", kind: "image", fileName: "tl.webp" } as const;
const PAGE = { title: "Aion & Elyos", text: "Fly.", url: "https://store.example/game/aion" };

function buildPage(change: Partial<PlatformPage> = {}) {
  const assign = vi.fn();
  const replace = vi.fn();
  const opened = { focus: () => undefined, location: { replace }, opener: "the page" };
  const link = { href: "", download: "", rel: "", click: vi.fn() };
  const page: PlatformPage = {
    navigator: {},
    screen: { availWidth: 1_920, availHeight: 1_040 },
    location: { assign, href: "https://store.example/game/aion?from=mail" },
    document: { createElement: () => link as unknown as HTMLAnchorElement },
    open: vi.fn(() => opened),
    ...change,
  };
  return { page, assign, replace, opened, link };
}

/** A launcher with these calls and no others. */
const launcherWith = (calls: Partial<LauncherCalls>) => ({ calls: { ...createNoopLauncher().calls, ...calls } });

/** Platform actions in a shell whose native sides do nothing, except for the overrides in `change`. */
function actionsOf(page: PlatformPage, shell: Shell = "web", change: Partial<ShellAdapters> = {}) {
  return createBrowserPlatformActions(
    {
      readShell: () => shell,
      hasPlayer: () => true,
      launcher: launcherWith({}),
      mobileApp: { send: async () => false },
      chatApp: { share: async () => false },
      session: { getSsoUrl: async () => fail({ kind: "fetch", message: "" }) },
      ownedDomains: ["purple.example"],
      opensInApp: async () => false,
      ...change,
    },
    page,
  );
}

describe("sharing a page", () => {
  it("uses the browser's own dialog if there is one", async () => {
    const share = vi.fn(async () => undefined);
    const { page } = buildPage({ navigator: { share, canShare: () => true } });
    await expect(actionsOf(page).sharing.share(PAGE)).resolves.toBe("shared");
    expect(share).toHaveBeenCalledWith({ title: PAGE.title, text: PAGE.text, url: PAGE.url });
  });

  it("takes a closed dialog for the player's answer", async () => {
    const share = () => Promise.reject(new DOMException("closed", "AbortError"));
    const send = vi.fn(async () => true);
    const { page } = buildPage({ navigator: { share } });
    await expect(actionsOf(page, "app", { mobileApp: { send } }).sharing.share(PAGE)).resolves.toBe("dismissed");
    expect(send).not.toHaveBeenCalled();
  });

  it("uses the app's own dialog if the browser has none, or refuses", async () => {
    const refusing = { share: () => Promise.reject(new DOMException("no press", "NotAllowedError")) };
    for (const navigator of [{}, refusing, { share: vi.fn(), canShare: () => false }]) {
      const send = vi.fn(async () => true);
      const { page } = buildPage({ navigator });
      await expect(actionsOf(page, "app", { mobileApp: { send } }).sharing.share(PAGE)).resolves.toBe("shared");
      expect(send).toHaveBeenCalledExactlyOnceWith("shareMessage", { message: `${PAGE.title}\n${PAGE.url}` });
    }
  });

  it("goes to the player's friends in the chat app", async () => {
    const share = vi.fn(async () => true);
    await expect(actionsOf(buildPage().page, "chat", { chatApp: { share } }).sharing.share(PAGE)).resolves.toBe(
      "shared",
    );
    expect(share).toHaveBeenCalledExactlyOnceWith(PAGE);
  });
});

it("a text is copied to the clipboard, and not where that is not allowed or there is none", async () => {
  const writeText = vi.fn(async () => undefined);
  for (const [clipboard, isCopied] of [
    [{ writeText }, true],
    [{ writeText: () => Promise.reject(new Error("no")) }, false],
  ] as const) {
    const { page } = buildPage({ navigator: { clipboard: clipboard as unknown as Clipboard } });
    await expect(actionsOf(page).sharing.copy("text")).resolves.toBe(isCopied);
  }
  expect(writeText).toHaveBeenCalledWith("text");
  await expect(actionsOf(buildPage().page).sharing.copy("text")).resolves.toBe(false);
});

describe("a window beside the page", () => {
  it("opens in the size of its kind, once for each kind", async () => {
    const { page } = buildPage();
    await expect(actionsOf(page).popupWindows.open("/mini-game?gameCode=tl", "miniGame")).resolves.toBe(true);
    expect(page.open).toHaveBeenCalledWith(
      "https://store.example/mini-game?gameCode=tl",
      "miniGame",
      "popup,left=720,top=145,width=480,height=750",
    );
  });

  it("reports failure when the browser has blocked it", async () => {
    const { page } = buildPage({ open: () => null });
    await expect(actionsOf(page).popupWindows.open("/coupon", "coupon")).resolves.toBe(false);
  });
});

describe("the web view of the app", () => {
  it("opens another over the page, is loaded again, closed, and covered by a player's chat profile", async () => {
    const send = vi.fn(async () => true);
    const { page } = buildPage();
    const { popupWindows, appView } = actionsOf(page, "app", { mobileApp: { send } });
    await expect(popupWindows.open("/coupon?window=coupon", "coupon")).resolves.toBe(true);
    await expect(appView.refresh()).resolves.toBe(true);
    await expect(appView.showProfile("player-7")).resolves.toBe(true);
    await expect(appView.close()).resolves.toBe(true);
    expect(send.mock.calls).toEqual([
      ["webview", { url: "https://store.example/coupon?window=coupon" }],
      ["webview/refresh", {}],
      ["showChatProfile", { userId: "player-7" }],
      ["webview/close", {}],
    ]);
    expect(page.open).not.toHaveBeenCalled();
  });

  it.each(SHELLS.filter((shell) => shell !== "app"))("is none in %s", async (shell) => {
    const send = vi.fn(async () => true);
    const { appView } = actionsOf(buildPage().page, shell, { mobileApp: { send } });
    await expect(appView.refresh()).resolves.toBe(false);
    await expect(appView.showProfile("player-7")).resolves.toBe(false);
    await expect(appView.close()).resolves.toBe(false);
    expect(send).not.toHaveBeenCalled();
  });
});

describe("connecting the native session again", () => {
  it("asks the mobile app by its scheme", async () => {
    const send = vi.fn(async () => true);
    const { nativeSession } = actionsOf(buildPage().page, "app", { mobileApp: { send } });
    await expect(nativeSession.reconnect()).resolves.toBe("started");
    expect(send).toHaveBeenCalledExactlyOnceWith("websso", {});
  });

  it("asks the launcher by its bridge", async () => {
    const showNPLogin = vi.fn(async () => succeed(null));
    const { nativeSession } = actionsOf(buildPage().page, "launcher", { launcher: launcherWith({ showNPLogin }) });
    await expect(nativeSession.reconnect()).resolves.toBe("started");
    expect(showNPLogin).toHaveBeenCalledOnce();
  });
});

it("the number of unread notifications is sent to the launcher only", async () => {
  const setNotifyCount = vi.fn(async () => succeed(null));
  const launcher = launcherWith({ setNotifyCount });
  for (const shell of SHELLS) await actionsOf(buildPage().page, shell, { launcher }).nativeBadge.showUnread(7);
  expect(setNotifyCount.mock.calls).toEqual([[7]]);
});

describe("a link out of the product", () => {
  const SITE = "https://studio.example/";
  const OWN = "https://forum.purple.example/me";
  const SIGNED = "https://forum.purple.example/sso?token=1";

  it("opens a window of the requested size, without a reference to the store", async () => {
    const { page, opened } = buildPage();
    await actionsOf(page).outsideLinks.open(SITE, "spotlight");
    expect(page.open).toHaveBeenCalledExactlyOnceWith(SITE, "_blank", "popup,left=417,top=240,width=1086,height=560");
    expect(opened.opener).toBeNull();
  });

  it("opens in place where the browser blocks popup windows", async () => {
    const { page, assign } = buildPage({ open: () => null });
    await actionsOf(page).outsideLinks.open(SITE);
    expect(assign).toHaveBeenCalledExactlyOnceWith(SITE);
  });

  it("to the publisher opens signed in, or plainly where single sign-on fails", async () => {
    for (const [answer, address] of [
      [succeed(SIGNED), SIGNED],
      [fail({ kind: "timeout", timeoutMs: 5_000 } as const), OWN],
    ] as const) {
      const { page, replace } = buildPage();
      const getSsoUrl = vi.fn(async () => answer);
      await actionsOf(page, "web", { session: { getSsoUrl } }).outsideLinks.open(OWN);
      expect(getSsoUrl).toHaveBeenCalledExactlyOnceWith(OWN);
      expect(replace).toHaveBeenCalledExactlyOnceWith(address);
    }
  });

  it("to the publisher opens signed in, in place, where the browser blocks popup windows", async () => {
    const { page, assign } = buildPage({ open: () => null });
    await actionsOf(page, "web", { session: { getSsoUrl: async () => succeed(SIGNED) } }).outsideLinks.open(OWN);
    expect(assign).toHaveBeenCalledExactlyOnceWith(SIGNED);
  });

  it("requests no single sign-on for guests and for other sites", async () => {
    const getSsoUrl = vi.fn(async () => succeed(SIGNED));
    await actionsOf(buildPage().page, "web", { session: { getSsoUrl }, hasPlayer: () => false }).outsideLinks.open(OWN);
    await actionsOf(buildPage().page, "web", { session: { getSsoUrl } }).outsideLinks.open(SITE);
    expect(getSsoUrl).not.toHaveBeenCalled();
  });

  it("opens in the device's own browser from the app, and in the app's where it opens there; the publisher's signed in", async () => {
    const send = vi.fn(async () => true);
    const session = { getSsoUrl: async () => succeed(SIGNED) };
    const { page, assign } = buildPage();
    const LISTED = "https://video.example/@purple";
    const opensInApp = async (url: string) => url === LISTED;
    const { outsideLinks } = actionsOf(page, "app", { mobileApp: { send }, session, opensInApp });
    await outsideLinks.open(SITE);
    await outsideLinks.open(LISTED);
    await outsideLinks.open(OWN);
    expect(send.mock.calls).toEqual([
      ["external", { url: SITE }],
      ["inappBrowser", { url: LISTED }],
      ["external", { url: SIGNED }],
    ]);
    expect(page.open).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  it("opens in place if the app does not answer", async () => {
    const { page, assign } = buildPage();
    await actionsOf(page, "app").outsideLinks.open(SITE);
    expect(assign).toHaveBeenCalledExactlyOnceWith(SITE);
  });
});

it("a picture is put into the album of the device from the app", async () => {
  const send = vi.fn(async () => true);
  const { page, link } = buildPage();
  await expect(actionsOf(page, "app", { mobileApp: { send } }).mediaSaving.save(MEDIA)).resolves.toBe("album");
  expect(send).toHaveBeenCalledExactlyOnceWith("saveMediaToAlbum", { url: MEDIA.url, type: "image" });
  expect(link.click).not.toHaveBeenCalled();
});

it.each(SHELLS)(
  "in %s where nothing answers a picture is saved in the downloads, and the rest is not to be had",
  async (shell) => {
    const { page, link } = buildPage();
    const { sharing, nativeSession, mediaSaving } = actionsOf(page, shell);
    await expect(sharing.share(PAGE)).resolves.toBe("unavailable");
    await expect(nativeSession.reconnect()).resolves.toBe("unavailable");
    await expect(mediaSaving.save(MEDIA)).resolves.toBe("file");
    expect(link).toMatchObject({ href: MEDIA.url, download: "tl.webp" });
    expect(link.click).toHaveBeenCalledOnce();
  },
);
