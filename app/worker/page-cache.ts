import { cacheNameOf, isOutdatedName, isPageCacheName, pageCacheNameOf } from "#core/offline/cache-names.ts";
import {
  CACHED_FILE_TTL_MS,
  CACHED_PAGE_FRESH_MS,
  CACHED_PAGE_TTL_MS,
  MAX_CACHED_FILES,
  MAX_CACHED_PAGES,
  MAX_CACHED_PICTURES,
} from "#core/offline/constants.ts";
import { entriesToEvict, isWithinTtl } from "#core/offline/entries-to-evict.ts";
import { isGonePage } from "#core/offline/is-gone-page.ts";
import { mayCacheFile } from "#core/offline/may-cache-file.ts";
import { MAY_CACHE_HEADER, PAGE_OWNER_HEADER } from "#core/offline/page-headers.ts";
import { rehydrateCachedPage } from "#core/offline/rehydrate-cached-page.ts";

/** Time of storage, in milliseconds of the device's clock. */
const CACHED_AT_HEADER = "X-Kept-At";

/** Fixed cache key, because the real address contains the language. */
const STAND_IN_KEY = "/stand-in";

/**
 * Entries are looked up by address only, ignoring `Vary`: those request headers were the same when they were stored.
 */
const BY_ADDRESS: CacheQueryOptions = { ignoreVary: true };

export interface PageCache {
  /** An immutable file or picture; `undefined` if it is not there. */
  readonly findFile: (kind: "files" | "art", address: string) => Promise<Response | undefined>;
  readonly cacheFile: (kind: "files" | "art", address: string, answer: Response) => Promise<void>;
  /** A cached page; `undefined` if there is none, or if it is too old. */
  readonly findPage: (address: string) => Promise<Response | undefined>;
  readonly isFresh: (address: string) => Promise<boolean>;
  /**
   * Stores a page that was requested at `askedAt`, if the server allows it. Pages of other players are deleted, and a
   * response to a request from before that is not stored. A page that is gone is deleted.
   */
  readonly cachePage: (address: string, page: Response, askedAt: number) => Promise<void>;
  readonly forgetPages: () => Promise<void>;
  readonly findFallbackPage: () => Promise<Response | undefined>;
  readonly cacheFallbackPage: (page: Response) => Promise<void>;
  readonly forgetEarlierVersions: () => Promise<void>;
  /** Deletes entries that are too old or exceed the limits. */
  readonly tidy: () => Promise<void>;
}

/**
 * Copies a response and adds the time of storage. The copied body is already decoded, so its encoding headers are
 * removed.
 */
function stamped(body: BodyInit, { status, headers: original }: Response): Response {
  const headers = new Headers(original);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set(CACHED_AT_HEADER, String(Date.now()));
  return new Response(body, { status, headers });
}

const cachedAtOf = ({ headers }: Response): number => Number(headers.get(CACHED_AT_HEADER));

/** Cache of the site below `basePath` on this device. Rejects in browsers without storage. */
export function createPageCache(basePath: string): PageCache {
  const open = (kind: "files" | "art" | "stand-in") => caches.open(cacheNameOf(kind, basePath));
  const namesOfPages = async () => (await caches.keys()).filter((name) => isPageCacheName(name, basePath));
  /** Owner and time of the last page request. */
  let last = { owner: "", askedAt: 0 };
  /** Changes happen one after another. */
  let turn = Promise.resolve();

  async function readPage(address: string): Promise<Response | undefined> {
    for (const name of await namesOfPages()) {
      const page = await (await caches.open(name)).match(address, BY_ADDRESS);
      if (page !== undefined) return page;
    }
    return undefined;
  }

  async function takePage(address: string, page: Response, askedAt: number): Promise<void> {
    const owner = page.headers.get(PAGE_OWNER_HEADER);
    if (owner === null || (owner !== last.owner && askedAt < last.askedAt)) return;
    last = { owner, askedAt: Math.max(askedAt, last.askedAt) };
    const own = pageCacheNameOf(owner, basePath);
    for (const name of await namesOfPages()) if (name !== own) await caches.delete(name);
    if (isGonePage(page.status)) await (await caches.open(own)).delete(address, { ...BY_ADDRESS, ignoreSearch: true });
    if (!page.headers.has(MAY_CACHE_HEADER)) return;
    await (await caches.open(own)).put(address, stamped(await page.text(), page));
  }

  async function tidyOne(name: string, most: number, forMs: number): Promise<void> {
    const cache = await caches.open(name);
    const entries = await Promise.all(
      (await cache.keys()).map(async (key) => {
        const kept = await cache.match(key, BY_ADDRESS);
        return { key, storedAt: kept === undefined ? 0 : cachedAtOf(kept) };
      }),
    );
    await Promise.all(entriesToEvict(entries, { most, forMs }, Date.now()).map((key) => cache.delete(key, BY_ADDRESS)));
  }

  return {
    async findFile(kind, address) {
      return (await open(kind)).match(address, BY_ADDRESS);
    },
    async cacheFile(kind, address, answer) {
      if (!mayCacheFile(answer.status, answer.headers.get("Cache-Control") ?? "")) return;
      await (await open(kind)).put(address, stamped(await answer.blob(), answer));
    },
    async findPage(address) {
      const page = await readPage(address);
      if (page === undefined || !isWithinTtl(cachedAtOf(page), CACHED_PAGE_TTL_MS, Date.now())) return undefined;
      return new Response(rehydrateCachedPage(await page.text(), cachedAtOf(page), Date.now()), page);
    },
    async isFresh(address) {
      const page = await readPage(address);
      return page !== undefined && isWithinTtl(cachedAtOf(page), CACHED_PAGE_FRESH_MS, Date.now());
    },
    cachePage(address, page, askedAt) {
      turn = turn.then(() => takePage(address, page, askedAt)).catch(() => undefined);
      return turn;
    },
    forgetPages() {
      last = { owner: "", askedAt: Date.now() };
      turn = turn
        .then(async () => {
          for (const name of await namesOfPages()) await caches.delete(name);
        })
        .catch(() => undefined);
      return turn;
    },
    async findFallbackPage() {
      return (await open("stand-in")).match(STAND_IN_KEY);
    },
    async cacheFallbackPage(page) {
      await (await open("stand-in")).put(STAND_IN_KEY, page);
    },
    async forgetEarlierVersions() {
      for (const name of await caches.keys()) if (isOutdatedName(name, basePath)) await caches.delete(name);
    },
    async tidy() {
      await tidyOne(cacheNameOf("files", basePath), MAX_CACHED_FILES, CACHED_FILE_TTL_MS);
      await tidyOne(cacheNameOf("art", basePath), MAX_CACHED_PICTURES, CACHED_FILE_TTL_MS);
      for (const name of await namesOfPages()) await tidyOne(name, MAX_CACHED_PAGES, CACHED_PAGE_TTL_MS);
    },
  };
}
