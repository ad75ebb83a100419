import { and, eq, gt, sql } from "drizzle-orm";
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
  IMAGE_BYTES_SHARE,
  MAX_DRAFT_BYTES,
  MAX_DRAFTS,
  MAX_IMAGE_BYTES_A_DAY,
  MAX_IMAGE_BYTES_OF_NETWORK_A_DAY,
  MAX_REPORTS_A_DAY,
  MAX_TEXT_BYTES_A_DAY,
  MAX_TEXT_BYTES_OF_NETWORK_A_DAY,
  MAX_UNUSED_IMAGES,
  TEXT_BYTES_SHARE,
  UNUSED_IMAGE_TTL_MS,
} from "#core/community/constants.ts";
import { lockAccount } from "../commerce/lock-account.ts";

const DAY_MS = 86_400_000;

/**
 * Bytes of pictures that an account has uploaded within a day; 429 if these, or its unused pictures, are as many as it can have.
 * `newBytes` are those of a picture that is to be added; in the transaction that adds it, the account must be locked.
 */
export async function requireImageQuota(
  queries: Queries,
  { accountId, now, newBytes = 0 }: { readonly accountId: string; readonly now: Date; readonly newBytes?: number },
): Promise<number> {
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
  if (unused < MAX_UNUSED_IMAGES && bytes + newBytes <= MAX_IMAGE_BYTES_A_DAY) return bytes;
  throw quotaReached("image_quota", "Too many pictures in a day.", retryAfter(oldestMs, now, UNUSED_IMAGE_TTL_MS));
}

/**
 * Counts the bytes of a picture that a transaction stores for the network, after `bytesBefore` of its account within a day; 429 if
 * the network has stored as much as it can. It is the last statement of the transaction (`addToCount`).
 */
export async function countImageOfNetwork(
  transaction: Queries,
  scope: NetworkScope,
  { bytesBefore, newBytes }: { readonly bytesBefore: number; readonly newBytes: number },
): Promise<void> {
  const bytes = bytesBeyondShare(bytesBefore + newBytes, newBytes, IMAGE_BYTES_SHARE);
  await countOfNetwork(transaction, scope, { name: "images", bytes, max: MAX_IMAGE_BYTES_OF_NETWORK_A_DAY });
}

/**
 * Counts the bytes of a text that a transaction stores, for its account and network; 429 if either has stored as much as it can
 * in a day. It is the last statement of the transaction (`addToCount`).
 */
export async function requireTextQuota(transaction: Queries, scope: RequestScope, amount: number): Promise<void> {
  const nowMs = scope.services.clock.now();
  const key = countKeyOf("texts", `account:${requirePlayer(scope).accountId}`);
  const { count, windowEndsAtMs } = await addToCount(transaction, { key, amount, windowMs: DAY_MS, nowMs });
  if (count > MAX_TEXT_BYTES_A_DAY) {
    throw quotaReached("text_quota", "Too much text in a day.", secondsUntil(windowEndsAtMs, nowMs));
  }
  const bytes = bytesBeyondShare(count, amount, TEXT_BYTES_SHARE);
  await countOfNetwork(transaction, scope, { name: "texts", bytes, max: MAX_TEXT_BYTES_OF_NETWORK_A_DAY });
}

type NetworkScope = Pick<RequestScope, "network"> & { readonly services: Pick<Services, "clock"> };

/** Those of the new bytes of an account that are beyond its own share, with which it has `total` in the day. */
function bytesBeyondShare(total: number, newBytes: number, share: number): number {
  return Math.max(0, Math.min(newBytes, total - share));
}

/** Counts bytes beyond the shares of accounts for their network; 429 if there are too many in a day. */
async function countOfNetwork(
  transaction: Queries,
  { network, services }: NetworkScope,
  { name, bytes, max }: { readonly name: string; readonly bytes: number; readonly max: number },
): Promise<void> {
  if (network === undefined || bytes === 0) return;
  const nowMs = services.clock.now();
  const amount = { key: countKeyOf(name, network), amount: bytes, windowMs: DAY_MS, nowMs };
  const { count, windowEndsAtMs } = await addToCount(transaction, amount);
  if (count <= max) return;
  throw quotaReached(
    "network_quota",
    `Too many ${name} of this network in a day.`,
    secondsUntil(windowEndsAtMs, nowMs),
  );
}

/** Deletes the drafts of an account beyond their maximum number or size, those first that were changed longest ago, never the last. */
export async function dropOldestDrafts(queries: Queries, accountId: string): Promise<void> {
  const newestFirst = sql`order by ${boardDrafts.updatedAt} desc, ${boardDrafts.gameCode}, ${boardDrafts.boardAlias}, ${boardDrafts.articleId}`;
  const size = sql`octet_length(${boardDrafts.title}) + octet_length(${boardDrafts.body})`;
  await queries.execute(
    sql`delete from ${boardDrafts} where ctid in (select row from (
      select ctid as row, row_number() over (${newestFirst}) as number, sum(${size}) over (${newestFirst}) as bytes
      from ${boardDrafts} where ${boardDrafts.accountId} = ${accountId}
    ) as drafts where number > ${MAX_DRAFTS} or (number > 1 and bytes > ${MAX_DRAFT_BYTES}))`,
  );
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
  return secondsUntil((oldestMs ?? now.getTime()) + countsForMs, now.getTime());
}

const secondsUntil = (endMs: number, nowMs: number): number => Math.max(1, Math.ceil((endMs - nowMs) / 1_000));

function quotaReached(reason: string, message: string, retryAfterSeconds: number): CallRefusal {
  return new CallRefusal(429, "QUOTA_REACHED", message, { details: { reason }, retryAfterSeconds });
}
