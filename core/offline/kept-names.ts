/** Version of the form in which things are kept; what is kept in an earlier one is deleted. */
const VERSION = 1;

/** Beginning of the names of all stores of a site, of whichever version; sites of one origin differ by their base path. */
export const siteNameOf = (basePath: string): string => `purple ${basePath} `;

const versionNameOf = (basePath: string): string => `${siteNameOf(basePath)}${VERSION} `;

/** Where files of builds are kept, pictures, and what stands in for pages that are not there. */
export const keptNameOf = (kind: "files" | "art" | "stand-in", basePath: string): string =>
  versionNameOf(basePath) + kind;

/** Where pages of one owner (`pageOwnerOf`) are kept. */
export const keptPagesNameOf = (owner: string, basePath: string): string =>
  `${versionNameOf(basePath)}pages of ${owner}`;

export const isKeptPagesName = (name: string, basePath: string): boolean =>
  name.startsWith(keptPagesNameOf("", basePath));

/** Whether a store is this site's, and of an earlier version. */
export const isOutdatedName = (name: string, basePath: string): boolean =>
  name.startsWith(siteNameOf(basePath)) && !name.startsWith(versionNameOf(basePath));
