import { createBrowserIdentifierSource } from "#adapters/browser/browser-identifier-source.ts";
import { createBrowserServerClock } from "#adapters/browser/browser-server-clock.ts";
import { createNoopLiveUpdates } from "#adapters/browser/noop-live-updates.ts";
import { createNoopPlatformActions } from "#adapters/browser/noop-platform-actions.ts";
import { createNoopTabChannel } from "#adapters/browser/noop-tab-channel.ts";
import { createHttpGateways } from "#adapters/http/http-gateways.idle.ts";
import { createNoopClickLog } from "#adapters/http/noop-click-log.ts";
import { type RequestPreferences, readRequestPreferences } from "#adapters/http/request-preferences.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { createNoopLauncher } from "#adapters/launcher/noop-launcher.ts";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { createMemoryOutboxStore } from "#adapters/storage/memory-outbox-store.ts";
import { createPlainSharedStorage } from "#adapters/storage/plain-shared-storage.ts";
import { createServerPreferences } from "#adapters/storage/server-preferences.ts";
import { createNoopForeignScripts } from "#adapters/third-party/noop-foreign-scripts.ts";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { visitOf } from "#app/configuration/visit-of.ts";
import type { GameCode } from "#core/catalogue/game.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { needsRecovery } from "#core/failures/classify-failure.ts";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import type { EpochMilliseconds, Logger } from "#core/ports/device.ts";
import type { Ports } from "#core/ports/index.ts";
import type { SessionUser, VersionConfig } from "#core/session/session.ts";
import { detectShell } from "#core/shell/detect-shell.ts";
import { deviceOf } from "#core/shell/device-of.ts";
import type { Simulation } from "#core/simulator/simulation.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { cleanHtmlOfGateways } from "./clean-html-gateways.ts";
import { createAdaptiveTimeout } from "./create-adaptive-timeout.ts";
import { createHeldClock } from "./held-clock.ts";

const SSR_DEVICE_ID = "server-rendering";

/** How long a page waits for the session of its visitor; the browser asks again. Shared by the pages of a process. */
const waitForSession = createAdaptiveTimeout({ maxMs: 3_000, maxWhenSlowMs: 300, isSlowForMs: 10_000 });

export interface ServerInput {
  readonly request: Request;
  readonly configuration: RuntimeConfiguration;
  readonly publisherFetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Sanitizes publisher HTML before rendering, in worker threads. */
  readonly cleanHtml: (html: string, kind: HtmlKind) => Promise<string>;
  readonly logger: Logger;
  /** Simulated state; absent outside the frame of the simulator. */
  readonly simulation?: Simulation | undefined;
  /** Whether the test tools are on in the browser. */
  readonly hasTestTools: boolean;
}

export interface ServerComposition {
  readonly ports: Ports;
  readonly visit: Visit;
  readonly sessionId: string | null;
  /** Versions from the session check of this request; requests them if there was no check. */
  readonly readAnnounced: () => Promise<VersionConfig | undefined>;
  /** Sets the function that reads the preservice games from the page's cache, once the cache exists. */
  readonly readPreserviceGamesFrom: (read: () => readonly GameCode[]) => void;
  /** Stops the clock at `time` while the page is rendered. */
  readonly holdClock: (time: EpochMilliseconds) => void;
}

/** Visit of a request. */
function visitOfRequest(
  { request, configuration, simulation, hasTestTools }: ServerInput,
  preferences: RequestPreferences,
  user: SessionUser | null,
): Visit {
  const userAgent = request.headers.get("User-Agent") ?? "";
  const shell = detectShell(
    {
      hasLauncherBridge: preferences.isInLauncher,
      userAgent,
      pinned: simulation?.shell ?? null,
    },
    configuration.shellMarks,
  );
  const countryHeader = request.headers.get(PUBLISHER_HEADERS.countryCode);
  const { searchParams: query } = new URL(request.url);
  const visit = {
    ...visitOf({ query, preferences, countryHeader }, shell, configuration, user),
    device: deviceOf(userAgent, 0),
  };
  return hasTestTools ? { ...visit, hasTestTools: true } : visit;
}

/**
 * Ports and visit for rendering one page on the server. Checks the session only if the request has cookies, and not for
 * a `guest` whose visit is already known.
 */
export async function composeServer(input: ServerInput, guest?: Visit): Promise<ServerComposition> {
  const { request, configuration, simulation } = input;
  const cookie = request.headers.get("Cookie");
  const preferences = {
    ...readRequestPreferences(cookie, request.headers.get("Accept-Language")),
    ...(simulation?.locale && { locale: simulation.locale }),
    ...(simulation?.country && { country: simulation.country }),
    ...(simulation?.theme && { theme: simulation.theme }),
  };
  let visit = guest ?? visitOfRequest(input, preferences, null);
  const sessionId = createSessionId();
  const { clock, hold } = createHeldClock(createBrowserServerClock());
  const identifiers = createBrowserIdentifierSource();
  let readPreserviceGames: () => readonly GameCode[] = () => [];
  const httpGateways = createHttpGateways({
    fetch: input.publisherFetch,
    services: configuration.services,
    timeoutMs: configuration.callTimeoutMs,
    origin: new URL(request.url).origin,
    clock,
    readAudience: () => visit,
    sessionId,
    identifiers,
    deviceId: SSR_DEVICE_ID,
    clientVersion: configuration.clientVersion,
    publisher: configuration.publisher,
    wstaticDomain: configuration.wstaticDomain,
    readPreserviceGames: () => readPreserviceGames(),
    logger: input.logger,
  });
  const { gateways, sanitizer } = cleanHtmlOfGateways(httpGateways, input);
  let checked: ReturnType<typeof gateways.session.check> | undefined;
  const checkSession = () => {
    checked ??= gateways.session.check(null);
    return checked;
  };
  if (cookie !== null && guest === undefined) {
    const check = await waitForSession(checkSession());
    const isRefused = check?.ok === false && needsRecovery(check.failure);
    if (check?.ok === true && check.value.user !== null) visit = visitOfRequest(input, preferences, check.value.user);
    else if (!check?.ok && !isRefused) visit = { ...visit, isUserUnknown: true };
  }
  const storage = createMemoryKeyValueStorage();
  const ports: Ports = {
    ...gateways,
    configuration,
    clock,
    storage,
    sharedStorage: createPlainSharedStorage(storage),
    tabStorage: createMemoryKeyValueStorage(),
    tabs: createNoopTabChannel(),
    preferences: createServerPreferences(),
    identifiers,
    sanitizer,
    ...createNoopPlatformActions(),
    launcher: createNoopLauncher(),
    clickLog: createNoopClickLog(),
    foreignScripts: createNoopForeignScripts(),
    outbox: createMemoryOutboxStore(),
    liveUpdates: createNoopLiveUpdates(),
    logger: input.logger,
  };
  return {
    ports,
    visit,
    sessionId: visit.user === null ? null : sessionId.read(),
    readAnnounced: async () => {
      const check = await checkSession();
      return check.ok ? check.value.config : undefined;
    },
    holdClock: hold,
    readPreserviceGamesFrom: (read) => {
      readPreserviceGames = read;
    },
  };
}
