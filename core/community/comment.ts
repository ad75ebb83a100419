import type { Instant } from "../catalogue/game.ts";
import { foldCase } from "../texts/fold-code.ts";
import type { Author } from "./article.ts";
import { isWithinWord, mentionStartsIn } from "./mention-query.ts";
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

/** Whether a name, whatever its case, stands at a position of a text and is not the beginning of a longer word. */
function isNameAt(nickname: string, content: string, from: number): boolean {
  const end = from + nickname.length;
  const there = content.slice(from, end);
  if (there !== nickname && foldCase(there) !== foldCase(nickname)) return false;
  return !isWithinWord(there, content.slice(end));
}

/** Splits a text at mentions: segments that name a player of `mentions` carry the player. */
export function splitMentions<Named extends Mention>(
  content: string,
  mentions: readonly Named[],
): readonly { readonly text: string; readonly mention: Named | null }[] {
  const pieces: { readonly text: string; readonly mention: Named | null }[] = [];
  // The longest first: `@Ann Lee` names Ann Lee, not Ann.
  const longestFirst = mentions.toSorted((one, other) => other.nickname.length - one.nickname.length);
  let at = 0;
  for (const index of mentionStartsIn(content)) {
    if (index < at) continue;
    const mention = longestFirst.find(({ nickname }) => isNameAt(nickname, content, index + 1));
    if (mention === undefined) continue;
    if (index > at) pieces.push({ text: content.slice(at, index), mention: null });
    at = index + 1 + mention.nickname.length;
    pieces.push({ text: content.slice(index, at), mention });
  }
  if (at < content.length) pieces.push({ text: content.slice(at), mention: null });
  return pieces;
}

/** Those of `mentions` that a text names; all of one name, since nicknames need not be unique. */
export function mentionsIn<Named extends Mention>(content: string, mentions: readonly Named[]): readonly Named[] {
  const named = splitMentions(content, mentions).flatMap(({ mention }) => mention?.nickname ?? []);
  const names = new Set(named.map(foldCase));
  return mentions.filter(({ nickname }) => names.has(foldCase(nickname)));
}
