import type { AnyRoute } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { routeTree } from "#app/routes/router.tsx";
import { ROUTES } from "#core/navigation/route-map.ts";

const routes: readonly AnyRoute[] = Object.values(routeTree.children ?? {});

/** `/game/$gameCode/{-$part}` of the router as the URL map writes it. */
const patternOf = (path: string): string => path.replace(/\{-\$(\w+)\}/g, ":$1?").replace(/\$(\w+)/g, ":$1");

test("the router has the pages of the URL map at their addresses and no others, in the same order", () => {
  const ofRouter = routes.map(({ options }) => [
    options.staticData?.route,
    "path" in options && patternOf(String(options.path)),
  ]);
  expect(ofRouter).toEqual(Object.entries(ROUTES).map(([route, { pattern }]) => [route, pattern]));
});
