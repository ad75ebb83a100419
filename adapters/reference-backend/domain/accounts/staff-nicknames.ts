import { and, eq, ne } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, moderators } from "#adapters/reference-backend/database/schema/index.ts";
import { type NicknameProblem, nicknameProblem, staffNicknameProblem } from "#core/account/nickname.ts";

/**
 * Problem of a nickname that a player wants, also with the nicknames of moderators. `accountId` is the player's own
 * account; empty for a new one.
 */
export async function findNicknameProblem(
  queries: Queries,
  nickname: string,
  accountId: string,
): Promise<NicknameProblem | null> {
  const problem = nicknameProblem(nickname);
  if (problem !== null) return problem;
  const staff = await queries
    .select({ nickname: accounts.nickname })
    .from(moderators)
    .innerJoin(accounts, and(eq(accounts.id, moderators.accountId), ne(accounts.id, accountId)));
  return staffNicknameProblem(
    nickname,
    staff.map((one) => one.nickname),
  );
}
