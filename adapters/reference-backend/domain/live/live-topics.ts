import { sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";

/** Channel of PostgreSQL's LISTEN and NOTIFY over which the processes of a store tell each other what has changed. */
export const LIVE_CHANNEL = "purple_live";

/** What concerns one player. */
export const accountTopic = (accountId: string) => `account:${accountId}`;

/**
 * Tells every process that something has changed: what, is read again by whom it concerns. In a transaction it is told when
 * that holds, and not at all if it fails. Topics are short names, e.g. `account:…` or `article:…`.
 */
export async function tellTopics(queries: Queries, topics: readonly string[]): Promise<void> {
  for (const topic of topics) await queries.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${topic})`);
}
