import type { Queries } from "../database/database.ts";
import { insertInBatches } from "../database/insert-in-batches.ts";
import { reviewVotes } from "../database/schema/index.ts";
import { hashPassword } from "../domain/accounts/password.ts";
import { READY_ACCOUNTS } from "../domain/accounts/ready-accounts.ts";
import { existingPartOf, insertPlayer } from "./insert-player.ts";

/** Creates the ready accounts with what they have, as far as the content has it, and their votes for reviews. */
export async function seedReadyAccounts(
  queries: Queries,
  input: { readonly firstStart: Date; readonly helpfulReviewIds: readonly string[] },
): Promise<void> {
  for (const { password, ...ready } of READY_ACCOUNTS) {
    const accountId = ready.userName;
    const passwordHash = await hashPassword(password);
    const { player } = await existingPartOf(queries, {
      ...ready,
      id: accountId,
      passwordHash,
      ownedGoods: [],
      hasNotifications: true,
    });
    await insertPlayer(queries, player, input.firstStart);
    await insertInBatches(
      queries,
      reviewVotes,
      input.helpfulReviewIds.map((reviewId) => ({ reviewId, accountId })),
    );
  }
}
