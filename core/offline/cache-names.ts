/** Version of the cache format; caches of earlier versions are deleted. */
const VERSION = 1;

/** Prefix of the cache names of a site in every version; sites of one origin differ by their base path. */
export const siteNameOf = (basePath: string): string => `purple ${basePath} `;

const versionNameOf = (basePath: string): string => `${siteNameOf(basePath)}${VERSION} `;

/** Name of the cache for build files, pictures or the fallback page. */
export const cacheNameOf = (kind: "files" | "art" | "stand-in", basePath: string): string =>
  versionNameOf(basePath) + kind;

/** Name of the cache for pages of one owner (`pageOwnerOf`). */
export const pageCacheNameOf = (owner: string, basePath: string): string =>
  `${versionNameOf(basePath)}pages of ${owner}`;

export const isPageCacheName = (name: string, basePath: string): boolean =>
  name.startsWith(pageCacheNameOf("", basePath));

/** Whether a store is this site's, and of an earlier version. */
export const isOutdatedName = (name: string, basePath: string): boolean =>
  name.startsWith(siteNameOf(basePath)) && !name.startsWith(versionNameOf(basePath));
