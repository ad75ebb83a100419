import { countKeyOf } from "#adapters/reference-backend/http/rate-limit.ts";
import { countUpTo } from "#adapters/reference-backend/http/shared-counts.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import { emailKey } from "#core/account/email.ts";

const HOUR_MS = 3_600_000;
/** Mails in an hour that anybody can cause to an address that has not been confirmed. */
const MAX_MAILS_TO_ADDRESS = 10;
/** Mails in an hour that the clients of a network can cause to such addresses. */
const MAX_MAILS_OF_NETWORK = 200;

/**
 * Counts a mail to an address that its owner has not confirmed, of any account. Milliseconds to wait if there were too
 * many; `null` if it may be sent.
 */
export async function countMail(
  services: Pick<Services, "counts" | "clock">,
  { email, network }: { readonly email: string; readonly network: string | undefined },
): Promise<number | null> {
  const limits: [key: string, max: number][] = [[countKeyOf("mails-to", emailKey(email)), MAX_MAILS_TO_ADDRESS]];
  if (network !== undefined) limits.push([countKeyOf("mails-of", network), MAX_MAILS_OF_NETWORK]);
  for (const [key, max] of limits) {
    const waitMs = await countUpTo(services, { key, max, windowMs: HOUR_MS });
    if (waitMs !== null) return waitMs;
  }
  return null;
}
