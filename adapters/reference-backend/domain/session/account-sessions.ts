import { and, eq, ne } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { pendingSignIns, sessions, ssoCodes } from "#adapters/reference-backend/database/schema/index.ts";
import { publishTopics } from "../live/live-topics.ts";
import { isSessionOpen } from "./session-lifetime.ts";
import { sessionTopic } from "./session-topic.ts";

/** Sessions of an account that are not over, the current one first, then by last use. */
export async function listSessions(
  queries: Queries,
  input: { readonly accountId: string; readonly currentId: string; readonly now: Date },
) {
  const { accountId, currentId, now } = input;
  const rows = await queries
    .select({
      id: sessions.publicId,
      browser: sessions.browser,
      system: sessions.system,
      shell: sessions.shell,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isSessionOpen(now)));
  const rankOf = (id: string) => (id === currentId ? 0 : 1);
  return rows.sort(
    (one, other) =>
      rankOf(one.id) - rankOf(other.id) ||
      other.lastSeenAt.getTime() - one.lastSeenAt.getTime() ||
      (one.id < other.id ? -1 : 1),
  );
}

/** Which sessions of an account are meant: one, all but one, or all. */
export interface SessionChoice {
  readonly accountId: string;
  readonly only?: string;
  readonly butNot?: string;
}

/**
 * Ends sessions of an account, with their live streams; how many were not over before. Where more than one is meant,
 * codes of single sign-on and sign-ins that wait for their second step end as well.
 */
export async function endSessionsOf(
  queries: Queries,
  { accountId, only, butNot }: SessionChoice,
  now: Date,
): Promise<number> {
  return await queries.transaction(async (transaction) => {
    const ended = await transaction
      .delete(sessions)
      .where(
        and(
          eq(sessions.accountId, accountId),
          only === undefined ? undefined : eq(sessions.publicId, only),
          butNot === undefined ? undefined : ne(sessions.publicId, butNot),
          isSessionOpen(now),
        ),
      )
      .returning({ publicId: sessions.publicId });
    if (only === undefined) {
      await transaction.delete(ssoCodes).where(eq(ssoCodes.accountId, accountId));
      await transaction.delete(pendingSignIns).where(eq(pendingSignIns.accountId, accountId));
    }
    await publishTopics(
      transaction,
      ended.map(({ publicId }) => sessionTopic(publicId)),
    );
    return ended.length;
  });
}
