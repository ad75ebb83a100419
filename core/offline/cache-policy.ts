import { removeBasePath } from "../navigation/base-path.ts";

/** Properties of a request that decide its cache policy. */
export interface AskedFor {
  readonly method: string;
  /** Path of the address, with the base path. */
  readonly path: string;
  /** `Request.destination`: `document`, `image`, `script`; empty for a call. */
  readonly destination: string;
  readonly isOwnOrigin: boolean;
}

/**
 * `page`: network first. `file` (of a build) and `art`: cache first. `purge` (sign-out and sign-in): deletes cached
 * pages. `null`: not intercepted.
 */
export type CachePolicy = "page" | "file" | "art" | "purge";

/** Names contain a hash or a version, so the content of an address never changes. */
const FILE_PATH = /^\/assets\/./;
const SIGN_IN_PATH = /\/(login|login\/code|login\/agreements|register|sso)$/;
const ART_PATH = /^\/media\/./;

/** Destinations that browsers request as a whole; videos use range requests. */
const FILE_DESTINATIONS: ReadonlySet<string> = new Set(["script", "style", "font", "image"]);

/**
 * Never caches calls, posts, streams, videos, frames and other origins; pages are cached only if the server allows it
 * (`may-cache-page.ts`).
 */
export function cachePolicyFor(
  { method, path, destination, isOwnOrigin }: AskedFor,
  basePath: string,
): CachePolicy | null {
  if (!isOwnOrigin) return null;
  if (path.endsWith("/logout") || (method === "POST" && SIGN_IN_PATH.test(path))) return "purge";
  if (method !== "GET") return null;
  const inside = removeBasePath(path, basePath);
  if (destination === "document") return inside === null ? null : "page";
  if (!FILE_DESTINATIONS.has(destination)) return null;
  // A build is independent of the base path: fonts, icons and pictures are requested at the root of the site.
  const paths = [path, inside ?? path];
  if (paths.some((one) => FILE_PATH.test(one))) return "file";
  return destination === "image" && paths.some((one) => ART_PATH.test(one)) ? "art" : null;
}
