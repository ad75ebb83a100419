import { isPageCacheName } from "#core/offline/cache-names.ts";
import type { SeenPage } from "#core/offline/seen-page.ts";

/** The service worker as a page sees it. */
export interface ServiceWorkerClient {
  /** Reports a page that the player sees and that has loaded its data. */
  readonly report: (address: string) => void;
}

/** Trusted Types as far as they are used; types of the platform do not know them yet. */
interface WorkerPolicies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * Registers the service worker below a base path (`""` for the root). `null` if the browser does not support or allow
 * it: in a private window, without https, or without storage.
 */
export async function startPageCaching(basePath: string): Promise<ServiceWorkerClient | null> {
  const address = `${basePath}/service-worker.js`;
  try {
    // Reading it can throw where storage is refused.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (workers === undefined) return null;
    // Under Trusted Types a script address must come from a policy; this policy allows only the service worker.
    const policies: WorkerPolicies | undefined = Reflect.get(window, "trustedTypes");
    const policy = policies?.createPolicy("page-keeper", {
      createScriptURL: (asked) => (asked === address ? asked : ""),
    });
    const script = (policy?.createScriptURL(address) ?? address) as string;
    await workers.register(script, { scope: basePath || "/" });
  } catch {
    return null;
  }
  return {
    async report(page) {
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      const seen: SeenPage = { address: page, files };
      (await navigator.serviceWorker.ready).active?.postMessage(seen);
    },
  };
}

/** Addresses of the stored pages, without hash. */
export async function readCachedAddresses(basePath: string): Promise<ReadonlySet<string>> {
  try {
    const names = (await caches.keys()).filter((name) => isPageCacheName(name, basePath));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return new Set(keys.flat().map(({ url }) => url));
  } catch {
    return new Set();
  }
}
