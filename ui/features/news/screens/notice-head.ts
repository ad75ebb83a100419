import { buildPath } from "#core/navigation/build-path.ts";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { noticeQuery, staticArticleQuery, staticBoardsQuery } from "#ui/features/news/queries/news.ts";
import { type NoticeParams, type NoticeSearch, writeNoticeSearch } from "./notice-search.ts";

/** Title and preview of the list of news, and of one piece of it. */
export function noticeHead(
  context: ScreenContext,
  { params, search }: PageAddress<NoticeParams, NoticeSearch>,
): PageHead {
  const { queryClient, texts } = context;
  const { t } = texts.instance;
  const { articleId } = params;
  const query = new URLSearchParams(writeNoticeSearch(search)).toString();
  const canonicalPath = buildPath("notice", { articleId }) + (query === "" ? "" : `?${query}`);
  const listed = { title: t("headTitle", { ns: "news" }), description: t("headDescription", { ns: "news" }) };
  if (articleId === undefined) {
    const boards = queryClient.getQueryData(staticBoardsQuery(context).queryKey);
    const board = boards?.find(({ alias }) => alias === search.board);
    const words = search.category === "boards" ? t("boardsTitle", { ns: "news" }) : board?.title;
    const title = words === undefined ? listed.title : t("headOf", { ns: "news", title: words });
    return { ...listed, title, canonicalPath };
  }
  if (search.board !== undefined) {
    const article = queryClient.getQueryData(staticArticleQuery(context, articleId).queryKey);
    if (article === undefined) return { ...listed, canonicalPath, noIndex: true };
    const title = t("headOf", { ns: "news", title: article.title });
    return { title, description: listed.description, canonicalPath };
  }
  const notice = queryClient.getQueryData(noticeQuery(context, articleId).queryKey);
  if (notice === undefined) return { ...listed, canonicalPath, noIndex: true };
  return {
    title: t("headOf", { ns: "news", title: notice.title }),
    description: notice.summary,
    // The filter that it was found by is no part of the canonical address.
    canonicalPath: buildPath("notice", { articleId }),
    structuredData: {
      "@context": "https://schema.org",
      "@type": "NewsArticle",
      headline: notice.title,
      datePublished: notice.publishedAt,
      inLanguage: notice.textLocale,
    },
  };
}
