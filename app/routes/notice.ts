import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** The list of news, and one piece of it. */
export const noticeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/notice/{-$articleId}",
  ...lazyPage({
    route: "notice",
    texts: ["news", "lists"],
    screen: () => import("#ui/features/news/screens/notice-page.tsx"),
    ...(import.meta.env.SSR && {
      modules: ["ui/features/news/screens/notice-page.tsx"],
      lateModules: ["ui/features/news/screens/reading-parts.tsx"],
    }),
  }),
});
