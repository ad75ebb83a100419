import { type ServerType, serve } from "@hono/node-server";
import pino from "pino";
import { readSettings, type Settings } from "#app/configuration/settings.ts";
import { isLoopbackHost } from "#core/configuration/is-loopback-host.ts";
import { boundConnections, clientBoundsOf } from "./bound-connections.ts";
import { readClientAssets } from "./client-assets.ts";
import { CONNECTION_BOUNDS } from "./connection-bounds.ts";
import { createMetrics, serveMetrics } from "./metrics.ts";
import { createNetworkShares, networkBoundsOf } from "./network-shares.ts";
import { openPublisher } from "./open-publisher.ts";
import type { PublisherRoutesOptions } from "./publisher-routes.ts";
import { createStoreServer } from "./server.ts";
import { createServiceServer } from "./service-server.ts";
import { giveUp, StartError } from "./start-error.ts";
import { stopGracefully } from "./stop-gracefully.ts";
import { printedAddress } from "./test-tools-link.ts";
import { createUnfinishedWork } from "./unfinished-work.ts";
import { createWork, type Work } from "./work/create-work.ts";
import { rememberCleanHtml } from "./work/html-cleaner.ts";

const CLIENT_DIRECTORY = ".output/client";
const RENDERER = "../../.output/server/render-page.mjs";
/** `work/thread.ts`, built beside this program. */
const WORK_THREAD = new URL("../../.output/server/work-thread.mjs", import.meta.url);

/** Starts one process of the store; resolves when it serves. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.logLevel });
  for (const warning of settings.warnings) logger.warn(warning);
  if (isInTheClear(settings.publicOrigin)) {
    logger.warn({ PUBLIC_ORIGIN: settings.publicOrigin }, "browsers keep no session over http: players cannot sign in");
  }
  if (Object.keys(settings.configuration.operators).length === 0) {
    logger.warn(
      { field: "operators" },
      "CONFIG_FILE names no operators: pages do not say which company runs the store",
    );
  }
  const work = createWork(WORK_THREAD, {
    onError: (err) => logger.error({ err }, "a thread has failed"),
  });
  const publisher = await openPublisher(settings, logger, work);
  const metrics = settings.metricsPort === null ? undefined : createMetrics();
  if (metrics !== undefined && settings.metricsPort !== null) {
    const { metricsHost: host, metricsPort: port, metricsToken: token } = settings;
    serveMetrics(metrics, { host, port, token }).on("error", refusePort(port, "METRICS_PORT"));
  }
  const closing = new AbortController();
  const unfinished = createUnfinishedWork();
  const shares = createNetworkShares(networkBoundsOf(settings));
  const common = { settings, publisher, logger, metrics, unfinished, shares, closing: closing.signal };
  const listeners =
    settings.servicePorts.length > 0
      ? listenForServices(common)
      : [await listenForPlayers(common, work.cleanPublisherHtml)];
  const close = () => publisher.close().finally(() => work.close());
  stopGracefully(listeners, {
    publisher: { ...publisher, close },
    logger,
    unfinished,
    closing,
    drainMs: settings.drainMs,
  });
}

type CommonOptions = PublisherRoutesOptions & { readonly settings: Settings };

/** Serves the pages of the store. */
async function listenForPlayers(
  common: CommonOptions,
  cleanPublisherHtml: Work["cleanPublisherHtml"],
): Promise<ServerType> {
  const { settings } = common;
  const { basePath, wstaticDomain } = settings.configuration;
  const { renderPage } = await import(RENDERER);
  const server = createStoreServer({
    ...common,
    renderPage,
    assets: readClientAssets(CLIENT_DIRECTORY, basePath),
    cleanHtml: rememberCleanHtml((html, kind) => cleanPublisherHtml(html, kind, wstaticDomain)),
    clientDirectory: CLIENT_DIRECTORY,
  });
  const describe = (origin: string) => `The store is open at ${printedAddress(settings, origin)}`;
  return listen(server.fetch, settings, settings.port, "PORT", describe);
}

/** Serves services of the publisher, each group at its port. */
function listenForServices(common: CommonOptions): ServerType[] {
  const { settings } = common;
  return settings.servicePorts.map((group) => {
    const names = [...group.services].join(", ");
    const { fetch } = createServiceServer(common, group);
    return listen(
      fetch,
      settings,
      group.port,
      "SERVICES or PORT",
      (origin) => `Services are open at ${origin}: ${names}`,
    );
  });
}

/** Listens at a port and prints it. */
function listen(
  fetch: Parameters<typeof serve>[0]["fetch"],
  settings: Settings,
  port: number,
  variable: string,
  describe: (origin: string) => string,
): ServerType {
  const listener = serve({ fetch, hostname: settings.host, port, serverOptions: CONNECTION_BOUNDS }, (address) => {
    const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
    process.stdout.write(`${describe(`http://${host}:${address.port}`)}\n`);
  });
  boundConnections(listener, clientBoundsOf(settings));
  listener.on("error", refusePort(port, variable));
  return listener;
}

/** Whether players on other machines use http. */
const isInTheClear = (publicOrigin: string | null): boolean =>
  publicOrigin?.startsWith("http:") === true && !isLoopbackHost(new URL(publicOrigin).host);

/** Ends the process if it cannot listen on the configured port. */
const refusePort =
  (port: number, variable: string) =>
  (error: NodeJS.ErrnoException): never => {
    const why = error.code === "EADDRINUSE" ? `port ${port} is in use; set ${variable} to another` : error.message;
    return giveUp(new StartError(why));
  };

start().catch(giveUp);
