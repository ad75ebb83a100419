import { useParams, useSearch } from "@tanstack/react-router";
import { PageShown } from "#ui/visit/page-shown.tsx";
import { NewsListScreen } from "./news-list-screen.tsx";
import { NoticeScreen } from "./notice-screen.tsx";
import { parseNoticeSearch } from "./notice-search.ts";
import { StaticArticleScreen } from "./static-article-screen.tsx";

export { loadNotice as load } from "./notice-data.ts";
export { noticeHead as head } from "./notice-head.ts";

/** Everything the route of the news loads, in one lazy file. */
export function Page() {
  const { articleId } = useParams({ strict: false });
  const search = parseNoticeSearch(useSearch({ strict: false }));
  return (
    <>
      {articleId === undefined && <NewsListScreen search={search} />}
      {articleId !== undefined && search.board === undefined && <NoticeScreen noticeId={articleId} />}
      {articleId !== undefined && search.board !== undefined && (
        <StaticArticleScreen articleId={articleId} board={search.board} />
      )}
      <PageShown />
    </>
  );
}
