import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { parseGameAchievementsSearch } from "#ui/features/achievements/screens/game-achievements-search.ts";
import { rootRoute } from "./root-route.tsx";

/** Achievements of a game. */
const page = lazySearchPage(
  {
    route: "gameAchievement",
    texts: ["game", "achievements"],
    screen: () => import("#ui/features/achievements/screens/game-achievements-page.tsx"),
  },
  parseGameAchievementsSearch,
);

export const gameAchievementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/achievement",
  ...page,
  component: withPreload(page.component, () => (
    <page.component {...gameAchievementRoute.useParams()} search={gameAchievementRoute.useLoaderDeps()} />
  )),
});
