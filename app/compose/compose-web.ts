import { createBrowserServerClock } from "#adapters/browser/browser-server-clock.ts";
import { createDeferredPlatformActions } from "#adapters/browser/deferred-platform-actions.ts";
import { readDeviceId } from "#adapters/browser/device-id.ts";
import { createDeferredHttpGateways } from "#adapters/http/deferred-http-gateways.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { createNoopLauncher } from "#adapters/launcher/noop-launcher.ts";
import type { PageContext } from "#app/configuration/page-context.ts";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Logger } from "#core/ports/device.ts";
import type { Ports } from "#core/ports/index.ts";
import type { Launcher } from "#core/ports/launcher.ts";
import type { VisitStore } from "#ui/context/visit-store.ts";
import { withTimeout } from "#ui/context/with-timeout.ts";
import { composeBrowserDevice } from "./browser-device.ts";
import { createHeldClock } from "./held-clock.ts";

export interface WebComposition {
  readonly ports: Ports;
  /** Preloads code for the first click; called once the page is idle. */
  readonly warmUp: () => void;
  /** Sets the function that finds announced games; called once its code has loaded. */
  readonly readPreserviceGamesFrom: (read: () => readonly GameCode[]) => void;
  /** Starts the clock, which stops at the time of the server's render; called once the page is hydrated. */
  readonly startClock: () => void;
}

/** The launcher around the page. Its code is loaded only if its bridge object exists, or in the simulator. */
async function findLauncher(page: PageContext, logger: Logger): Promise<Launcher> {
  if (!page.simulation && !(page.configuration.shellMarks.launcherBridge in window)) return createNoopLauncher();
  return withTimeout(import("#app/launcher/detect-launcher.ts")).then(
    ({ detectLauncher }) => detectLauncher(page, logger),
    createNoopLauncher,
  );
}

/** Local time at which the first byte of the page came; `undefined` where the browser does not say. */
function readArrival(): number | undefined {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load === undefined || load.responseStart === 0
    ? undefined
    : Math.round(performance.timeOrigin + load.responseStart);
}

/** Ports of the website, in whichever shell it is shown. */
export async function composeWeb(page: PageContext, visit: VisitStore): Promise<WebComposition> {
  const { configuration } = page;
  const device = composeBrowserDevice(configuration);
  const { identifiers, storage, sharedStorage, logger } = device;
  const { clock, hold, release } = createHeldClock(createBrowserServerClock(page.serverTime, Date.now, readArrival()));
  hold(page.renderedAt);
  const deviceId = readDeviceId(storage, identifiers);
  let readPreserviceGames: () => readonly GameCode[] = () => [];
  const { gateways, warmUp } = createDeferredHttpGateways({
    fetch: (address, init) => fetch(address, init),
    services: configuration.services,
    timeoutMs: configuration.callTimeoutMs,
    wstaticDomain: configuration.wstaticDomain,
    clock,
    readAudience: visit.audience,
    sessionId: createSessionId(page.sessionId),
    identifiers,
    deviceId,
    clientVersion: configuration.clientVersion,
    publisher: configuration.publisher,
    readPreserviceGames: () => readPreserviceGames(),
    logger,
  });
  const launcher = await findLauncher(page, logger);
  const ports: Ports = {
    ...gateways,
    ...device,
    clock,
    ...createDeferredPlatformActions({
      readVisit: visit.get,
      launcher,
      session: gateways.session,
      content: gateways.content,
      configuration,
      logger,
      sharedStorage,
      clock,
      deviceId,
    }),
    launcher,
  };
  return {
    ports,
    warmUp,
    readPreserviceGamesFrom: (read) => {
      readPreserviceGames = read;
    },
    startClock: release,
  };
}
