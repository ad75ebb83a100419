import type { GameCode, Instant } from "../catalogue/game.ts";
import type { BoardRole, HiddenBy, HiddenReason } from "./post.ts";

/** Author of a post. */
export interface Author {
  readonly id: string;
  /** `null` once the account is deleted; empty if it is not known. */
  readonly nickname: string | null;
  /** Address of their picture. */
  readonly avatar: string;
  readonly isModerator: boolean;
}

/** An author who can be mentioned. */
export interface NamedAuthor extends Author {
  readonly nickname: string;
}

export const isNamed = (author: Author): author is NamedAuthor => Boolean(author.nickname);

/** A board of a game. */
export interface Board {
  readonly alias: string;
  readonly title: string;
  /** `null` if it is not known. */
  readonly articleCount: number | null;
  /** Categories of its articles; most boards have none. `null` if they are not known. */
  readonly menus: readonly { readonly id: string; readonly title: string }[] | null;
}

/** The boards of a game as a reader finds them. */
export interface BoardList {
  readonly boards: readonly Board[];
  /** Present if some of the boards could not be read. */
  readonly isPartial?: true;
  readonly myRole: BoardRole;
}

export type ArticleSort = "new" | "top" | "recommended";

/** An article as lists of a board show it. */
export interface ArticleEntry {
  readonly id: string;
  readonly gameCode: GameCode;
  readonly boardAlias: string;
  readonly menu: string | null;
  readonly title: string;
  /** Beginning of the text, as plain text. */
  readonly excerpt: string;
  /** Address of its first picture. */
  readonly image: string | null;
  readonly author: Author;
  readonly createdAt: Instant;
  readonly isPinned: boolean;
  readonly isRecommended: boolean;
  /** `null` if it is not known. */
  readonly likeCount: number | null;
  /** `null` if it is not known. */
  readonly commentCount: number | null;
  /** Language of the texts as a BCP 47 tag. */
  readonly language: string;
  readonly isMine: boolean;
  /** Who hid it from others; only its author and moderators see this. */
  readonly hiddenBy: HiddenBy | null;
}

/** An article as it is read. */
export interface Article extends ArticleEntry {
  /** HTML, to be sanitised where it is shown. */
  readonly body: string;
  /** Sent with an edit, which is refused if the article has changed since. */
  readonly updatedAt: Instant;
  readonly myLike: boolean;
  /** Why its reader does not see it at once. */
  readonly hidden: HiddenReason | null;
  readonly myRole: BoardRole;
}

/** Input of the author. */
export interface ArticleDraft {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly menu: string | null;
}

export interface ArticlePage {
  readonly articles: readonly ArticleEntry[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}
