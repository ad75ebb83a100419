import { createBrowserPlatformActions, type PlatformPage } from "#adapters/browser/browser-platform-actions.ts";
import { createNoopMobileApp } from "#adapters/mobile-app/noop-mobile-app.ts";
import { type CommandPage, createSchemeMobileApp } from "#adapters/mobile-app/scheme-mobile-app.ts";
import { fail } from "#core/failures/request-failure.ts";
import type { Launcher } from "#core/ports/launcher.ts";
import type { MobileApp } from "#core/ports/mobile-app.ts";
import type { SharedPage } from "#core/ports/sharing.ts";
import type { Shell } from "#core/shell/shell.ts";

export const SCHEME = "ncpurple";

/** The mobile app around a page, with its real adapter: `take` is the reaction of its web view to an address. */
export function createAppView(take: (view: EventTarget) => unknown) {
  const sent: string[] = [];
  const view = new EventTarget();
  const page: CommandPage = {
    location: {
      assign: (address) => {
        sent.push(String(address));
        take(view);
      },
    },
    document,
    addEventListener: view.addEventListener.bind(view),
    removeEventListener: view.removeEventListener.bind(view),
  };
  return { mobileApp: createSchemeMobileApp(SCHEME, page), sent };
}

interface SceneAdapters {
  readonly launcher: Pick<Launcher, "calls">;
  readonly mobileApp?: MobileApp;
  /** Whether the chat app accepts shared content. */
  readonly doesChatShare?: boolean;
}

/** The real platform actions of a page in a shell, and a record of what they have done. */
export function createPlatformActionsScene(
  shell: Shell,
  { launcher, mobileApp = createNoopMobileApp(), doesChatShare = false }: SceneAdapters,
) {
  /** Addresses to which the page has navigated. */
  const left: string[] = [];
  /** Addresses that windows beside the page were opened with, and led to. */
  const windows: string[] = [];
  /** Files that the browser had to download. */
  const files: string[] = [];
  /** Content that the chat app should send. */
  const shared: SharedPage[] = [];
  const page: PlatformPage = {
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
    open: (address) => {
      windows.push(address);
      return {
        focus: () => undefined,
        opener: null,
        location: { replace: (next) => void windows.push(String(next)) },
      };
    },
  };
  const actions = createBrowserPlatformActions(
    {
      readShell: () => shell,
      launcher,
      mobileApp,
      chatApp: {
        share: async (given) => {
          if (doesChatShare) shared.push(given);
          return doesChatShare;
        },
      },
      session: { getSsoUrl: async () => fail({ kind: "timeout", timeoutMs: 5_000 }) },
      ownedDomains: ["purple.example"],
      opensInApp: async (url) => new URL(url).hostname.endsWith("purple.example"),
      hasPlayer: () => true,
    },
    page,
  );
  return { actions, left, windows, files, shared };
}
