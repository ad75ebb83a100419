import { normalizeBasePath } from "#core/navigation/base-path.ts";
import { type CachePolicy, cachePolicyFor } from "#core/offline/cache-policy.ts";
import { PAGE_WAIT_MS } from "#core/offline/constants.ts";
import { isGatewayFailure } from "#core/offline/is-gateway-failure.ts";
import { PAGE_OWNER_HEADER } from "#core/offline/page-headers.ts";
import type { SeenPage } from "#core/offline/seen-page.ts";
import { createKeptThings } from "./page-cache.ts";

const worker = self as unknown as ServiceWorkerGlobalScope;
const basePath = normalizeBasePath(new URL(worker.registration.scope).pathname);
const kept = createKeptThings(basePath);

/** Stores in the background: it does not delay the response, and failures are ignored. */
const inPassing = (event: ExtendableEvent, task: Promise<unknown>): void =>
  event.waitUntil(task.catch(() => undefined));

/** Fetches the fallback page in the given language, or in the default one of the viewer. */
async function fetchStandIn(locale: string | null): Promise<void> {
  const query = locale === null ? "" : `?locale=${locale}`;
  const page = await fetch(`${basePath}/offline-page${query}`, { cache: "no-store" });
  if (page.ok) await kept.keepStandIn(page);
}

/** Fetches the fallback page in the language of the last seen page. */
async function keepStandInLanguage(page: Response): Promise<void> {
  const locale = page.headers.get("Content-Language");
  const standIn = await kept.findStandIn();
  if (locale !== null && standIn?.headers.get("Content-Language") !== locale) await fetchStandIn(locale);
}

async function keepPage(address: string, page: Response, askedAt: number): Promise<void> {
  await kept.keepPage(address, page, askedAt);
  await keepStandInLanguage(page);
}

/**
 * Network first with a timeout, then the cache, then the fallback page. A reload waits for the network without a
 * timeout, because it may be for a new version of the store.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const askedAt = Date.now();
  const findKept = () => kept.findPage(request.url).catch(() => undefined);
  const network = fetch(request);
  inPassing(
    event,
    network.then((page) => {
      // Pages of the publisher are not cached, and may be large.
      return page.headers.has(PAGE_OWNER_HEADER) ? keepPage(request.url, page.clone(), askedAt) : undefined;
    }),
  );
  const keptInstead = async (): Promise<Response> => {
    await new Promise((go) => setTimeout(go, PAGE_WAIT_MS));
    return (await findKept()) ?? network;
  };
  try {
    const page = await (request.cache === "default" ? Promise.race([network, keptInstead()]) : network);
    return isGatewayFailure(page.status) ? ((await findKept()) ?? page) : page;
  } catch {
    return (await findKept()) ?? (await kept.findStandIn().catch(() => undefined)) ?? Response.error();
  }
}

/** Cache first, then the network; stores the response. */
async function answerFile(event: FetchEvent, kind: "files" | "art"): Promise<Response> {
  const { request } = event;
  const found = await kept.findFile(kind, request.url).catch(() => undefined);
  if (found !== undefined) return found;
  try {
    const answer = await fetch(request);
    inPassing(event, kept.keepFile(kind, request.url, answer.clone()));
    return answer;
  } catch {
    // Responds like a failed load; a rejection would also log to the console.
    return new Response(null, { status: 504 });
  }
}

/** Caches files that the page had loaded before this worker controlled it. The HTTP cache still has them. */
async function keepFileOf(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  const isPicture = /\.(avif|webp|svg|png|jpg)$/.test(pathname);
  const keeping = cachePolicyFor(
    {
      method: "GET",
      path: pathname,
      destination: isPicture ? "image" : "script",
      isOwnOrigin: origin === worker.location.origin,
    },
    basePath,
  );
  if (keeping !== "file" && keeping !== "art") return;
  const kind = keeping === "file" ? "files" : "art";
  if ((await kept.findFile(kind, address)) !== undefined) return;
  await kept.keepFile(kind, address, await fetch(address));
}

/** Caches a page as it would be loaded now, unless its entry is fresh. */
async function keepSeenPage({ address, files }: SeenPage): Promise<void> {
  await Promise.allSettled(files.map(keepFileOf));
  if (await kept.isFresh(address)) return;
  const askedAt = Date.now();
  const page = await fetch(address, { headers: { Accept: "text/html" }, redirect: "error" });
  await keepPage(address, page, askedAt);
}

let isTidy = false;

async function tidyOnce(): Promise<void> {
  if (isTidy) return;
  isTidy = true;
  await kept.tidy();
}

const ANSWERS: Readonly<Record<CachePolicy, (event: FetchEvent) => void>> = {
  page: (event) => event.respondWith(answerPage(event)),
  file: (event) => event.respondWith(answerFile(event, "files")),
  art: (event) => event.respondWith(answerFile(event, "art")),
  farewell: (event) => inPassing(event, kept.forgetPages()),
};

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([fetchStandIn(null), worker.skipWaiting()]));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([kept.forgetEarlierVersions().catch(() => undefined), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
  const { method, url, destination } = event.request;
  const { origin, pathname: path } = new URL(url);
  const asked = { method, path, destination, isOwnOrigin: origin === worker.location.origin };
  const keeping = cachePolicyFor(asked, basePath);
  if (keeping !== null) ANSWERS[keeping](event);
});

/** Only pages of this origin can send messages here. */
worker.addEventListener("message", (event) => {
  inPassing(event, keepSeenPage(event.data as SeenPage).then(tidyOnce));
});
