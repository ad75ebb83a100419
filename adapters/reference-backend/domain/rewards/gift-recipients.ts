import { and, asc, desc, eq, isNotNull, notInArray } from "drizzle-orm";
import { accountClosures, accounts } from "#adapters/reference-backend/database/schema/index.ts";
import { CallRefusal } from "#adapters/reference-backend/http/call-refusal.ts";
import { networkOf } from "#adapters/reference-backend/http/client-network.ts";
import { countKeyOf } from "#adapters/reference-backend/http/rate-limit.ts";
import { countUpToShares } from "#adapters/reference-backend/http/shared-counts.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import { foldNickname } from "#core/account/nickname.ts";
import {
  GIFT_RECIPIENTS_SHARE,
  GIFT_RECIPIENTS_WINDOW_MS,
  MAX_FOUND_RECIPIENTS,
  MAX_GIFT_RECIPIENTS,
  MAX_GIFT_RECIPIENTS_OF_NETWORK,
} from "#core/commerce/constants.ts";

type Needs = Pick<Services, "database" | "counts" | "clock" | "closedAccounts">;

export interface GiftRecipient {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: number | null;
  readonly countryCode: string;
  readonly credentialCodes: readonly string[];
  readonly createdAt: Date;
  /** Whether the account is closed, and is deleted unless its player keeps it. */
  readonly isClosing: boolean;
}

/** Who looks for a player. */
interface Asker {
  readonly accountId: string;
  readonly clientAddress: string | undefined;
}

const COLUMNS = {
  id: accounts.id,
  nickname: accounts.nickname,
  avatar: accounts.avatar,
  countryCode: accounts.countryCode,
  credentialCodes: accounts.credentialCodes,
  createdAt: accounts.createdAt,
  closedAt: accountClosures.closedAt,
};

/**
 * Players with this nickname, one more than a giver can choose among: first those of the giver's country, who can be
 * given something, then the older accounts. A giver may look up a limited number of different nicknames (429 beyond it).
 */
export async function findPlayersByNickname(
  services: Needs,
  giver: Asker & { readonly countryCode: string },
  nickname: string,
): Promise<readonly GiftRecipient[]> {
  const key = foldNickname(nickname);
  await countDifferent(services, { kind: "nickname", giver, value: key });
  if (!isStorable(key)) return [];
  const rows = await services.database.queries
    .select(COLUMNS)
    .from(accounts)
    .leftJoin(accountClosures, eq(accountClosures.accountId, accounts.id))
    .where(
      and(
        eq(accounts.nicknameKey, key),
        isNotNull(accounts.userName),
        notInArray(accounts.id, [...services.closedAccounts]),
      ),
    )
    .orderBy(desc(eq(accounts.countryCode, giver.countryCode)), asc(accounts.createdAt), asc(accounts.id))
    .limit(MAX_FOUND_RECIPIENTS + 1);
  return rows.map(asRecipient);
}

/**
 * The player with this id; `null` if there is none. The answer reveals whether a gift can be sent, so a giver may ask for
 * a limited number of different players (429 beyond it). A repeated id counts once, because sending asks again.
 */
export async function findGiftRecipient(
  services: Needs,
  { giver, recipientId }: { readonly giver: Asker; readonly recipientId: string },
): Promise<GiftRecipient | null> {
  await countDifferent(services, { kind: "player", giver, value: recipientId });
  if (!isStorable(recipientId)) return null;
  const [row] = await services.database.queries
    .select(COLUMNS)
    .from(accounts)
    .leftJoin(accountClosures, eq(accountClosures.accountId, accounts.id))
    .where(and(eq(accounts.id, recipientId), isNotNull(accounts.userName)));
  return row === undefined || services.closedAccounts.has(row.id) ? null : asRecipient(row);
}

function asRecipient({
  closedAt,
  ...row
}: Omit<GiftRecipient, "isClosing"> & { readonly closedAt: Date | null }): GiftRecipient {
  return { ...row, isClosing: closedAt !== null };
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * Counts a value that a giver has not asked for within the window yet, for the giver and, beyond a share of each account, for the
 * network: accounts are free.
 */
async function countDifferent(
  services: Pick<Services, "counts" | "clock">,
  { kind, giver, value }: { readonly kind: "nickname" | "player"; readonly giver: Asker; readonly value: string },
): Promise<void> {
  const { accountId, clientAddress } = giver;
  const valueKey = countKeyOf(`gift-${kind}`, JSON.stringify([accountId, value]));
  const windowMs = GIFT_RECIPIENTS_WINDOW_MS;
  if ((await services.counts.add(valueKey, 0, windowMs)).count > 0) return;
  const waitMs = await countUpToShares(services, {
    keyOf: (owner) => countKeyOf(`gift-${kind}s`, owner),
    accountId,
    network: clientAddress && networkOf(clientAddress),
    maxOfAccount: MAX_GIFT_RECIPIENTS,
    share: GIFT_RECIPIENTS_SHARE,
    maxOfNetwork: MAX_GIFT_RECIPIENTS_OF_NETWORK,
    windowMs,
  });
  if (waitMs !== null) throw tooManyRecipients(waitMs);
  await services.counts.add(valueKey, 1, windowMs);
}

function tooManyRecipients(waitMs: number): CallRefusal {
  return new CallRefusal(429, "TOO_MANY_RECIPIENTS", "Too many different recipients. Try again later.", {
    details: { reason: "too_many_recipients" },
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
}
