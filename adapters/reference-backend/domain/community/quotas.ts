import { and, desc, eq, gt, sql } from "drizzle-orm";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import {
  boardDrafts,
  boardImages,
  postReports,
  reviewReports,
} from "#adapters/reference-backend/database/schema/index.ts";
import { CallRefusal } from "#adapters/reference-backend/http/call-refusal.ts";
import { countKeyOf } from "#adapters/reference-backend/http/rate-limit.ts";
import { type RequestScope, requirePlayer } from "#adapters/reference-backend/http/request-scope.ts";
import { addToCount } from "#adapters/reference-backend/http/shared-counts.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import {
  MAX_DRAFTS,
  MAX_IMAGE_BYTES_A_DAY,
  MAX_IMAGES_OF_NETWORK_A_DAY,
  MAX_REPORTS_A_DAY,
  MAX_TEXT_BYTES_A_DAY,
  MAX_TEXT_BYTES_OF_NETWORK_A_DAY,
  MAX_UNUSED_IMAGES,
  UNUSED_IMAGE_TTL_MS,
} from "#core/community/constants.ts";
import { lockAccount } from "../commerce/lock-account.ts";

const DAY_MS = 86_400_000;

/**
 * 429 if an account has uploaded as many pictures, or bytes, as it can for now. `newBytes` are those of a picture that is to be
 * added; in the transaction that adds it, the account must be locked.
 */
export async function requireImageQuota(
  queries: Queries,
  { accountId, now, newBytes = 0 }: { readonly accountId: string; readonly now: Date; readonly newBytes?: number },
): Promise<void> {
  const since = new Date(now.getTime() - UNUSED_IMAGE_TTL_MS);
  const [uploaded] = await queries
    .select({
      unused: sql<number>`(count(*) filter (where not ${boardImages.isUsed}))::integer`,
      bytes: sql<number>`coalesce(sum(octet_length(${boardImages.data})), 0)::float8`,
      oldestMs: sql<number | null>`(extract(epoch from min(${boardImages.createdAt})) * 1000)::float8`,
    })
    .from(boardImages)
    .where(and(eq(boardImages.accountId, accountId), gt(boardImages.createdAt, since)));
  const { unused = 0, bytes = 0, oldestMs = null } = uploaded ?? {};
  if (unused < MAX_UNUSED_IMAGES && bytes + newBytes <= MAX_IMAGE_BYTES_A_DAY) return;
  throw quotaReached("image_quota", "Too many pictures in a day.", retryAfter(oldestMs, now, UNUSED_IMAGE_TTL_MS));
}

/** Counts pictures that the accounts of a network store; 429 if they have as many as they can in a day. */
export async function requireNetworkImageQuota(
  { counts, clock }: Pick<Services, "counts" | "clock">,
  network: string | undefined,
  newImages: 0 | 1,
): Promise<void> {
  if (network === undefined) return;
  const { count, windowEndsAtMs } = await counts.add(countKeyOf("images", network), newImages, DAY_MS);
  if (count + (1 - newImages) <= MAX_IMAGES_OF_NETWORK_A_DAY) return;
  const waitSeconds = Math.max(1, Math.ceil((windowEndsAtMs - clock.now()) / 1_000));
  throw quotaReached("image_quota", "Too many pictures of this network in a day.", waitSeconds);
}

/**
 * Counts the bytes of a text that a transaction stores, for its account and network; 429 if either has stored as much as it can
 * in a day. An account reaches its own limit long before that of its network. It is the last statement of the transaction
 * (`addToCount`).
 */
export async function requireTextQuota(transaction: Queries, scope: RequestScope, amount: number): Promise<void> {
  if (amount <= 0) return;
  const { network, services } = scope;
  const shares: (readonly [string, number])[] = [[`account:${requirePlayer(scope).accountId}`, MAX_TEXT_BYTES_A_DAY]];
  if (network !== undefined) shares.push([network, MAX_TEXT_BYTES_OF_NETWORK_A_DAY]);
  for (const [sender, max] of shares) {
    const nowMs = services.clock.now();
    const key = countKeyOf("texts", sender);
    const { count, windowEndsAtMs } = await addToCount(transaction, { key, amount, windowMs: DAY_MS, nowMs });
    if (count <= max) continue;
    throw quotaReached(
      "text_quota",
      "Too much text in a day.",
      Math.max(1, Math.ceil((windowEndsAtMs - nowMs) / 1_000)),
    );
  }
}

/** Deletes the drafts of an account beyond the maximum, those first that were changed longest ago. */
export async function dropOldestDrafts(queries: Queries, accountId: string): Promise<void> {
  const surplus = queries
    .select({ row: sql`ctid` })
    .from(boardDrafts)
    .where(eq(boardDrafts.accountId, accountId))
    .orderBy(desc(boardDrafts.updatedAt), boardDrafts.gameCode, boardDrafts.boardAlias, boardDrafts.articleId)
    .offset(MAX_DRAFTS);
  await queries.delete(boardDrafts).where(sql`ctid in ${surplus}`);
}

/** 429 if an account has sent as many reports, of any kind, as it can in a day. Locks the account. */
export async function requireReportQuota(transaction: Queries, accountId: string, now: Date): Promise<void> {
  await lockAccount(transaction, accountId);
  const since = sql`${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`;
  const [sent] = await selectRows<{ reports: number; oldest_ms: number | null }>(
    transaction,
    sql`select count(*)::integer as reports, (extract(epoch from min(created_at)) * 1000)::float8 as oldest_ms from (
      select created_at from ${postReports} where account_id = ${accountId} and created_at > ${since}
      union all
      select created_at from ${reviewReports} where account_id = ${accountId} and created_at > ${since}
    ) as reports`,
  );
  if ((sent?.reports ?? 0) < MAX_REPORTS_A_DAY) return;
  throw quotaReached("report_quota", "Too many reports in a day.", retryAfter(sent?.oldest_ms ?? null, now, DAY_MS));
}

/** Seconds until the oldest of the counted entries leaves the window. */
function retryAfter(oldestMs: number | null, now: Date, countsForMs: number): number {
  const waitMs = (oldestMs ?? now.getTime()) + countsForMs - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1_000));
}

function quotaReached(reason: string, message: string, retryAfterSeconds: number): CallRefusal {
  return new CallRefusal(429, "QUOTA_REACHED", message, { details: { reason }, retryAfterSeconds });
}
