import { readCachedAddresses, startPageCaching } from "#adapters/browser/service-worker-client.ts";
import { isDataSaverOn } from "#app/navigation/fetch-pages-ahead.ts";
import type { AppRouter } from "#app/routes/router.tsx";
import { normalizeBasePath } from "#core/navigation/base-path.ts";
import { onLinkClick, plainLinkOf } from "#ui/kit/links/link-clicks.ts";
import { goToDocument } from "#ui/overlays/page-history.ts";

/** Time on a page before it is cached, in milliseconds; its data has loaded then. */
const SEEN_AFTER_MS = 3_000;

/**
 * Lets the service worker cache the pages that a player sees. While the store cannot be reached, a link to a cached
 * page loads that document. Only on the website, and only in the top window. Returns a function that starts the
 * caching.
 */
export function keepPages(router: AppRouter): () => void {
  const { ports, visit } = router.options.context;
  const { keepsPages, basePath: configured } = ports.configuration;
  if (!keepsPages || visit.get().shell !== "web" || self !== top) return () => undefined;
  const basePath = normalizeBasePath(configured);
  let kept: ReadonlySet<string> = new Set();
  const readKept = async () => {
    kept = await readCachedAddresses(basePath);
  };

  onLinkClick("offline", (event) => {
    const isOffline = !navigator.onLine || visit.get().keptAt !== undefined;
    const link = plainLinkOf(event);
    if (!isOffline || link === null || link.target === "_blank") return;
    const { origin, pathname, search, href } = link;
    const isHere = pathname === location.pathname && search === location.search;
    if (isHere || !kept.has(origin + pathname + search)) return;
    event.preventDefault();
    event.stopPropagation();
    void goToDocument(href);
  });
  addEventListener("offline", readKept);
  if (visit.get().keptAt !== undefined) void readKept();

  return () => void startCaching(router, basePath);
}

async function startCaching(router: AppRouter, basePath: string): Promise<void> {
  const keeper = await startPageCaching(basePath);
  if (keeper === null || isDataSaverOn(navigator)) return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (navigator.onLine) keeper.report(location.origin + location.pathname + location.search);
    }, SEEN_AFTER_MS);
  };
  wait();
  router.subscribe("onResolved", wait);
}
