import type { Result } from "../failures/request-failure.ts";
import type { Notice, NoticePage, NoticeQuery } from "../news/notice.ts";
import type { StaticArticle, StaticArticleSummary, StaticBoard } from "../news/static-board.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** News of the publisher. Never throws. */
export interface NewsGateway {
  /** `GET /news/api/notices`: pinned first, then newest, 20 a page */
  listNotices(query: NoticeQuery, options?: CallOptions): Promise<Result<NoticePage>>;
  /** `GET /news/api/notices/{noticeId}`; 404 for an unknown one. */
  getNotice(noticeId: string, options?: CallOptions): Promise<Result<Notice>>;
  /** `GET /static-board/api/boards`: boards that only the publisher writes on, in their order. */
  listStaticBoards(options?: CallOptions): Promise<Result<readonly StaticBoard[]>>;
  /** `GET /static-board/api/boards/{boardAlias}/articles`: all of them, the newest first. 404 for an unknown board. */
  listStaticArticles(boardAlias: string, options?: CallOptions): Promise<Result<readonly StaticArticleSummary[]>>;
  /** `GET /static-board/api/articles/{articleId}`; 404 for an unknown one. */
  getStaticArticle(articleId: string, options?: CallOptions): Promise<Result<StaticArticle>>;
}
