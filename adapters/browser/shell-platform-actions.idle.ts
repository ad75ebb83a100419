import { createScriptLoader } from "#adapters/chat-app/load-script.ts";
import { createSocialSdkChatApp } from "#adapters/chat-app/social-sdk-chat-app.ts";
import { createHttpClickLog } from "#adapters/http/http-click-log.ts";
import { createAppWhitelist } from "#adapters/mobile-app/app-whitelist.ts";
import { createSchemeMobileApp } from "#adapters/mobile-app/scheme-mobile-app.ts";
import { simulatedNatives } from "#adapters/simulator/simulated-window.ts";
import { createIndexedDbOutboxStore } from "#adapters/storage/indexed-db-outbox-store.ts";
import { createBrowserForeignScripts } from "#adapters/third-party/browser-foreign-scripts.ts";
import { foreignScriptsOf } from "#core/configuration/foreign-scripts.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { ownedDomainsOf } from "#core/links/owned-domains.ts";
import type { ContentGateway } from "#core/ports/content-gateway.ts";
import type { Logger, ServerClock, SharedStorage } from "#core/ports/device.ts";
import type { Ports } from "#core/ports/index.ts";
import type { Shell } from "#core/shell/shell.ts";
import { createBrowserPlatformActions, type PlatformActions, type ShellAdapters } from "./browser-platform-actions.ts";

/** Platform actions, and the ports that communicate beyond the page: click log, foreign scripts, outbox. */
export type DeferredPorts = PlatformActions & Pick<Ports, "clickLog" | "foreignScripts" | "outbox">;

export interface ShellPlatformOptions extends Pick<ShellAdapters, "launcher" | "session"> {
  readonly configuration: RuntimeConfiguration;
  readonly content: Pick<ContentGateway, "getContents">;
  readonly logger: Logger;
  readonly sharedStorage: SharedStorage;
  readonly clock: ServerClock;
  readonly deviceId: string;
  readonly readVisit: () => {
    readonly shell: Shell;
    readonly locale: string;
    readonly user: { readonly userId: string } | null;
  };
}

/** Platform actions of this page, with the adapters of the app and the chat app that they use. */
export function createShellPlatformActions(options: ShellPlatformOptions): DeferredPorts {
  const { configuration, logger, readVisit, deviceId } = options;
  const loadScript = createScriptLoader(foreignScriptsOf(configuration));
  const ownedDomains = ownedDomainsOf(configuration);
  const readGlobal = (name: string): unknown => Reflect.get(window, name);
  return {
    ...createBrowserPlatformActions({
      ...options,
      readShell: () => readVisit().shell,
      hasPlayer: () => readVisit().user !== null,
      ownedDomains,
      opensInApp: createAppWhitelist(options.content, ownedDomains),
      mobileApp: createSchemeMobileApp(configuration.appScheme, simulatedNatives()?.appPage),
      chatApp: createSocialSdkChatApp(configuration.kakaoSDK, logger, { loadScript, readGlobal }),
    }),
    clickLog: createHttpClickLog({
      ...options,
      fetch: (address, init) => fetch(address, init),
      readActor: () => {
        const { shell, locale, user } = readVisit();
        return { shell, deviceId, locale, userId: user?.userId ?? "" };
      },
    }),
    foreignScripts: createBrowserForeignScripts(logger, loadScript),
    outbox: createIndexedDbOutboxStore(),
  };
}
