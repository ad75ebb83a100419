import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  accounts,
  games,
  notices,
  notifications,
  preInstalls,
  preRegistrations,
  rewardClaims,
  rewards,
} from "#adapters/reference-backend/database/schema/index.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { FavoriteWatch } from "../commerce/favorite-watch.ts";
import { progressOf } from "../rewards/progress.ts";
import type { Player } from "../session/sessions.ts";
import { type NewNotification, notify } from "./notify.ts";

/**
 * Creates notifications for events that happen by their date, such as releases. Call it before notifications are read.
 */
export type CollectNews = (player: Player, now: Date) => Promise<void>;

/** Finds the notifications that are due for a player; each has `once`. */
type Collector = (queries: Queries, accountId: string, now: Date) => Promise<readonly NewNotification[]>;

/** A pinned notice notifies accounts that existed when it was published, until it is this old. */
const NOTICE_TOLD_FOR_MS = 30 * 86_400_000;

const COLLECTORS: readonly Collector[] = [pinnedNotices, claimableRewards, openedPreInstalls];

export function createNewsCollector(queries: Queries, favorites: FavoriteWatch): CollectNews {
  return async (player, now) => {
    const { accountId } = player;
    const news: NewNotification[] = [];
    for (const collect of COLLECTORS) news.push(...(await collect(queries, accountId, now)));
    const fresh = await withoutReported(queries, accountId, news);
    if (fresh.length > 0) await queries.transaction((transaction) => notify(transaction, ...fresh));
    await favorites.look(player, now);
  };
}

/** Filters out stored notifications first: most reads find nothing new and then cost no write. */
async function withoutReported(queries: Queries, accountId: string, news: readonly NewNotification[]) {
  if (news.length === 0) return [];
  const keys = news.flatMap(({ once }) => once ?? []);
  const reported = await queries
    .select({ onceKey: notifications.onceKey })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), inArray(notifications.onceKey, keys)));
  return news.filter(({ once }) => !reported.some(({ onceKey }) => onceKey === once));
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

/**
 * Rewards that are earned and not claimed. Rewards without a condition cause no notification for accounts that had them
 * from the start.
 */
async function claimableRewards(queries: Queries, accountId: string, now: Date): Promise<readonly NewNotification[]> {
  const rows = await queries
    .select({ id: rewards.id, condition: rewards.condition })
    .from(rewards)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .leftJoin(rewardClaims, and(eq(rewardClaims.rewardId, rewards.id), eq(rewardClaims.accountId, accountId)))
    .leftJoin(
      notifications,
      and(eq(notifications.accountId, accountId), eq(notifications.onceKey, sql`'reward:' || ${rewards.id}`)),
    )
    .where(
      and(
        isNull(rewardClaims.rewardId),
        isNull(notifications.id),
        lte(rewards.startsAt, now),
        or(isNull(rewards.endsAt), gt(rewards.endsAt, now)),
        or(ne(sql`${rewards.condition} ->> 'kind'`, "welcome"), gt(rewards.startsAt, accounts.createdAt)),
      ),
    );
  if (rows.length === 0) return [];
  const progress = await progressOf(queries, accountId);
  return rows
    .filter(({ condition }) => progress[condition.kind] >= condition.goal)
    .map(({ id }) => ({
      accountId,
      message: "rewardReady",
      subject: { rewardId: id },
      path: buildPath("reward", {}),
      at: now,
      once: `reward:${id}`,
    }));
}

/** Pre-installs that have opened since the player pre-registered, of games that are not out and were not asked for. */
async function openedPreInstalls(queries: Queries, accountId: string, now: Date): Promise<readonly NewNotification[]> {
  const rows = await queries
    .select({ gameCode: games.gameCode, openedAt: games.preInstallFrom })
    .from(preRegistrations)
    .innerJoin(games, eq(games.gameCode, preRegistrations.gameCode))
    .leftJoin(
      preInstalls,
      and(eq(preInstalls.accountId, accountId), eq(preInstalls.gameCode, preRegistrations.gameCode)),
    )
    .where(
      and(
        eq(preRegistrations.accountId, accountId),
        eq(preRegistrations.notify, true),
        isNull(preInstalls.gameCode),
        isNotNull(games.preInstallSizeBytes),
        gt(games.preInstallFrom, preRegistrations.createdAt),
        lte(games.preInstallFrom, now),
        gt(games.releaseAt, now),
      ),
    );
  return rows.map(({ gameCode, openedAt }) => ({
    accountId,
    message: "preInstallOpened",
    subject: { gameCode },
    path: buildPath("game", { gameCode }),
    at: openedAt ?? now,
    once: `pre-install:${gameCode}`,
  }));
}
