import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { createRequestHandler } from "@tanstack/react-router/ssr/server";
import { composeServer } from "#app/compose/compose-server.ts";
import type { PageContext } from "#app/configuration/page-context.ts";
import { createAppRouter } from "#app/routes/router.tsx";
import { structuredDataOf } from "#app/routes/structured-data.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { addBasePath, removeBasePath } from "#core/navigation/base-path.ts";
import { redirectOf } from "#core/navigation/redirect-of.ts";
import type { Logger } from "#core/ports/device.ts";
import { createTextLibrary } from "#ui/i18n/text-library.ts";
import { createQueryClient } from "#ui/queries/create-query-client.ts";
import { LAYER_ORDER } from "#ui/theme/layer-order.ts";
import { createVisitStore } from "#ui/visit/visit-store.ts";
import type { ClientAssets, PageAssets } from "./client-assets.ts";
import { embedJson } from "./embed-json.ts";
import { injectIntoHead } from "./inject-into-head.ts";
import { pageStatusOf } from "./page-status.ts";
import { renderWholePage } from "./render-whole-page.tsx";

/** One request for a page. */
export interface PageRequest {
  readonly request: Request;
  readonly nonce: string;
  /** Configuration as the page gets it; its `purpleDomain` is the origin players see. */
  readonly configuration: RuntimeConfiguration;
  /** Reaches the publisher API with the player's cookies. */
  readonly publisherFetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly assets: ClientAssets;
  /** Further elements for the head: the development server's own scripts. */
  readonly extraHead?: string | undefined;
  readonly logger: Logger;
}

const dehydrateQueries = (queryClient: QueryClient): string => JSON.stringify(dehydrate(queryClient));

function headElements(
  { nonce, extraHead = "" }: PageRequest,
  page: PageContext,
  assets: PageAssets,
  data: unknown[],
): string {
  return [
    // Scripts of the page read the nonce here for what they load later.
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    // The page can be read before its scripts are there: pictures and letters go first on a narrow line.
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low" nonce="${nonce}">`),
    `<style nonce="${nonce}">${LAYER_ORDER}${assets.styles}</style>`,
    // The browser's loader looks for these before it fetches a style sheet: their rules are in the document already.
    ...assets.styleSheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...data.map((entry) => `<script type="application/ld+json" nonce="${nonce}">${embedJson(entry)}</script>`),
    `<script type="application/json" id="page-context" nonce="${nonce}">${embedJson(page)}</script>`,
    extraHead,
    `<script type="module" src="${assets.entry}" fetchpriority="low" nonce="${nonce}"></script>`,
  ].join("");
}

/** Path as the URL map names it, without the base path. */
function pathOf({ request, configuration }: PageRequest): string {
  const { pathname } = new URL(request.url);
  return removeBasePath(pathname, configuration.basePath) ?? pathname;
}

const surroundingsOf = ({ configuration: { envName, network, region } }: PageRequest) => ({
  environment: envName,
  network,
  region,
});

/**
 * Renders one page with its data (streamed). Answers 200, 307 for redirects, 404 inside the page shell and 503 where the
 * publisher API cannot be reached; a failure inside a screen never empties the page.
 */
export async function renderPage(input: PageRequest): Promise<Response> {
  const { ports, visit, sessionId, holdClock } = await composeServer(input);
  const target = redirectOf(pathOf(input), { ...surroundingsOf(input), shell: visit.shell });
  if (target !== null) {
    const location = addBasePath(target, input.configuration.basePath);
    return new Response(null, { status: 307, headers: { Location: location } });
  }
  const visitStore = createVisitStore(visit);
  const queryClient = createQueryClient();
  const texts = createTextLibrary(visit.locale);
  const context = { ports, queryClient, texts, visit: visitStore, waitsForAnswers: () => true };
  const handle = createRequestHandler({
    request: input.request,
    createRouter: () => createAppRouter({ context, nonce: input.nonce, dehydrateQueries }),
  });
  return handle(async ({ request, router, responseHeaders }) => {
    const renderedAt = ports.clock.now();
    holdClock(renderedAt);
    const rendered = await renderWholePage({ request, router, responseHeaders, logger: input.logger });
    const matches = router.state.matches;
    const areas = [...new Set(matches.flatMap(({ staticData }) => staticData.texts ?? []))];
    const page: PageContext = {
      configuration: input.configuration,
      visit,
      sessionId,
      texts: areas,
      serverTime: renderedAt,
    };
    const modules = [
      "locales/texts.ts",
      ...areas.map((area) => `locales/${visit.locale}/${area}.json`),
      ...matches.flatMap(({ staticData, search }) => [
        ...(staticData.modules ?? []),
        ...(staticData.modulesOf?.(search) ?? []),
      ]),
    ];
    const lateModules = matches.flatMap(({ staticData }) => staticData.lateModules ?? []);
    const head = headElements(
      input,
      page,
      input.assets.of(modules, lateModules),
      matches.flatMap((match) => structuredDataOf(context, match)),
    );
    const status = pageStatusOf(rendered.response.status, matches, queryClient);
    const headers = new Headers(rendered.response.headers);
    headers.set("Content-Language", visit.locale);
    headers.set("Cache-Control", "private, no-cache");
    headers.append("Vary", "Accept-Language, Cookie");
    if (status === 503) headers.set("Retry-After", "5");
    const body = rendered.response.body?.pipeThrough(injectIntoHead(head, () => queryClient.clear())) ?? null;
    return { ...rendered, response: new Response(body, { status, headers }) };
  });
}
