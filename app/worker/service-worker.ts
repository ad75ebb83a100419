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

/** What is put away in passing holds nothing up, and where it cannot be put away nothing is lost. */
const inPassing = (event: ExtendableEvent, task: Promise<unknown>): void =>
  event.waitUntil(task.catch(() => undefined));

/** Fetches what stands in for pages that are not there, in a language or in that of the visitor. */
async function fetchStandIn(locale: string | null): Promise<void> {
  const query = locale === null ? "" : `?locale=${locale}`;
  const page = await fetch(`${basePath}/offline-page${query}`, { cache: "no-store" });
  if (page.ok) await kept.keepStandIn(page);
}

/** The stand-in speaks the language of the page that was seen last. */
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
 * From the network, if it comes in time; else what is kept; else what says that there is no connection. A page that is loaded again
 * waits for the network as long as it takes: there is a reason for it, and it may be a new version of the store.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const askedAt = Date.now();
  const findKept = () => kept.findPage(request.url).catch(() => undefined);
  const network = fetch(request);
  inPassing(
    event,
    network.then((page) => {
      // The publisher's pages are nobody's to keep, and may be long.
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

/** From what is kept, else from the network, and kept from then on. */
async function answerFile(event: FetchEvent, kind: "files" | "art"): Promise<Response> {
  const { request } = event;
  const found = await kept.findFile(kind, request.url).catch(() => undefined);
  if (found !== undefined) return found;
  try {
    const answer = await fetch(request);
    inPassing(event, kept.keepFile(kind, request.url, answer.clone()));
    return answer;
  } catch {
    // To the page it is a file that did not come; a rejection would be told to the console besides.
    return new Response(null, { status: 504 });
  }
}

/** Files that the page had loaded before it was asked through this worker. Browsers have them at hand still. */
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

/** Keeps a page as it would be loaded now, unless that was done a moment ago. */
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
