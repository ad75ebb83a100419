import { createBroadcastTabChannel } from "#adapters/browser/broadcast-tab-channel.ts";
import { createBrowserIdentifierSource } from "#adapters/browser/browser-identifier-source.ts";
import { createDeferredLiveUpdates } from "#adapters/browser/deferred-live-updates.ts";
import { createConsoleLogger } from "#adapters/logging/console-logger.ts";
import { createBrowserKeyValueStorage } from "#adapters/storage/browser-key-value-storage.ts";
import { createCookiePreferences } from "#adapters/storage/cookie-preferences.ts";
import { createIndexedDbSharedStorage } from "#adapters/storage/indexed-db-shared-storage.ts";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

/** Ports that are the same in every browser, whichever shell or build. */
export function composeBrowserDevice(configuration: RuntimeConfiguration) {
  const tabs = createBroadcastTabChannel();
  const storage = createBrowserKeyValueStorage();
  return {
    configuration,
    storage,
    sharedStorage: createIndexedDbSharedStorage(storage),
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
    identifiers: createBrowserIdentifierSource(),
    sanitizer: createDompurifyHtmlSanitizer(configuration.wstaticDomain),
    logger: createConsoleLogger(),
  };
}
