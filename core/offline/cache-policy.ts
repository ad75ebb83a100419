import { removeBasePath } from "../navigation/base-path.ts";

/** A request of a page, as far as it matters for what is kept. */
export interface AskedFor {
  readonly method: string;
  /** Path of the address, with the base path. */
  readonly path: string;
  /** What it is asked for, as browsers name it: `document`, `image`, `script`; empty for a call. */
  readonly destination: string;
  readonly isOwnOrigin: boolean;
}

/**
 * What becomes of a request: a page comes from the network before what is kept, a file of a build or a picture from what is kept
 * before the network. A farewell, of whoever signs out or lets somebody sign in, forgets pages. `null`: nobody but the browser has to do with it.
 */
export type CachePolicy = "page" | "file" | "art" | "farewell";

/** Names carry a hash or a version: what is there under an address stays the same for ever. */
const FILE_PATH = /^\/assets\/./;
const SIGN_IN_PATH = /\/(login|login\/code|register|sso)$/;
const ART_PATH = /^\/media\/./;

/** What browsers ask for as a whole; films are asked for in parts. */
const FILE_DESTINATIONS: ReadonlySet<string> = new Set(["script", "style", "font", "image"]);

/**
 * Of calls, posts, streams, films, frames and of other origins nothing is kept; of pages only what the server allows
 * (`may-keep-page.ts`).
 */
export function cachePolicyFor(
  { method, path, destination, isOwnOrigin }: AskedFor,
  basePath: string,
): CachePolicy | null {
  if (!isOwnOrigin) return null;
  if (path.endsWith("/logout") || (method === "POST" && SIGN_IN_PATH.test(path))) return "farewell";
  if (method !== "GET") return null;
  const inside = removeBasePath(path, basePath);
  if (destination === "document") return inside === null ? null : "page";
  if (!FILE_DESTINATIONS.has(destination)) return null;
  // A build knows no base path: fonts, icons and pictures are asked for at the root of the site.
  const paths = [path, inside ?? path];
  if (paths.some((one) => FILE_PATH.test(one))) return "file";
  return destination === "image" && paths.some((one) => ART_PATH.test(one)) ? "art" : null;
}
