import { and, eq, gte, inArray, lte } from "drizzle-orm";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Queries } from "../database/database.ts";
import { accounts, notices, notifications } from "../database/schema/index.ts";
import { type NewNotification, notify } from "./notify.ts";

/** Finds what a player has to be told by now; each piece carries `once`. */
type Collector = (queries: Queries, accountId: string, now: Date) => Promise<readonly NewNotification[]>;

/** A pinned notice is told to everybody who was there when it appeared, and no longer after so many milliseconds. */
const NOTICE_TOLD_FOR_MS = 30 * 86_400_000;

const COLLECTORS: readonly Collector[] = [pinnedNotices];

/**
 * Tells a player what nobody has told them: things that come to pass by themselves, by their date. To be called before
 * notifications are read.
 */
export async function collectNews(queries: Queries, accountId: string, now: Date): Promise<void> {
  const news: NewNotification[] = [];
  for (const collect of COLLECTORS) news.push(...(await collect(queries, accountId, now)));
  const fresh = await withoutTold(queries, accountId, news);
  if (fresh.length > 0) await queries.transaction((transaction) => notify(transaction, ...fresh));
}

/** Reading is far more frequent than news: what has been told costs no write. */
async function withoutTold(queries: Queries, accountId: string, news: readonly NewNotification[]) {
  if (news.length === 0) return [];
  const keys = news.flatMap(({ once }) => once ?? []);
  const told = await queries
    .select({ onceKey: notifications.onceKey })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), inArray(notifications.onceKey, keys)));
  return news.filter(({ once }) => !told.some(({ onceKey }) => onceKey === once));
}

async function pinnedNotices(queries: Queries, accountId: string, now: Date): Promise<readonly NewNotification[]> {
  const rows = await queries
    .select({ id: notices.id, publishedAt: notices.publishedAt })
    .from(notices)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(
      and(
        eq(notices.pinned, true),
        gte(notices.publishedAt, accounts.createdAt),
        gte(notices.publishedAt, new Date(now.getTime() - NOTICE_TOLD_FOR_MS)),
        lte(notices.publishedAt, now),
      ),
    );
  return rows.map(({ id, publishedAt }) => ({
    accountId,
    message: "noticePublished",
    subject: { noticeId: id },
    path: buildPath("notice", { articleId: id }),
    at: publishedAt,
    once: `notice:${id}`,
  }));
}
