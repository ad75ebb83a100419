import { serve } from "@hono/node-server";
import pino from "pino";
import { readSettings, SettingsError } from "#app/configuration/settings.ts";
import { isLoopbackHost } from "#core/configuration/is-loopback-host.ts";
import { readClientAssets } from "./client-assets.ts";
import { CONNECTION_BOUNDS } from "./connection-bounds.ts";
import { createMetrics, serveMetrics } from "./metrics.ts";
import { openPublisher } from "./open-publisher.ts";
import { createStoreServer } from "./server.ts";
import { StartError } from "./start-error.ts";
import { stopGracefully } from "./stop-gracefully.ts";

const CLIENT_DIRECTORY = ".output/client";
/** Characters of an unexpected failure that are told. */
const LONGEST_LINE = 300;
const RENDERER = "../../.output/server/render-page.mjs";

/** Starts one process of the store; resolves when it serves. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.logLevel });
  if (isInTheClear(settings.publicOrigin)) {
    logger.warn({ PUBLIC_ORIGIN: settings.publicOrigin }, "browsers keep no session over http: players cannot sign in");
  }
  const publisher = await openPublisher(settings, logger);
  const { renderPage } = await import(RENDERER);
  const metrics = settings.metricsPort === null ? undefined : createMetrics();
  if (metrics !== undefined && settings.metricsPort !== null) {
    const { metricsHost: host, metricsPort: port, metricsToken: token } = settings;
    serveMetrics(metrics, { host, port, token }).on("error", refusePort(port, "METRICS_PORT"));
  }
  const closing = new AbortController();
  const server = createStoreServer({
    settings,
    publisher,
    renderPage,
    assets: readClientAssets(CLIENT_DIRECTORY, settings.configuration.basePath),
    clientDirectory: CLIENT_DIRECTORY,
    logger,
    metrics,
    closing: closing.signal,
  });
  const place = { hostname: settings.host, port: settings.port };
  const listener = serve({ fetch: server.fetch, ...place, serverOptions: CONNECTION_BOUNDS }, (address) => {
    const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
    process.stdout.write(`The store is open at http://${host}:${address.port}${settings.configuration.basePath}\n`);
  });
  listener.on("error", refusePort(settings.port, "PORT"));
  stopGracefully(listener, { publisher, logger, closing, drainMs: settings.drainMs });
}

/** Whether players come over http from other machines. */
const isInTheClear = (publicOrigin: string | null): boolean =>
  publicOrigin?.startsWith("http:") === true && !isLoopbackHost(new URL(publicOrigin).host);

/** Ends a process that cannot listen where it was told to. */
const refusePort =
  (port: number, variable: string) =>
  (error: NodeJS.ErrnoException): never => {
    const why = error.code === "EADDRINUSE" ? `port ${port} is in use; set ${variable} to another` : error.message;
    return giveUp(new StartError(why));
  };

/** Tells the operator in one line why the store cannot run, and ends the process with code 1. */
function giveUp(error: unknown): never {
  const isExpected = error instanceof SettingsError || error instanceof StartError;
  const message = isExpected ? error.message : firstLineOf(error);
  process.stderr.write(`The store cannot start: ${message}\n`);
  process.exit(1);
}

/** An operator needs the sentence, not the query that failed. */
function firstLineOf(error: unknown): string {
  const [line = ""] = String(error).split("\n");
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}

start().catch(giveUp);
