import { eq } from "drizzle-orm";
import { accounts } from "#adapters/reference-backend/database/schema/index.ts";
import { CallRefusal } from "#adapters/reference-backend/http/call-refusal.ts";
import { countKeyOf } from "#adapters/reference-backend/http/rate-limit.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import { GIFT_RECIPIENTS_WINDOW_MS, MAX_GIFT_RECIPIENTS } from "#core/commerce/constants.ts";
import { normalizeUserName } from "../accounts/account-form.ts";

export interface GiftRecipient {
  readonly id: string;
  readonly nickname: string;
  readonly countryCode: string;
  readonly credentialCodes: readonly string[];
}

/**
 * The account of a user name; `null` if it does not exist or is closed. The answer reveals whether an account exists,
 * so a giver may look up a limited number of different names (429 beyond it). A repeated name counts once, because
 * sending a gift looks it up again.
 */
export async function findGiftRecipient(
  { database, counts, clock, closedAccounts }: Pick<Services, "database" | "counts" | "clock" | "closedAccounts">,
  { giverId, userName }: { readonly giverId: string; readonly userName: string },
): Promise<GiftRecipient | null> {
  const name = normalizeUserName(userName);
  const nameKey = countKeyOf("gift-recipient", JSON.stringify([giverId, name]));
  const add = (key: string, amount: number) => counts.add(key, amount, GIFT_RECIPIENTS_WINDOW_MS);
  const isKnown = (await add(nameKey, 0)).count > 0;
  if (!isKnown) {
    const { count, windowEndsAtMs } = await add(countKeyOf("gift-recipients", giverId), 1);
    if (count > MAX_GIFT_RECIPIENTS) throw tooManyRecipients(windowEndsAtMs - clock.now());
    await add(nameKey, 1);
  }
  if (name.includes("\0") || !name.isWellFormed()) return null;
  const [row] = await database.queries
    .select({
      id: accounts.id,
      nickname: accounts.nickname,
      countryCode: accounts.countryCode,
      credentialCodes: accounts.credentialCodes,
    })
    .from(accounts)
    .where(eq(accounts.userName, name));
  return row === undefined || closedAccounts.has(row.id) ? null : row;
}

function tooManyRecipients(waitMs: number): CallRefusal {
  return new CallRefusal(429, "TOO_MANY_RECIPIENTS", "Too many different recipients. Try again later.", {
    details: { reason: "too_many_recipients" },
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
}
