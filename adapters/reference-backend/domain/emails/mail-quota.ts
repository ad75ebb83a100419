import { countKeyOf } from "#adapters/reference-backend/http/rate-limit.ts";
import { countUpTo, countUpToShares } from "#adapters/reference-backend/http/shared-counts.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import { emailKey } from "#core/account/email.ts";

const HOUR_MS = 3_600_000;
/** Mails in an hour that anybody can cause to an address that has not been confirmed. */
const MAX_MAILS_TO_ADDRESS = 10;
/** Mails in an hour that a signed-in account can cause to such addresses. */
const MAX_MAILS_OF_ACCOUNT = 20;
/**
 * Mails in an hour that the clients of a network can cause to such addresses, beyond the first of each account: these pass, so that
 * no stranger keeps others of the network from confirming an address. With 30 new accounts a minute they are 3,600.
 */
const MAX_MAILS_OF_NETWORK = 200;
const MAILS_SHARE = 2;

/**
 * Counts a mail to an address that its owner has not confirmed, of an account or, where `accountId` is `null`, of a registration.
 * Milliseconds to wait if there were too many; `null` if it may be sent.
 */
export async function countMail(
  services: Pick<Services, "counts" | "clock">,
  {
    email,
    accountId,
    network,
  }: { readonly email: string; readonly accountId: string | null; readonly network: string | undefined },
): Promise<number | null> {
  const toAddress = { key: countKeyOf("mails-to", emailKey(email)), max: MAX_MAILS_TO_ADDRESS, windowMs: HOUR_MS };
  const waitMs = await countUpTo(services, toAddress);
  if (waitMs !== null) return waitMs;
  return await countUpToShares(services, {
    keyOf: (owner) => countKeyOf("mails-of", owner),
    accountId,
    network,
    maxOfAccount: MAX_MAILS_OF_ACCOUNT,
    share: MAILS_SHARE,
    maxOfNetwork: MAX_MAILS_OF_NETWORK,
    windowMs: HOUR_MS,
  });
}
