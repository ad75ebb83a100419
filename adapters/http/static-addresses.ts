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
    // Candidates are parted by a comma and white space; commas inside an address have none after them.
    srcset: media.srcset.split(/,\s+/).map(resolve).join(", "),
    poster: resolve(media.poster),
    captions: media.captions.map((caption) => ({ ...caption, src: resolve(caption.src) })),
  };
}
