import { createRoute } from "@tanstack/react-router";
import type { ScreenImport } from "#app/navigation/lazy-page.ts";
import { routeComponent, withPreload } from "#app/navigation/route-component.tsx";
import type { RouteName } from "#core/navigation/route-map.ts";
import { type RawSearch, textOf } from "#ui/context/raw-search.ts";
import { rootRoute } from "./root-route.tsx";

const screen: ScreenImport<typeof import("./developer-page.tsx")> = () => import("#app/routes/developer-page.tsx");

const DeveloperPage = routeComponent(async () => (await screen()).DeveloperPage);

/** Pages for developers: the gallery of the design system with its stages, and the simulator; without the test tools an address like any unknown one. */
const developerPage = (route: RouteName) => ({
  // Each of the pages parses these itself.
  validateSearch: (raw: RawSearch): Readonly<Record<string, string | undefined>> =>
    Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, textOf(value)])),
  // The root route sets `noindex`.
  head: () => ({ meta: [{ title: "Developers" }] }),
  staticData: { route, isBare: true, screenFile: screen.file },
});

export const toolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dev/$toolName/{-$componentName}",
  ...developerPage("tool"),
  component: withPreload(DeveloperPage, () => (
    <DeveloperPage {...toolRoute.useParams()} search={toolRoute.useSearch()} isStage={false} />
  )),
});

export const toolStageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dev/$toolName/$componentName/stage",
  ...developerPage("toolStage"),
  component: withPreload(DeveloperPage, () => (
    <DeveloperPage {...toolStageRoute.useParams()} search={toolStageRoute.useSearch()} isStage />
  )),
});
