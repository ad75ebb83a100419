import { normalizeBasePath } from "#core/navigation/base-path.ts";
import { type CachePolicy, cachePolicyFor } from "#core/offline/cache-policy.ts";
import { PAGE_WAIT_MS } from "#core/offline/constants.ts";
import { isGatewayFailure } from "#core/offline/is-gateway-failure.ts";
import { PAGE_OWNER_HEADER } from "#core/offline/page-headers.ts";
import type { SeenPage } from "#core/offline/seen-page.ts";
import { createPageCache } from "./page-cache.ts";

const worker = self as unknown as ServiceWorkerGlobalScope;
const basePath = normalizeBasePath(new URL(worker.registration.scope).pathname);
const pageCache = createPageCache(basePath);

/** Stores in the background: it does not delay the response, and failures are ignored. */
const inPassing = (event: ExtendableEvent, task: Promise<unknown>): void =>
  event.waitUntil(task.catch(() => undefined));

/** Fetches the fallback page in the given language, or in the default one of the viewer. */
async function fetchFallbackPage(locale: string | null): Promise<void> {
  const query = locale === null ? "" : `?locale=${locale}`;
  const page = await fetch(`${basePath}/offline-page${query}`, { cache: "no-store" });
  if (page.ok) await pageCache.cacheFallbackPage(page);
}

/** Fetches the fallback page in the language of the last seen page. */
async function updateFallbackLanguage(page: Response): Promise<void> {
  const locale = page.headers.get("Content-Language");
  const fallbackPage = await pageCache.findFallbackPage();
  if (locale !== null && fallbackPage?.headers.get("Content-Language") !== locale) await fetchFallbackPage(locale);
}

async function cachePage(address: string, page: Response, askedAt: number): Promise<void> {
  await pageCache.cachePage(address, page, askedAt);
  await updateFallbackLanguage(page);
}

/**
 * Network first with a timeout, then the cache, then the fallback page. A reload waits for the network without a
 * timeout, because it may be for a new version of the store.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const askedAt = Date.now();
  const findCached = () => pageCache.findPage(request.url).catch(() => undefined);
  const network = fetch(request);
  inPassing(
    event,
    network.then((page) => {
      // Pages of the publisher are not cached, and may be large.
      return page.headers.has(PAGE_OWNER_HEADER) ? cachePage(request.url, page.clone(), askedAt) : undefined;
    }),
  );
  const cachedAfterTimeout = async (): Promise<Response> => {
    await new Promise((go) => setTimeout(go, PAGE_WAIT_MS));
    return (await findCached()) ?? network;
  };
  try {
    const page = await (request.cache === "default" ? Promise.race([network, cachedAfterTimeout()]) : network);
    return isGatewayFailure(page.status) ? ((await findCached()) ?? page) : page;
  } catch {
    return (await findCached()) ?? (await pageCache.findFallbackPage().catch(() => undefined)) ?? Response.error();
  }
}

/** Cache first, then the network; stores the response. */
async function answerFile(event: FetchEvent, kind: "files" | "art"): Promise<Response> {
  const { request } = event;
  const found = await pageCache.findFile(kind, request.url).catch(() => undefined);
  if (found !== undefined) return found;
  try {
    const answer = await fetch(request);
    inPassing(event, pageCache.cacheFile(kind, request.url, answer.clone()));
    return answer;
  } catch {
    // Responds like a failed load; a rejection would also log to the console.
    return new Response(null, { status: 504 });
  }
}

/** Caches files that the page had loaded before this worker controlled it. The HTTP cache still has them. */
async function cacheFileOf(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  const isPicture = /\.(avif|webp|svg|png|jpg)$/.test(pathname);
  const policy = cachePolicyFor(
    {
      method: "GET",
      path: pathname,
      destination: isPicture ? "image" : "script",
      isOwnOrigin: origin === worker.location.origin,
    },
    basePath,
  );
  if (policy !== "file" && policy !== "art") return;
  const kind = policy === "file" ? "files" : "art";
  if ((await pageCache.findFile(kind, address)) !== undefined) return;
  await pageCache.cacheFile(kind, address, await fetch(address));
}

/** Caches a page as it would be loaded now, unless its entry is fresh. */
async function cacheSeenPage({ address, files }: SeenPage): Promise<void> {
  await Promise.allSettled(files.map(cacheFileOf));
  if (await pageCache.isFresh(address)) return;
  const askedAt = Date.now();
  const page = await fetch(address, { headers: { Accept: "text/html" }, redirect: "error" });
  await cachePage(address, page, askedAt);
}

let isTidy = false;

async function tidyOnce(): Promise<void> {
  if (isTidy) return;
  isTidy = true;
  await pageCache.tidy();
}

const ANSWERS: Readonly<Record<CachePolicy, (event: FetchEvent) => void>> = {
  page: (event) => event.respondWith(answerPage(event)),
  file: (event) => event.respondWith(answerFile(event, "files")),
  art: (event) => event.respondWith(answerFile(event, "art")),
  purge: (event) => inPassing(event, pageCache.forgetPages()),
};

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([fetchFallbackPage(null), worker.skipWaiting()]));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([pageCache.forgetEarlierVersions().catch(() => undefined), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
  const { method, url, destination } = event.request;
  const { origin, pathname: path } = new URL(url);
  const asked = { method, path, destination, isOwnOrigin: origin === worker.location.origin };
  const policy = cachePolicyFor(asked, basePath);
  if (policy !== null) ANSWERS[policy](event);
});

/** Only pages of this origin can send messages here. */
worker.addEventListener("message", (event) => {
  inPassing(event, cacheSeenPage(event.data as SeenPage).then(tidyOnce));
});
