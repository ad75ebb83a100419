import { sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";

/** PostgreSQL channel (LISTEN and NOTIFY) for changes between the processes of a store. */
export const LIVE_CHANNEL = "purple_live";

/** Topic of one player. */
export const accountTopic = (accountId: string) => `account:${accountId}`;

/** Topic of the answers that all guests get. */
export const GUEST_ANSWERS_TOPIC = "guest-answers";

/**
 * Notifies every process of changed topics; the processes read the data again. Within a transaction the notification is
 * sent on commit, and not at all on rollback. Topics are short names, e.g. `account:…` or `article:…`.
 */
export async function publishTopics(queries: Queries, topics: readonly string[]): Promise<void> {
  for (const topic of topics) await queries.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${topic})`);
}
