import { NoticeScreen } from "./notice-screen.tsx";
import { StaticArticleScreen } from "./static-article-screen.tsx";

export interface ReadingProps {
  readonly articleId: string;
  /** Board of the article if only the publisher writes there; absent for news. */
  readonly board: string | undefined;
}

/** A piece of news, or an article of a board that only the publisher writes on. */
export function Reading({ articleId, board }: ReadingProps) {
  if (board === undefined) return <NoticeScreen noticeId={articleId} />;
  return <StaticArticleScreen articleId={articleId} board={board} />;
}
