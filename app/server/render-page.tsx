import { Buffer } from "node:buffer";
import type { QueryClient } from "@tanstack/react-query";
import { createRequestHandler, getSsrStatus } from "@tanstack/react-router/ssr/server";
import type { TtlCache } from "#adapters/storage/ttl-cache.ts";
import { composeServer, type ServerComposition } from "#app/compose/compose-server.ts";
import type { PageContext } from "#app/configuration/page-context.ts";
import { VISIT_PARAMETERS } from "#app/configuration/visit-of.ts";
import { createAppRouter } from "#app/routes/router.tsx";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import { addBasePath, removeBasePath } from "#core/navigation/base-path.ts";
import { NOT_FOUND_PATH } from "#core/navigation/build-path.ts";
import { isClosedToWeb } from "#core/navigation/is-closed-to-web.ts";
import { isPersonalRoute } from "#core/navigation/is-personal-route.ts";
import { parsePath } from "#core/navigation/parse-path.ts";
import { isSamePage, redirectOf } from "#core/navigation/redirect-of.ts";
import { ROUTES, type RouteName } from "#core/navigation/route-map.ts";
import { mayCachePage } from "#core/offline/may-cache-page.ts";
import { MAY_CACHE_HEADER, PAGE_OWNER_HEADER, pageOwnerOf } from "#core/offline/page-headers.ts";
import type { Logger } from "#core/ports/device.ts";
import type { Simulation } from "#core/simulator/simulation.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { createTextLibrary, type TextLibrary } from "#ui/context/text-library.ts";
import { createVisitStore, type Visit } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { findPreserviceGames } from "#ui/features/catalogue/queries/preservice-games.ts";
import { LAYER_ORDER } from "#ui/theme/layer-order.ts";
import type { ClientAssets, PageAssets } from "./client-assets.ts";
import { dehydrateQueries } from "./dehydrate-queries.ts";
import { EARLY_SCRIPT } from "./early-script.ts";
import { embedJson, embedJsonText } from "./embed-json.ts";
import { launcherScript, pendingPathCookie } from "./launcher-script.ts";
import { createNonceMark, fillTemplate, type PageDocument, splitTemplate } from "./page-document.ts";
import { pageStatusOf } from "./page-status.ts";
import { renderWholePage } from "./render-whole-page.tsx";
import { visitCookiesOf } from "./visit-cookies.ts";

type PublisherFetch = (address: string, init: RequestInit) => Promise<Response>;

/** Pages that guests share for a moment. */
export interface PageSharing {
  readonly documents: TtlCache<PageDocument>;
  /** Identifies the state that pages of guests depend on, beside address and time; `null` if none may be shared. */
  readonly readState: () => Promise<string | null>;
}

/** One request for a page. */
export interface PageRequest {
  readonly request: Request;
  /** Aborted when the time limit of the page is over. */
  readonly deadline: AbortSignal;
  readonly nonce: string;
  /** Configuration as the page gets it; its `purpleDomain` is the origin players see. */
  readonly configuration: RuntimeConfiguration;
  /** Reaches the publisher API with the player's cookies. */
  readonly publisherFetch: PublisherFetch;
  /** Reaches it with no cookies at all. */
  readonly guestFetch: PublisherFetch;
  /** Cache of pages for guests; without it every request is rendered. */
  readonly sharing?: PageSharing | undefined;
  readonly assets: ClientAssets;
  /** Renders when it is the turn of the client's network. */
  readonly renderInTurn: <Result>(render: () => Promise<Result>) => Promise<Result>;
  /** Cleans HTML of the publisher away from the event loop. */
  readonly cleanHtml: (html: string, kind: HtmlKind) => Promise<string>;
  /** Further elements for the head: the development server's own scripts. */
  readonly extraHead?: ((nonce: string) => string) | undefined;
  readonly logger: Logger;
  /** Simulated state; absent outside the frame of the simulator. */
  readonly simulation?: Simulation | undefined;
  /** Whether the test tools are on in the browser. */
  readonly hasTestTools: boolean;
}

function headElements(input: {
  readonly nonce: string;
  readonly page: PageContext;
  readonly assets: PageAssets;
  /** schema.org objects as JSON. */
  readonly data: readonly string[];
  readonly extraHead: string;
  readonly hasScripts: boolean;
}): string {
  const { nonce, page, assets, data, extraHead, hasScripts } = input;
  return [
    // Scripts read the nonce here for code that they load later.
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    page.simulation === undefined ? launcherScript(page.configuration, nonce) : "",
    hasScripts ? `<script nonce="${nonce}">${EARLY_SCRIPT}</script>` : "",
    // `fetch-part.ts` reads these names before it loads a style sheet. Links would not do: browsers fetch even disabled
    // ones, before the key art.
    `<style nonce="${nonce}" data-files="${assets.styleSheets.join(" ")}">${LAYER_ORDER}${assets.styles}</style>`,
    ...data.map((entry) => `<script type="application/ld+json" nonce="${nonce}">${embedJsonText(entry)}</script>`),
    `<script type="application/json" id="page-context" nonce="${nonce}">${embedJson(page)}</script>`,
    extraHead,
  ].join("");
}

/** Source files of what surrounds the screens, and of the screens that replace them (`fallback-screens.tsx`). */
const LAYOUT_FILE = "ui/frame/store-layout.tsx";
const FALLBACK_FILE = "app/navigation/fallback-code.ts";

/** Maximum time that the scripts wait for the first view, in milliseconds; a page in the background paints nothing. */
const MAX_WAIT_MS = 2_000;

/**
 * Starts the scripts at the very end of the page. The page is readable without them, so fonts and the key picture of
 * the first view (or its first picture) get the bandwidth and the processor until the browser reports that they are
 * painted; then all scripts are requested at once. In browsers without that report, scripts start once the picture is
 * decoded after the first paint. A press starts them at once.
 */
const startScripts = ({ entry, preloads }: PageAssets, nonce: string): string => `
const begin=()=>{
if(begin.once)return;
begin.once=true;
for(const href of ${JSON.stringify([...preloads, entry])}){
const link=document.createElement("link");
link.rel="modulepreload";link.href=href;link.nonce=${JSON.stringify(nonce)};
document.head.append(link)
}
import(${JSON.stringify(entry)})
};
const key=document.querySelector("img[fetchpriority=high]");
const awaited=key??document.querySelector("img[elementtiming]");
const observe=(type,take)=>new PerformanceObserver((list)=>take(list.getEntries())).observe({type,buffered:true});
if(awaited&&PerformanceObserver.supportedEntryTypes.includes("element")){
observe("element",(entries)=>entries.some(({element})=>!key||element===key)&&begin());
awaited.addEventListener("error",begin)
}else observe("paint",()=>Promise.allSettled([key?.decode()]).then(begin));
for(const press of ["pointerdown","keydown"])addEventListener(press,begin,{once:true,capture:true});
setTimeout(begin,${MAX_WAIT_MS})`;

const scriptElements = (assets: PageAssets, nonce: string): string =>
  `<script type="module" nonce="${nonce}">${startScripts(assets, nonce).replaceAll("\n", "")}</script>`;

/** Path as the URL map names it, without the base path. */
function pathOf({ request, configuration }: PageRequest): string {
  const { pathname } = new URL(request.url);
  return removeBasePath(pathname, configuration.basePath) ?? pathname;
}

const accessContextOf = ({ configuration: { envName, network, region, gameCode }, hasTestTools }: PageRequest) => ({
  environment: envName,
  network,
  region,
  gameCode,
  hasTestTools,
});

const libraries = new Map<string, TextLibrary>();

/** Texts of a language; loaded once per process, since the language of a page on the server never changes. */
function textLibraryOf(locale: string): TextLibrary {
  const library = libraries.get(locale) ?? createTextLibrary(locale);
  libraries.set(locale, library);
  return library;
}

/** Whether no query of the page has failed. */
function isWhole(queryClient: QueryClient): boolean {
  return queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === "error" }).length === 0;
}

const isGuest = ({ user, isUserUnknown }: Visit): boolean => user === null && !isUserUnknown;

/**
 * Headers with the owner of the page and whether the service worker may cache it; empty if the player is unknown.
 */
const keepingHeaders = (
  { user, isUserUnknown, shell }: Visit,
  route: RouteName | undefined,
  status: number,
): Readonly<Record<string, string>> =>
  isUserUnknown
    ? {}
    : {
        [PAGE_OWNER_HEADER]: pageOwnerOf(user),
        ...(mayCachePage(route, status, shell) ? { [MAY_CACHE_HEADER]: "1" } : {}),
      };

async function renderDocument(input: PageRequest, composition: ServerComposition): Promise<PageDocument> {
  const { ports, sessionId, holdClock, readPreserviceGamesFrom } = composition;
  let { visit } = composition;
  // Requested in parallel with the page's data, which never waits for it.
  composition.readAnnounced().then((announced) => {
    visit = { ...visit, announced };
  });
  const queryClient = createQueryClient();
  const context: ScreenContext = {
    ports,
    queryClient,
    texts: textLibraryOf(visit.locale),
    visit: createVisitStore(visit),
    blocksOnData: () => true,
    rendersInPhases: () => false,
  };
  readPreserviceGamesFrom(() => findPreserviceGames(queryClient, context));
  const nonceMark = createNonceMark();
  let rendered: PageDocument | null = null;
  const handle = createRequestHandler({
    request: input.request,
    createRouter: () => createAppRouter({ context, nonce: nonceMark, dehydrateQueries }),
  });
  const answer = await handle(async ({ request: { signal }, router, responseHeaders }) => {
    const renderedAt = ports.clock.now();
    const renderedAtMs = performance.now();
    holdClock(renderedAt);
    const until = AbortSignal.any([signal, input.deadline]);
    const html = await input.renderInTurn(() => renderWholePage({ router, signal: until, logger: input.logger }));
    const matches = router.state.matches;
    const route = matches.at(-1)?.staticData.route;
    const areas = [...new Set(matches.flatMap(({ staticData }) => staticData.texts ?? []))];
    const isLost = visit.isUserUnknown === true && route !== undefined && isPersonalRoute(route);
    const status = isLost ? 503 : pageStatusOf(getSsrStatus(router), matches, queryClient);
    const assets = input.assets.of([
      "ui/context/load-texts.ts",
      ...areas.map((area) => `locales/${visit.locale}/${area}.json`),
      LAYOUT_FILE,
      ...matches.flatMap(({ staticData }) => staticData.screenFile ?? []),
      ...(status === 200 ? [] : [FALLBACK_FILE]),
    ]);
    const data = matches
      .flatMap(({ headScripts }) => headScripts ?? [])
      .flatMap((script) => (typeof script?.children === "string" ? [script.children] : []));
    const { configuration, extraHead } = input;
    // Scripts would load the whole product, with its client-side navigation.
    const hasScripts = !isClosedToWeb({ ...visit, ...configuration });
    rendered = {
      status,
      headers: {
        ...Object.fromEntries(responseHeaders),
        "Content-Language": visit.locale,
        "Cache-Control":
          route !== undefined && isPersonalRoute(route) && !isGuest(visit) ? "no-store" : "private, no-cache",
        Vary: "Accept-Language, Cookie",
        ...(status === 503 ? { "Retry-After": "5" } : {}),
        ...(input.simulation === undefined ? keepingHeaders(visit, route, status) : {}),
      },
      ...splitTemplate(html, nonceMark),
      elements: (nonce) => {
        const serverTime = renderedAt + Math.round(performance.now() - renderedAtMs);
        const { simulation } = input;
        const page: PageContext = { configuration, visit, sessionId, texts: areas, renderedAt, serverTime, simulation };
        return headElements({ nonce, page, assets, data, extraHead: extraHead?.(nonce) ?? "", hasScripts });
      },
      scripts: (nonce) => (hasScripts ? scriptElements(assets, nonce) : ""),
      isShareable: status === 200 && isGuest(visit) && isWhole(queryClient),
    };
    queryClient.clear();
    return new Response(null, { status, headers: responseHeaders });
  });
  return rendered ?? documentOf(answer);
}

/** An answer of the router without a page: a redirect. */
function documentOf({ status, headers }: Response): PageDocument {
  return {
    status,
    headers: Object.fromEntries(headers),
    head: [],
    body: [],
    end: Buffer.alloc(0),
    elements: () => "",
    scripts: () => "",
    isShareable: false,
  };
}

/** Request for a page that any guest may get: without cookies, and not aborted when this guest disconnects. */
const forAnyGuest = (input: PageRequest): PageRequest => ({
  ...input,
  request: new Request(input.request.url),
  publisherFetch: input.guestFetch,
});

/**
 * Document of a request. Guests who request the same page within a short time share it; it is rendered without cookies,
 * so it cannot contain data of a player.
 */
async function documentFor(input: PageRequest, composition: ServerComposition): Promise<PageDocument> {
  const { visit } = composition;
  const { sharing, configuration, request } = input;
  const state = isGuest(visit) ? await sharing?.readState() : null;
  if (sharing === undefined || typeof state !== "string") return renderDocument(input, composition);
  const {
    locale,
    isLocaleGuessed = false,
    countryCode,
    theme,
    shell,
    device,
    age = null,
    languages,
    postLanguages,
    hasTestTools,
  } = visit;
  const key = JSON.stringify([
    request.url,
    configuration.purpleDomain,
    locale,
    isLocaleGuessed,
    countryCode,
    theme,
    shell,
    device,
    age,
    languages,
    postLanguages,
    hasTestTools,
    state,
  ]);
  return await sharing.documents.read(key, async () => {
    const anyGuest = forAnyGuest(input);
    return renderDocument(anyGuest, await composeServer(anyGuest, visit));
  });
}

/** Remembers a page that is closed here and would be open in the launcher. */
function soughtInLauncher(input: PageRequest): Readonly<Record<string, string>> {
  const { basePath } = input.configuration;
  const target = redirectOf(pathOf(input), { ...accessContextOf(input), shell: "launcher" });
  if (target === NOT_FOUND_PATH) return {};
  const { pathname, search, protocol } = new URL(input.request.url);
  const path = target === null ? pathname : addBasePath(target, basePath);
  return { "Set-Cookie": pendingPathCookie(path + search, protocol === "https:") };
}

/** Search parameters that a redirect to another page keeps, e.g. the requested language. */
function visitSearchOf({ request }: PageRequest): string {
  const { searchParams } = new URL(request.url);
  const kept = new URLSearchParams();
  for (const name of VISIT_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? "" : `?${kept}`;
}

/** A page that developers look at, or that their simulator shows: its address says nothing about this browser. */
function isToolPage(input: PageRequest): boolean {
  const page = parsePath(pathOf(input));
  return input.simulation !== undefined || (page !== null && ROUTES[page.route].area === "developer");
}

/**
 * Renders one page with its data. Answers 200, 307 for redirects, 404 inside the page shell and 503 where the publisher API
 * cannot be reached; a failure inside a screen never empties the page.
 */
export async function renderPage(input: PageRequest): Promise<Response> {
  const composition = await composeServer(input);
  const target = redirectOf(pathOf(input), { ...accessContextOf(input), shell: composition.visit.shell });
  if (target !== null) {
    const search = isSamePage(pathOf(input), target) ? new URL(input.request.url).search : visitSearchOf(input);
    const location = addBasePath(target, input.configuration.basePath) + search;
    return new Response(null, { status: 307, headers: { Location: location, ...soughtInLauncher(input) } });
  }
  const document = await documentFor(input, composition);
  const { status, headers } = document;
  if (document.body.length === 0) return new Response(null, { status, headers });
  const html = fillTemplate(document, input.nonce);
  const page = new Response(html, { status, headers: { ...headers, "Content-Length": String(html.length) } });
  for (const cookie of isToolPage(input) ? [] : visitCookiesOf(input.request, composition.visit, input.configuration))
    page.headers.append("Set-Cookie", cookie);
  return page;
}
