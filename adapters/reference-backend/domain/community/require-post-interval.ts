import { desc, eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { articles, comments } from "#adapters/reference-backend/database/schema/index.ts";
import { CallRefusal } from "#adapters/reference-backend/http/call-refusal.ts";
import { postWaitMs } from "#core/community/article.policy.ts";
import { lockAccount } from "../commerce/lock-account.ts";

/** Serialises the posts of a player and requires a minimum interval; 429 with the remaining time. */
export async function requirePostInterval(transaction: Queries, accountId: string, now: Date): Promise<void> {
  await lockAccount(transaction, accountId);
  const [[article], [comment]] = [
    await transaction
      .select({ at: articles.createdAt })
      .from(articles)
      .where(eq(articles.accountId, accountId))
      .orderBy(desc(articles.createdAt))
      .limit(1),
    await transaction
      .select({ at: comments.createdAt })
      .from(comments)
      .where(eq(comments.accountId, accountId))
      .orderBy(desc(comments.createdAt))
      .limit(1),
  ];
  const last = Math.max(article?.at.getTime() ?? 0, comment?.at.getTime() ?? 0);
  const wait = last > now.getTime() ? 0 : postWaitMs(last === 0 ? null : last, now.getTime());
  if (wait === 0) return;
  throw new CallRefusal(429, "POSTED_TOO_SOON", "Wait a moment before the next post.", {
    details: { reason: "posted_too_soon" },
    retryAfterSeconds: Math.ceil(wait / 1_000),
  });
}
