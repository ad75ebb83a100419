import { createBroadcastTabChannel } from "#adapters/browser/broadcast-tab-channel.ts";
import { createBrowserExits } from "#adapters/browser/browser-exits.ts";
import { createBrowserIdentifierSource } from "#adapters/browser/browser-identifier-source.ts";
import { createBrowserServerClock } from "#adapters/browser/browser-server-clock.ts";
import { createDeferredLiveUpdates } from "#adapters/browser/deferred-live-updates.ts";
import { readDeviceId } from "#adapters/browser/device-id.ts";
import { createAbsentChatApp } from "#adapters/chat-app/absent-chat-app.ts";
import { createDeferredHttpGateways } from "#adapters/http/deferred-http-gateways.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { createConsoleLogger } from "#adapters/logging/console-logger.ts";
import { createSilentLogger } from "#adapters/logging/silent-logger.ts";
import { createAbsentMobileApp } from "#adapters/mobile-app/absent-mobile-app.ts";
import { createBrowserKeyValueStorage } from "#adapters/storage/browser-key-value-storage.ts";
import { createCookiePreferences } from "#adapters/storage/cookie-preferences.ts";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { ownedDomainsOf } from "#core/links/owned-domains.ts";
import type { Ports } from "#core/ports/index.ts";
import type { VisitStore } from "#ui/visit/visit-store.ts";

export interface LauncherInput {
  readonly configuration: RuntimeConfiguration;
  readonly visit: VisitStore;
  /** Address of the document that shows a place of the product. */
  readonly documentAddressOf: (place: string) => string;
}

/** Ports of a launcher build: one shell, no server of its own, the publisher API on another origin. */
export function composeLauncher({ configuration, visit, documentAddressOf }: LauncherInput): Ports {
  const identifiers = createBrowserIdentifierSource();
  const storage = createBrowserKeyValueStorage();
  const clock = createBrowserServerClock();
  const logger = configuration.envName === "live" ? createSilentLogger() : createConsoleLogger();
  const tabs = createBroadcastTabChannel();
  const launcher = createNativeLauncher(logger, configuration.shellMarks.launcherBridge);
  const { gateways, warmUp } = createDeferredHttpGateways({
    fetch: (address, init) => fetch(address, init),
    services: configuration.services,
    wstaticDomain: configuration.wstaticDomain,
    clock,
    readAudience: visit.get,
    sessionId: createSessionId(),
    identifiers,
    deviceId: readDeviceId(storage, identifiers),
    clientVersion: configuration.clientVersion,
  });
  warmUp();
  const exits = createBrowserExits({
    readShell: () => "launcher",
    hasPlayer: () => visit.get().user !== null,
    launcher,
    session: gateways.session,
    ownedDomains: ownedDomainsOf(configuration),
    mobileApp: createAbsentMobileApp(),
    chatApp: createAbsentChatApp(),
  });
  return {
    ...gateways,
    ...exits,
    popupWindows: { open: (address, kind) => exits.popupWindows.open(documentAddressOf(address), kind) },
    configuration,
    clock,
    storage,
    tabStorage: createBrowserKeyValueStorage(() => sessionStorage),
    tabs,
    liveUpdates: createDeferredLiveUpdates({ bases: configuration.services, tabs }),
    preferences: createCookiePreferences({
      setCookie: (cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the web views we serve
        document.cookie = cookie;
      },
      isSecure: location.protocol === "https:",
      domain: configuration.cookieDomain,
    }),
    identifiers,
    sanitizer: createDompurifyHtmlSanitizer(),
    launcher,
    logger,
  };
}
