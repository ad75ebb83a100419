import { LOCALES } from "#locales/manifest.ts";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";

type Attributes = Record<string, string>;

export interface HeadTags {
  readonly meta: Attributes[];
  readonly links: Attributes[];
  /** schema.org object as JSON, which only the server writes into the document. */
  readonly scripts: Attributes[];
}

function absolute(origin: string, address: string): string {
  return address.startsWith("/") ? `${origin}${address}` : address;
}

function localizedAddress(origin: string, path: string, locale: string): string {
  const url = new URL(path, origin);
  url.searchParams.set("locale", locale);
  return url.href;
}

/** Tags of the document's head for a page: title, description, previews, canonical address and its translations. */
export function headTagsOf(context: ScreenContext, head: PageHead): HeadTags {
  const origin = context.ports.configuration.purpleDomain;
  const { locale } = context.visit.get();
  const path = `${context.ports.configuration.basePath.replace(/\/$/, "")}${head.canonicalPath}`;
  const meta: Attributes[] = [
    { title: head.title },
    { name: "description", content: head.description },
    { property: "og:type", content: "website" },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: localizedAddress(origin, path, locale) },
    { property: "og:locale", content: locale.replace("-", "_") },
    { name: "robots", content: head.noIndex ? "noindex" : "index, follow" },
    { name: "twitter:card", content: head.image ? "summary_large_image" : "summary" },
  ];
  if (head.image) {
    const { src, w, h, alt } = head.image;
    meta.push({ property: "og:image", content: absolute(origin, src) });
    if (w !== null && h !== null) {
      meta.push(
        { property: "og:image:width", content: String(w) },
        { property: "og:image:height", content: String(h) },
      );
    }
    meta.push({ property: "og:image:alt", content: alt });
  }
  const links: Attributes[] = [
    { rel: "canonical", href: localizedAddress(origin, path, locale) },
    ...LOCALES.map(({ tag }) => ({ rel: "alternate", hrefLang: tag, href: localizedAddress(origin, path, tag) })),
    { rel: "alternate", hrefLang: "x-default", href: `${origin}${path}` },
  ];
  for (const { type, srcset, sizes, media } of head.preloads ?? []) {
    const condition = media === undefined ? {} : { media };
    links.push({
      rel: "preload",
      as: "image",
      type,
      imageSrcSet: srcset,
      imageSizes: sizes,
      fetchPriority: "high",
      ...condition,
    });
  }
  const { structuredData } = head;
  return { meta, links, scripts: structuredData ? [{ children: JSON.stringify(structuredData) }] : [] };
}
