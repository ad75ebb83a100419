import { type PopupWindowKind, popupWindowAreaOf } from "#core/links/popup-window.ts";
import { addressAfterSignOn, opensSignedIn } from "#core/links/sign-on.policy.ts";
import type { ChatApp } from "#core/ports/chat-app.ts";
import type { Ports } from "#core/ports/index.ts";
import type { Launcher } from "#core/ports/launcher.ts";
import type { SavedMedia } from "#core/ports/media-saving.ts";
import type { MobileApp } from "#core/ports/mobile-app.ts";
import type { SessionGateway } from "#core/ports/session-gateway.ts";
import type { SharedPage, ShareOutcome } from "#core/ports/sharing.ts";
import type { Shell } from "#core/shell/shell.ts";

/** Platform actions of the page. */
export type PlatformActions = Pick<
  Ports,
  "sharing" | "popupWindows" | "nativeSession" | "nativeBadge" | "appView" | "outsideLinks" | "mediaSaving"
>;

/** Shell adapters that platform actions use in addition to the browser. */
export interface ShellAdapters {
  readonly readShell: () => Shell;
  readonly launcher: Pick<Launcher, "calls">;
  readonly mobileApp: MobileApp;
  readonly chatApp: ChatApp;
  readonly session: Pick<SessionGateway, "getSsoUrl">;
  /** Domains of the publisher: links to them are opened signed in. */
  readonly ownedDomains: readonly string[];
  /** Whether the mobile app opens an address inside itself. */
  readonly opensInApp: (url: string) => Promise<boolean>;
  /** Whether a player is signed in. */
  readonly hasPlayer: () => boolean;
}

/** Browser features for platform actions; narrowed to the used ones, so that tests can replace them. */
export interface PlatformPage {
  readonly navigator: Partial<Pick<Navigator, "share" | "canShare" | "clipboard">>;
  readonly screen: Pick<Screen, "availWidth" | "availHeight">;
  readonly location: Pick<Location, "assign" | "href">;
  readonly document: Pick<Document, "createElement">;
  open(address: string, name: string, features: string): OpenedWindow | null;
}

interface OpenedWindow extends Pick<Window, "focus"> {
  readonly location: Pick<Location, "replace">;
  opener: unknown;
}

/** Platform actions in a browser or in the web view of a shell. */
export function createBrowserPlatformActions(
  shellAdapters: ShellAdapters,
  page: PlatformPage = window,
): PlatformActions {
  const { readShell, launcher, mobileApp } = shellAdapters;
  const isInApp = () => readShell() === "app";
  return {
    sharing: {
      share: (shared) => sharePage(shared, page, shellAdapters),
      copy: async (text) => {
        try {
          await page.navigator.clipboard?.writeText(text);
          return page.navigator.clipboard !== undefined;
        } catch {
          return false;
        }
      },
    },
    popupWindows: {
      open: async (address, kind) => {
        const url = new URL(address, page.location.href).href;
        if (isInApp()) return mobileApp.send("webview", { url });
        const opened = page.open(url, kind, windowFeaturesOf(kind, page));
        opened?.focus();
        return opened !== null;
      },
    },
    nativeSession: {
      reconnect: async () => {
        if (readShell() === "launcher") return (await launcher.calls.showNPLogin()).ok ? "started" : "unavailable";
        if (!isInApp()) return "unavailable";
        return (await mobileApp.send("websso", {})) ? "started" : "unavailable";
      },
    },
    nativeBadge: {
      showUnread: async (count) => {
        if (readShell() === "launcher") await launcher.calls.setNotifyCount(count);
      },
    },
    appView: {
      refresh: async () => isInApp() && mobileApp.send("webview/refresh", {}),
      close: async () => isInApp() && mobileApp.send("webview/close", {}),
      showProfile: async (userId) => isInApp() && mobileApp.send("showChatProfile", { userId }),
    },
    outsideLinks: { open: (url, kind) => openOutside(url, kind, page, shellAdapters) },
    mediaSaving: {
      save: async (media) => {
        const { url, kind } = media;
        const isKept = isInApp() && (await mobileApp.send("saveMediaToAlbum", { url, type: kind }));
        if (isKept) return "album";
        download(media, page);
        return "file";
      },
    },
  };
}

/** Web Share first, since it is the device's own; then the shell's way. */
async function sharePage(
  shared: SharedPage,
  { navigator }: PlatformPage,
  shellAdapters: ShellAdapters,
): Promise<ShareOutcome> {
  const data = { title: shared.title, url: shared.url, ...(shared.text === "" ? {} : { text: shared.text }) };
  if (navigator.share !== undefined && navigator.canShare?.(data) !== false) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "dismissed";
      // Refused by the browser: the shell's own way, or copying, may still do.
    }
  }
  return (await shareByShell(shared, shellAdapters)) ? "shared" : "unavailable";
}

async function shareByShell(shared: SharedPage, { readShell, mobileApp, chatApp }: ShellAdapters): Promise<boolean> {
  if (readShell() === "chat") return chatApp.share(shared);
  if (readShell() !== "app") return false;
  return mobileApp.send("shareMessage", { message: `${shared.title}\n${shared.url}` });
}

/** Window features for the size of a kind, centred on the screen. */
function windowFeaturesOf(kind: PopupWindowKind, { screen }: PlatformPage): string {
  const area = popupWindowAreaOf(kind, { left: 0, top: 0, width: screen.availWidth, height: screen.availHeight });
  return ["popup", ...Object.entries(area).map(([name, value]) => `${name}=${value}`)].join(",");
}

async function openOutside(
  url: string,
  kind: PopupWindowKind | undefined,
  page: PlatformPage,
  shellAdapters: ShellAdapters,
): Promise<boolean> {
  const isOwned = opensSignedIn(url, shellAdapters.ownedDomains);
  const isSignedIn = isOwned && shellAdapters.hasPlayer();
  if (shellAdapters.readShell() === "app") {
    const address = isSignedIn ? addressAfterSignOn(url, await shellAdapters.session.getSsoUrl(url)) : url;
    const command = (await shellAdapters.opensInApp(url)) ? "inappBrowser" : "external";
    if (!(await shellAdapters.mobileApp.send(command, { url: address }))) page.location.assign(address);
    return true;
  }
  // A window can be opened during the press only; where it leads may be known later.
  const opened = page.open(
    isSignedIn ? "about:blank" : url,
    "_blank",
    kind === undefined ? "" : windowFeaturesOf(kind, page),
  );
  if (opened !== null) opened.opener = null;
  if (!isSignedIn && opened !== null) return true;
  const address = isSignedIn ? addressAfterSignOn(url, await shellAdapters.session.getSsoUrl(url)) : url;
  if (opened === null) page.location.assign(address);
  else opened.location.replace(address);
  return true;
}

/** Offers a download; browsers show addresses of another origin instead. */
function download({ url, fileName }: SavedMedia, { document }: PlatformPage): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.rel = "noopener";
  link.click();
}
