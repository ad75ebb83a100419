import { randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { passkeyChallenges } from "#adapters/reference-backend/database/schema/index.ts";
import { hashToken } from "#adapters/reference-backend/domain/session/sessions.ts";

/** Time in which a challenge has to be answered. */
export const PASSKEY_CHALLENGE_MS = 300_000;

/** Who has to answer a challenge: the session that adds a passkey, or the browser with the form of a sign-in page. */
export type ChallengeHolder =
  | { readonly session: string }
  | {
      /** Token of the form. */
      readonly form: string;
    };

/** A new challenge in base64url, which its holder can answer once. */
export async function issueChallenge(queries: Queries, holder: ChallengeHolder, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await queries.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await queries.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    boundTo: hashOf(holder),
    expiresAt: new Date(now.getTime() + PASSKEY_CHALLENGE_MS),
  });
  return challenge;
}

/** Consumes a challenge; `false` if it was not given to the holder, has expired or was answered before. */
export async function takeChallenge(
  queries: Queries,
  challenge: string,
  holder: ChallengeHolder,
  now: Date,
): Promise<boolean> {
  const taken = await queries
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.boundTo, hashOf(holder)),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ boundTo: passkeyChallenges.boundTo });
  return taken.length > 0;
}

const hashOf = (holder: ChallengeHolder): Uint8Array =>
  hashToken("session" in holder ? `session:${holder.session}` : `form:${holder.form}`);
