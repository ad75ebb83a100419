import type { Media } from "#core/catalogue/game.ts";

/** Makes the address of a static file absolute, or leaves it as it is. */
export type ResolveStatic = (address: string) => string;

/**
 * Addresses of static files are given relative to the publisher's static domain; without one they are the page's own.
 * Absolute, `//host` and `data:` addresses stay as they are.
 */
export function createStaticResolver(wstaticDomain: string): ResolveStatic {
  const domain = wstaticDomain.replace(/\/+$/, "");
  return (address) => (domain !== "" && /^\/(?!\/)/.test(address) ? domain + address : address);
}

/** Media with each of its addresses resolved, candidates of `srcset` and captions included. */
export function resolveMedia(media: Media, resolve: ResolveStatic): Media {
  return {
    ...media,
    src: resolve(media.src),
    srcset: resolveCandidates(media.srcset, resolve),
    poster: resolve(media.poster),
    captions: media.captions.map((caption) => ({ ...caption, src: resolve(caption.src) })),
  };
}

/**
 * Editorial content with the addresses of its media resolved, wherever they stand in it: the shape of content belongs to its
 * reader, that of media does not change.
 */
export function resolveMediaWithin(content: unknown, resolve: ResolveStatic): unknown {
  if (Array.isArray(content)) return content.map((entry) => resolveMediaWithin(entry, resolve));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      if (typeof value !== "string") return [name, resolveMediaWithin(value, resolve)];
      if (name === "src" || name === "poster") return [name, resolve(value)];
      return [name, name === "srcset" ? resolveCandidates(value, resolve) : value];
    }),
  );
}

/** Candidates of `srcset` are parted by a comma and white space; commas inside an address have none after them. */
function resolveCandidates(srcset: string, resolve: ResolveStatic): string {
  return srcset.split(/,\s+/).map(resolve).join(", ");
}

/** Origin of pages that a service gives the address of, such as that of a payment; empty for the page's own. */
export function pagesOriginOf(serviceBase: string): string {
  return /^https?:/.test(serviceBase) ? new URL(serviceBase).origin : "";
}
