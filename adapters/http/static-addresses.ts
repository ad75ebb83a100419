import type { Media } from "#core/catalogue/game.ts";
import type { ServiceBases } from "#core/configuration/runtime-configuration.ts";
import { DEFAULT_SERVICE_BASES } from "../wire/service-bases.ts";

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
 * Resolves the addresses of media at any depth of editorial content: the shape of content varies by its reader, that of
 * media does not.
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

/**
 * Addresses of pages that the publisher gives by their path: payments are below a base of their own, all other pages at the
 * origin of the Purple API.
 */
export function createPageResolver({ purple, payment }: Pick<ServiceBases, "purple" | "payment">): ResolveStatic {
  const ownPrefix = DEFAULT_SERVICE_BASES.payment;
  const resolve = createStaticResolver(/^https?:/.test(purple) ? new URL(purple).origin : "");
  return (address) =>
    address.startsWith(`${ownPrefix}/`)
      ? payment.replace(/\/+$/, "") + address.slice(ownPrefix.length)
      : resolve(address);
}
