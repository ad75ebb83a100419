import { and, eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { hiddenPosts, postLikes, postReports } from "#adapters/reference-backend/database/schema/index.ts";
import { CallRefusal, invalidInput } from "#adapters/reference-backend/http/call-refusal.ts";
import type { PostKind } from "#core/community/post.ts";
import { reportRefusalOf } from "#core/community/report.policy.ts";
import type { ReportReason } from "#core/community/report-reasons.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";

/** A player's mark on a post. */
export interface PostMark {
  readonly accountId: string;
  readonly kind: PostKind;
  readonly postId: string;
}

/** Likes a post or takes that back; by how much its likes change. */
export async function changeLike(transaction: Queries, mark: PostMark, liked: boolean): Promise<-1 | 0 | 1> {
  const changed = liked
    ? await transaction.insert(postLikes).values(mark).onConflictDoNothing().returning()
    : await transaction.delete(postLikes).where(isMark(postLikes, mark)).returning();
  if (changed.length === 0) return 0;
  return liked ? 1 : -1;
}

/** Hides a post from a player, or shows it again; again and again the same. */
export async function setHidden(transaction: Queries, mark: PostMark, hidden: boolean): Promise<void> {
  if (hidden) await transaction.insert(hiddenPosts).values(mark).onConflictDoNothing();
  else await transaction.delete(hiddenPosts).where(isMark(hiddenPosts, mark));
}

/** Stores a report: 400 if it has no reason, 409 if the player has already reported the post. */
export async function reportPost(
  transaction: Queries,
  mark: PostMark,
  report: { readonly reason: ReportReason; readonly words: string },
  now: Date,
): Promise<void> {
  const refusal = reportRefusalOf(report);
  if (refusal !== null) throw invalidInput({ field: "body.words", message: refusal });
  const words = normalizeText(report.words);
  if (words.includes("\0")) throw invalidInput({ field: "body.words", message: "It holds U+0000." });
  const reported = await transaction
    .insert(postReports)
    .values({ ...mark, reason: report.reason, words, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (reported.length > 0) return;
  throw new CallRefusal(409, "ALREADY_REPORTED", "You have reported this already.", {
    details: { reason: "already_reported" },
  });
}

function isMark(table: typeof postLikes | typeof hiddenPosts, mark: PostMark) {
  return and(eq(table.accountId, mark.accountId), eq(table.kind, mark.kind), eq(table.postId, mark.postId));
}
