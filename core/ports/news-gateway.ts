import type { Instant } from "../catalogue/game.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

export type NoticeCategory = "notice" | "maintenance" | "event" | "update";

/** A notice of the publisher as lists show it. */
export interface NoticeSummary {
  readonly id: string;
  readonly category: NoticeCategory;
  readonly title: string;
  readonly summary: string;
  readonly isPinned: boolean;
  readonly publishedAt: Instant;
  /** Language of the texts as a BCP 47 tag. */
  readonly textLocale: string;
}

export interface Notice extends NoticeSummary {
  /** HTML, sanitised when it was written; to be sanitised again where it is shown. */
  readonly body: string;
}

export interface NoticePage {
  readonly notices: readonly NoticeSummary[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** News of the publisher. Never throws. */
export interface NewsGateway {
  /** `GET /news/api/notices`: pinned first, then newest, 20 a page */
  listNotices(
    query: { readonly category?: NoticeCategory | undefined; readonly cursor?: string | undefined },
    options?: CallOptions,
  ): Promise<Result<NoticePage>>;
  /** `GET /news/api/notices/{noticeId}`; 404 for an unknown one. */
  getNotice(noticeId: string, options?: CallOptions): Promise<Result<Notice>>;
}
