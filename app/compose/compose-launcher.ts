import { createBrowserPlatformActions } from "#adapters/browser/browser-platform-actions.ts";
import { createBrowserServerClock } from "#adapters/browser/browser-server-clock.ts";
import { readDeviceId } from "#adapters/browser/device-id.ts";
import { createNoopChatApp } from "#adapters/chat-app/noop-chat-app.ts";
import { createDeferredHttpGateways } from "#adapters/http/deferred-http-gateways.ts";
import { createHttpClickLog } from "#adapters/http/http-click-log.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import type { LauncherInbox } from "#adapters/launcher/launcher-commands.ts";
import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { createNoopMobileApp } from "#adapters/mobile-app/noop-mobile-app.ts";
import { createIndexedDbOutboxStore } from "#adapters/storage/indexed-db-outbox-store.ts";
import { createNoopForeignScripts } from "#adapters/third-party/noop-foreign-scripts.ts";
import type { GameCode } from "#core/catalogue/game.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { ownedDomainsOf } from "#core/links/owned-domains.ts";
import type { Ports } from "#core/ports/index.ts";
import type { VisitStore } from "#ui/context/visit-store.ts";
import { composeBrowserDevice } from "./browser-device.ts";

export interface LauncherInput {
  /** Has been taking the launcher's commands since the page began. */
  readonly inbox: LauncherInbox;
  readonly configuration: RuntimeConfiguration;
  readonly visit: VisitStore;
  /** Known games that are announced for the viewer's country and not open there yet. */
  readonly readPreserviceGames: () => readonly GameCode[];
  /** Address of the document that shows a path of the product. */
  readonly documentAddressOf: (path: string) => string;
}

/** Ports of a launcher build: one shell, no server of its own, the publisher API on another origin. */
export function composeLauncher({
  inbox,
  configuration,
  visit,
  readPreserviceGames,
  documentAddressOf,
}: LauncherInput): Ports {
  const device = composeBrowserDevice(configuration);
  const { identifiers, storage, sharedStorage, logger } = device;
  const clock = createBrowserServerClock();
  const launcher = createNativeLauncher(logger, configuration.shellMarks.launcherBridge, window, inbox);
  const deviceId = readDeviceId(storage, identifiers);
  const { gateways, warmUp } = createDeferredHttpGateways({
    fetch: (address, init) => fetch(address, init),
    services: configuration.services,
    timeoutMs: configuration.callTimeoutMs,
    wstaticDomain: configuration.wstaticDomain,
    clock,
    readAudience: visit.audience,
    sessionId: createSessionId(),
    identifiers,
    deviceId,
    clientVersion: configuration.clientVersion,
    publisher: configuration.publisher,
    readPreserviceGames,
    logger,
  });
  warmUp();
  const actions = createBrowserPlatformActions({
    readShell: () => "launcher",
    hasPlayer: () => visit.get().user !== null,
    launcher,
    session: gateways.session,
    ownedDomains: ownedDomainsOf(configuration),
    opensInApp: async () => false,
    mobileApp: createNoopMobileApp(),
    chatApp: createNoopChatApp(),
  });
  return {
    ...gateways,
    ...actions,
    popupWindows: { open: (address, kind) => actions.popupWindows.open(documentAddressOf(address), kind) },
    ...device,
    clock,
    launcher,
    foreignScripts: createNoopForeignScripts(),
    outbox: createIndexedDbOutboxStore(),
    clickLog: createHttpClickLog({
      fetch: (address, init) => fetch(address, init),
      configuration,
      sharedStorage,
      clock,
      readActor: () => {
        const { shell, locale, user } = visit.get();
        return { shell, deviceId, locale, userId: user?.userId ?? "" };
      },
    }),
  };
}
