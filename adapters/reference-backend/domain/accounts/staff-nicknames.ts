import { eq } from "drizzle-orm";
import { accounts, moderators } from "#adapters/reference-backend/database/schema/index.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import { type NicknameProblem, nicknameProblem, normalizeNickname } from "#core/account/nickname.ts";
import { staffNicknameProblem } from "#core/account/staff-nickname.ts";

/**
 * Problem of a nickname that a player wants, also with the nicknames of moderators, who alone may name their office. `accountId`
 * is the player's own account, which can keep the nickname that it has; empty for a new one.
 */
export async function findNicknameProblem(
  { database: { queries }, storeNames }: Pick<Services, "database" | "storeNames">,
  nickname: string,
  accountId: string,
): Promise<NicknameProblem | null> {
  const [own] = await queries.select({ nickname: accounts.nickname }).from(accounts).where(eq(accounts.id, accountId));
  if (own !== undefined && normalizeNickname(own.nickname) === normalizeNickname(nickname)) return null;
  const problem = nicknameProblem(nickname);
  if (problem !== null) return problem;
  const staff = await queries
    .select({ id: accounts.id, nickname: accounts.nickname })
    .from(moderators)
    .innerJoin(accounts, eq(accounts.id, moderators.accountId));
  const others = staff.filter(({ id }) => id !== accountId);
  const names = { staff: others.map((one) => one.nickname), store: storeNames };
  return staffNicknameProblem(nickname, names, others.length < staff.length);
}
