import { randomBytes } from "node:crypto";
import { and, asc, count, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, passkeyHandles, passkeys } from "#adapters/reference-backend/database/schema/index.ts";
import { lockAccount } from "#adapters/reference-backend/domain/commerce/lock-account.ts";
import type { PasskeyRealm } from "#adapters/reference-backend/services.ts";
import { MAX_PASSKEY_NAME_LENGTH, type NewPasskey, type PasskeyCreation } from "#core/account/passkey.ts";
import { clientNamesOf } from "#core/session/client-names.ts";
import { type ChallengeHolder, issueChallenge, PASSKEY_CHALLENGE_MS, takeChallenge } from "./passkey-challenges.ts";

/** Passkeys an account can have. */
export const MAX_PASSKEYS = 10;
/** Name under which devices list the account. */
const RP_NAME = "Purple Store";
/** Bytes of an account's random id; WebAuthn allows 64. */
const HANDLE_BYTES = 32;
/** COSE numbers of ES256, EdDSA and RS256, which together all authenticators of today know. */
const ALGORITHMS = [-7, -8, -257];

export type PasskeyRow = Pick<typeof passkeys.$inferSelect, "id" | "name" | "createdAt" | "lastUsedAt">;

const shownColumns = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

/** Passkeys of an account, the oldest first. */
export async function listPasskeys(queries: Queries, accountId: string): Promise<readonly PasskeyRow[]> {
  return await queries
    .select(shownColumns)
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** What the browser of a session needs to make a passkey. */
export async function beginPasskey(
  queries: Queries,
  input: {
    readonly accountId: string;
    readonly realm: PasskeyRealm;
    readonly holder: ChallengeHolder;
    readonly now: Date;
  },
): Promise<PasskeyCreation | "tooMany"> {
  const { accountId, realm, holder, now } = input;
  const known = await queries
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId));
  if (known.length >= MAX_PASSKEYS) return "tooMany";
  const [account] = await queries
    .select({ userName: accounts.userName, nickname: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const handle = await handleOf(queries, accountId);
  return {
    challenge: await issueChallenge(queries, holder, now),
    rp: { id: realm.rpId, name: RP_NAME },
    user: {
      id: Buffer.from(handle).toString("base64url"),
      name: account?.userName ?? "",
      displayName: account?.nickname ?? "",
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, type: "public-key", transports })),
  };
}

/** Adds a passkey that a browser has made for an account. `userAgent` gives it its first name. */
export async function addPasskey(
  queries: Queries,
  input: {
    readonly accountId: string;
    readonly realm: PasskeyRealm;
    readonly holder: ChallengeHolder;
    readonly credential: NewPasskey;
    readonly userAgent: string;
    readonly now: Date;
  },
): Promise<PasskeyRow | "refused" | "tooMany"> {
  const { accountId, realm, holder, credential, now } = input;
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (challenge === null || !(await takeChallenge(queries, challenge, holder, now))) return "refused";
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, attestationObject, transports } = response;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  // It throws for everything that is wrong with an answer.
  const verified = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...realm.storeOrigins],
    expectedRPID: realm.rpId,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return "refused";
  const { credential: made } = verified.registrationInfo;
  return await queries.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const [known] = await transaction
      .select({ count: count() })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId));
    if ((known?.count ?? 0) >= MAX_PASSKEYS) return "tooMany";
    const [added] = await transaction
      .insert(passkeys)
      .values({
        id: randomBytes(16).toString("hex"),
        accountId,
        credentialId: made.id,
        publicKey: made.publicKey,
        counter: made.counter,
        transports: [...transports],
        name: firstNameOf(input.userAgent),
        createdAt: now,
      })
      // A credential always belongs to the same account.
      .onConflictDoNothing()
      .returning(shownColumns);
    return added ?? "refused";
  });
}

/** Gives a passkey of an account another name; `null` if the account has no such passkey. */
export async function renamePasskey(
  queries: Queries,
  { accountId, id, name }: { readonly accountId: string; readonly id: string; readonly name: string },
): Promise<PasskeyRow | null> {
  const [renamed] = await queries
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning(shownColumns);
  return renamed ?? null;
}

/** Removes a passkey of an account; `false` if the account has no such passkey. */
export async function removePasskey(
  queries: Queries,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<boolean> {
  const removed = await queries
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}

/** Removes all passkeys of an account; their number. */
export async function removeAllPasskeys(queries: Queries, accountId: string): Promise<number> {
  const removed = await queries
    .delete(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .returning({ id: passkeys.id });
  return removed.length;
}

/** Answer of a browser to a challenge: `AuthenticationResponseJSON` of WebAuthn, without what is not needed. */
const assertionSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(1_364)),
  rawId: v.string(),
  type: v.literal("public-key"),
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.string(),
  }),
});

type PasskeySignIn =
  | { readonly ok: true; readonly accountId: string }
  /** `accountId` is `null` where the passkey is unknown. */
  | { readonly ok: false; readonly accountId: string | null };

/** Checks the answer of a browser that signs in with a passkey: JSON, as the form of the sign-in page holds it. */
export async function checkPasskey(
  queries: Queries,
  input: {
    readonly answer: string;
    readonly realm: PasskeyRealm;
    readonly holder: ChallengeHolder;
    readonly now: Date;
  },
): Promise<PasskeySignIn> {
  const { realm, holder, now } = input;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), assertionSchema), input.answer);
  const challenge = parsed.success ? challengeIn(parsed.output.response.clientDataJSON) : null;
  // Consumed before anything else is checked: one challenge is one try.
  const isTaken = challenge !== null && (await takeChallenge(queries, challenge, holder, now));
  if (!parsed.success || !isTaken) return { ok: false, accountId: null };
  const { output: response } = parsed;
  const [known] = await queries
    .select({ passkey: passkeys, handle: passkeyHandles.handle })
    .from(passkeys)
    .innerJoin(passkeyHandles, eq(passkeyHandles.accountId, passkeys.accountId))
    .where(eq(passkeys.credentialId, response.id));
  if (known === undefined) return { ok: false, accountId: null };
  const { passkey, handle } = known;
  const { id, accountId, counter } = passkey;
  if (response.response.userHandle !== Buffer.from(handle).toString("base64url")) return { ok: false, accountId };
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: realm.signInOrigin,
    expectedRPID: realm.rpId,
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter },
  }).catch(() => null);
  if (!verified?.verified) return { ok: false, accountId };
  const { newCounter } = verified.authenticationInfo;
  // A copy of the authenticator cannot use the same count at the same time.
  const updated = await queries
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return { ok: updated.length > 0, accountId };
}

/** The random id by which devices know an account. */
async function handleOf(queries: Queries, accountId: string): Promise<Uint8Array> {
  await queries
    .insert(passkeyHandles)
    .values({ accountId, handle: randomBytes(HANDLE_BYTES) })
    .onConflictDoNothing();
  const [row] = await queries
    .select({ handle: passkeyHandles.handle })
    .from(passkeyHandles)
    .where(eq(passkeyHandles.accountId, accountId));
  if (row === undefined) throw new Error("The account has no handle.");
  return row.handle;
}

const clientDataSchema = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }));

/** The challenge that a browser has answered; `null` if the data is not readable. */
function challengeIn(clientDataJson: string): string | null {
  const text = Buffer.from(clientDataJson, "base64url").toString("utf8");
  const parsed = v.safeParse(clientDataSchema, text);
  return parsed.success ? parsed.output.challenge : null;
}

/** E.g. `Windows (Firefox)`, so that players know it again among others. */
function firstNameOf(userAgent: string): string {
  const { browser, system } = clientNamesOf(userAgent);
  const name = system !== "" && browser !== "" ? `${system} (${browser})` : system || browser || "Passkey";
  return name.slice(0, MAX_PASSKEY_NAME_LENGTH);
}
