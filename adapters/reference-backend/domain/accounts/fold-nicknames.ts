import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts } from "#adapters/reference-backend/database/schema/index.ts";
import { foldNickname } from "#core/account/nickname.ts";

const BATCH = 500;

/** Folds the nicknames of accounts that are older than the search for them. SQL folds case differently than the core. */
export async function foldNicknames(queries: Queries): Promise<void> {
  for (;;) {
    const rows = await queries
      .select({ id: accounts.id, nickname: accounts.nickname })
      .from(accounts)
      .where(and(isNotNull(accounts.userName), isNull(accounts.nicknameKey)))
      .limit(BATCH);
    for (const { id, nickname } of rows) {
      await queries
        .update(accounts)
        .set({ nicknameKey: foldNickname(nickname) })
        .where(eq(accounts.id, id));
    }
    if (rows.length < BATCH) return;
  }
}
