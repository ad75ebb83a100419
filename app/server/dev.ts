import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import { originDirectives } from "#app/configuration/policy-origins.ts";
import { readSettings } from "#app/configuration/settings.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { CLIENT_ENTRY, type ClientAssets } from "./client-assets.ts";
import { createNetworkShares } from "./network-shares.ts";
import { openPublisher } from "./open-publisher.ts";
import type { PageRequest } from "./render-page.tsx";
import type { FramedBy } from "./security-headers.ts";
import { createStoreServer } from "./server.ts";
import { giveUp, StartError } from "./start-error.ts";
import { stopGracefully } from "./stop-gracefully.ts";
import { printedAddress } from "./test-tools-link.ts";
import { createUnfinishedWork } from "./unfinished-work.ts";
import { createWork } from "./work/create-work.ts";
import { rememberCleanHtml } from "./work/html-cleaner.ts";

type RenderPage = (input: PageRequest) => Promise<Response>;

/** Starts React's hot reloading before any component is loaded; Vite would put it into an HTML file. */
const REFRESH_PREAMBLE = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** Style sheets of everything the renderer has loaded, so that the first paint is styled without a build. */
async function collectStyles(vite: ViteDevServer): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph;
  const sheets = [...graph.idToModuleMap.values()].filter(({ id }) => id !== null && /\.css$/.test(id));
  const texts = await Promise.all(
    sheets.map(async ({ url }) => (await vite.ssrLoadModule(`${url}?inline`)).default as string),
  );
  return texts.join("\n");
}

const developmentPolicy =
  (configuration: RuntimeConfiguration) =>
  (nonce: string, framedBy: FramedBy): string => {
    return [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      "style-src 'self' 'unsafe-inline'",
      ...originDirectives(configuration).map((directive) =>
        directive.startsWith("connect-src") ? `${directive} ws:` : directive,
      ),
      "object-src 'none'",
      "base-uri 'none'",
      `frame-ancestors '${framedBy}'`,
    ].join("; ");
  };

/** Serves the store from its sources: the browser's part reloads hot, a page is rendered from the newest files. */
async function start(): Promise<void> {
  if (process.env.SERVICES) {
    throw new StartError("SERVICES: must be empty for npm run dev, which serves pages; npm start serves services");
  }
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.logLevel === "info" ? "warn" : settings.logLevel });
  const work = createWork(new URL("./work/thread.ts", import.meta.url), { onError: (err) => logger.error(err) });
  const publisher = await openPublisher(settings, logger, work);
  const unfinished = createUnfinishedWork();
  const http = createHttpServer();
  const vite = await createViteServer({
    server: { middlewareMode: true, ws: { server: http } },
    appType: "custom",
    logLevel: "warn",
  });
  let styles = "";
  const assets: ClientAssets = {
    of: () => ({ entry: `/${CLIENT_ENTRY}`, preloads: [], styleSheets: [], styles }),
  };
  const renderPage: RenderPage = async (input) => {
    const { renderPage: render } = (await vite.ssrLoadModule("/app/server/render-page.tsx")) as {
      renderPage: RenderPage;
    };
    styles = await collectStyles(vite);
    return render(input);
  };
  const server = createStoreServer({
    settings,
    publisher,
    renderPage,
    assets,
    shares: createNetworkShares(null),
    cleanHtml: rememberCleanHtml((html, kind) =>
      work.cleanPublisherHtml(html, kind, settings.configuration.wstaticDomain),
    ),
    clientDirectory: ".output/client",
    logger,
    unfinished,
    development: {
      extraHead: (nonce) =>
        `<script type="module" nonce="${nonce}">${REFRESH_PREAMBLE}</script><script type="module" src="/@vite/client" nonce="${nonce}"></script>`,
      contentSecurityPolicy: developmentPolicy(settings.configuration),
    },
  });
  const answer = getRequestListener(server.fetch);
  http.on("request", (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  http.listen(settings.port, settings.host, () => {
    const address = printedAddress(settings, `http://${settings.host}:${settings.port}`);
    process.stdout.write(`The store is open for development at ${address}\n`);
  });
  stopGracefully([http], {
    publisher: {
      ...publisher,
      close: () => Promise.all([vite.close(), publisher.close(), work.close()]).then(() => {}),
    },
    logger,
    unfinished,
    closing: new AbortController(),
    drainMs: 0,
  });
}

start().catch(giveUp);
