import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { ArticleParams } from "./article-data.ts";
import { ArticleScreen } from "./article-screen.tsx";

export { loadArticle as load } from "./article-data.ts";
export { articleHead as head } from "./article-head.ts";

/** Everything the routes of an article load, in one lazy file. */
export function Page(params: ArticleParams) {
  return (
    <>
      <ArticleScreen {...params} />
      <NotifyHydrated />
    </>
  );
}
