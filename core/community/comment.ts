import type { Instant } from "../catalogue/game.ts";
import { foldCase } from "../texts/fold-code.ts";
import type { Author } from "./article.ts";
import type { HiddenBy, HiddenReason } from "./post.ts";

export type CommentSort = "oldest" | "newest";

/** A player who is mentioned as `@nickname` in a text. */
export interface Mention {
  readonly id: string;
  readonly nickname: string;
}

/** A comment of an article. */
export interface Comment {
  readonly id: string;
  readonly articleId: string;
  /** The comment its thread began with; `null` for that comment itself. */
  readonly threadId: string | null;
  readonly author: Author;
  /** Plain text; empty once it is deleted or a moderator has hidden it. */
  readonly content: string;
  readonly mentions: readonly Mention[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly isDeleted: boolean;
  /** `null` if it is not known. */
  readonly likeCount: number | null;
  /** `null` if it is not known. */
  readonly replyCount: number | null;
  readonly myLike: boolean;
  readonly isMine: boolean;
  readonly hidden: HiddenReason | null;
  readonly hiddenBy: HiddenBy | null;
}

export interface CommentDraft {
  readonly content: string;
  /** Ids of the players named in the text. */
  readonly mentions: readonly string[];
}

export interface CommentPage {
  readonly comments: readonly Comment[];
  /** Comments of the article that are not deleted; `null` if it is not known. */
  readonly total: number | null;
  /** The list starts at a requested comment, and others precede it. */
  readonly hasEarlier: boolean;
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** Whether a comment has text for the reader, possibly collapsed because the reader has hidden it. */
export const isCommentReadable = ({ isDeleted, hidden }: Pick<Comment, "isDeleted" | "hidden">): boolean =>
  !isDeleted && hidden !== "moderated";

/** Whether a name stands at a position of a text, whatever the case. */
function isSameName(nickname: string, content: string, from: number): boolean {
  const there = content.slice(from, from + nickname.length);
  return there === nickname || foldCase(there) === foldCase(nickname);
}

/** Splits a text at mentions: segments that name a player of `mentions` carry the player. */
export function splitMentions(
  content: string,
  mentions: readonly Mention[],
): readonly { readonly text: string; readonly mention: Mention | null }[] {
  const pieces: { readonly text: string; readonly mention: Mention | null }[] = [];
  // The longest first: `@Ann` is no beginning of `@Anna`.
  const longestFirst = mentions.toSorted((one, other) => other.nickname.length - one.nickname.length);
  let plain = "";
  let at = 0;
  while (at < content.length) {
    const mention =
      content[at] === "@" ? longestFirst.find(({ nickname }) => isSameName(nickname, content, at + 1)) : undefined;
    if (mention === undefined) {
      plain += content[at];
      at += 1;
      continue;
    }
    if (plain !== "") pieces.push({ text: plain, mention: null });
    plain = "";
    const end = at + 1 + mention.nickname.length;
    pieces.push({ text: content.slice(at, end), mention });
    at = end;
  }
  if (plain !== "") pieces.push({ text: plain, mention: null });
  return pieces;
}
