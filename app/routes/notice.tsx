import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { parseNoticeSearch } from "#ui/features/news/screens/notice-search.ts";
import { rootRoute } from "./root-route.tsx";

/** The list of news, and one piece of it. */
const page = lazySearchPage(
  {
    route: "notice",
    texts: ["news", "lists"],
    screen: () => import("#ui/features/news/screens/notice-page.tsx"),
  },
  parseNoticeSearch,
);

export const noticeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/notice/{-$articleId}",
  ...page,
  component: withPreload(page.component, () => (
    <page.component {...noticeRoute.useParams()} search={noticeRoute.useLoaderDeps()} />
  )),
});
