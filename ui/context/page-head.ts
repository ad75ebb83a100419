import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Media } from "#core/catalogue/game.ts";
import type { RouteName } from "#core/navigation/route-map.ts";
import type { Ports } from "#core/ports/index.ts";
import type { TextLibrary } from "./text-library.ts";
import type { VisitStore } from "./visit-store.ts";

/** Context of loaders and heads; the same on the server and in the browser. */
export interface ScreenContext {
  readonly ports: Ports;
  readonly queryClient: QueryClient;
  readonly texts: TextLibrary;
  readonly visit: VisitStore;
  /**
   * Whether loaders wait for data before the page is shown. The server always waits, to send complete HTML. The
   * browser waits on back navigation, so that the page height and the scroll position can be restored.
   */
  readonly blocksOnData: () => boolean;
  /**
   * Whether the next page shows its first view before the rest. The browser does so on forward navigation. The
   * server's HTML and its hydration are always complete.
   */
  readonly rendersInPhases: () => boolean;
}

/** The address of a page, taken apart. Its route has the path whose parameters these are. */
export interface PageAddress<Params extends object, Search extends object = object> {
  /** Name in the URL map of the core: some pages have more than one address. */
  readonly route: RouteName;
  readonly params: Params;
  /** Search of the address as the page has parsed it. */
  readonly search: Search;
}

/** Parts that the route of a page loads lazily. `Props` are those parameters of the address that its component needs. */
export interface PageParts<Params extends object, Search extends object = object, Props extends object = object> {
  /**
   * Fills the query cache; a page that resolves to "notFound" answers 404. Absent where the content belongs to a player or
   * a device: the browser requests it.
   */
  readonly load?: (context: ScreenContext, address: PageAddress<Params, Search>) => Promise<unknown>;
  readonly head: (context: ScreenContext, address: PageAddress<Params, Search>) => PageHead;
  readonly Page: ComponentType<Props>;
}

/** A picture that is fetched with the document. */
export interface PicturePreload {
  readonly srcset: string;
  readonly sizes: string;
  readonly type: string;
  /** Media condition under which this picture is the one shown; always if absent. */
  readonly media?: string | undefined;
}

/** Metadata of a screen for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path and query without the locale; the canonical address is made from it. */
  readonly canonicalPath: string;
  /** Address of the preview picture; absent for the store's own. */
  readonly image?: Pick<Media, "src" | "w" | "h" | "alt"> | undefined;
  /** Largest pictures of the first view, preloaded. */
  readonly preloads?: readonly PicturePreload[] | undefined;
  /** schema.org object, sent as JSON-LD by the server. */
  readonly structuredData?: Readonly<Record<string, unknown>> | undefined;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean | undefined;
}
