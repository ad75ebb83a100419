import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Achievements of a game. */
export const gameAchievementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/achievement",
  ...lazyPage({
    route: "gameAchievement",
    texts: ["game", "achievements"],
    screen: () => import("#ui/features/achievements/screens/game-achievements-page.tsx"),
    ...(import.meta.env.SSR && {
      modules: ["ui/features/achievements/screens/game-achievements-page.tsx"],
      lateModules: ["ui/features/achievements/screens/achievement-list-parts.tsx"],
    }),
  }),
});
