import { callLauncher } from "#adapters/launcher/call-launcher.ts";
import { appCommand } from "#adapters/mobile-app/app-command.ts";
import { popupWindowAreaOf } from "#core/links/popup-window.ts";
import type { Ports } from "#core/ports/index.ts";
import type { SharedPage, ShareOutcome } from "#core/ports/sharing.ts";
import type { Shell } from "#core/shell/shell.ts";

/** Ways out of the page. */
export type Exits = Pick<Ports, "sharing" | "popupWindows" | "nativeSession" | "nativeBadge">;

/** What a page can be left by; narrowed to what is used, so that tests can stand in for it. */
export interface ExitPage {
  readonly navigator: Partial<Pick<Navigator, "share" | "canShare" | "clipboard">>;
  readonly screen: Pick<Screen, "availWidth" | "availHeight">;
  readonly location: Pick<Location, "assign" | "href">;
  open(address: string, name: string, features: string): Pick<Window, "focus"> | null;
}

/** Ways out of a page in a browser or in the web view of a shell. */
export function createBrowserExits(readShell: () => Shell, page: ExitPage = window): Exits {
  /** The app takes its commands as addresses: the web view never leaves the page for them. */
  const tellApp = (address: string) => page.location.assign(address);
  return {
    sharing: {
      share: (shared) => sharePage(shared, page, readShell(), tellApp),
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
        const { availWidth: width, availHeight: height } = page.screen;
        const area = popupWindowAreaOf(kind, { left: 0, top: 0, width, height });
        const features = Object.entries(area).map(([name, value]) => `${name}=${value}`);
        const opened = page.open(new URL(address, page.location.href).href, kind, ["popup", ...features].join(","));
        opened?.focus();
        return opened !== null;
      },
    },
    nativeSession: {
      reconnect: async () => {
        if (readShell() === "launcher") return (await callLauncher(page, "showNPLogin")) ? "started" : "unavailable";
        if (readShell() !== "app") return "unavailable";
        tellApp(appCommand("websso"));
        return "started";
      },
    },
    nativeBadge: {
      showUnread: async (count) => {
        if (readShell() === "launcher") await callLauncher(page, "setNotifyCount", count);
      },
    },
  };
}

async function sharePage(
  shared: SharedPage,
  { navigator }: ExitPage,
  shell: Shell,
  tellApp: (address: string) => void,
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
  if (shell !== "app") return "unavailable";
  tellApp(appCommand("shareMessage", { message: `${shared.title}\n${shared.url}` }));
  return "shared";
}
