import type { AnyRouteMatch } from "@tanstack/react-router";
import type { ScreenContext } from "#ui/head/page-head.ts";
import { gameHead } from "#ui/screens/game/game-head.ts";
import { storeIndexHead } from "#ui/screens/store-index/store-index-head.ts";
import { gameRoute } from "./game-route.ts";
import { storeIndexRoute } from "./store-index-route.ts";

/** schema.org objects of a matched page: the server sends them as JSON-LD, a browser has no use for them. */
export function structuredDataOf(context: ScreenContext, match: AnyRouteMatch): Readonly<Record<string, unknown>>[] {
  if (match.status !== "success") return [];
  const head =
    match.routeId === gameRoute.id
      ? gameHead(context, match.params.gameCode)
      : match.routeId === storeIndexRoute.id
        ? storeIndexHead(context, match.search)
        : null;
  return head?.structuredData ? [head.structuredData] : [];
}
