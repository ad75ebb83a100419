import { bigint, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./catalogue.ts";
import { accounts, bytes } from "./players.ts";

const accountId = () => text("account_id").references(() => accounts.id, { onDelete: "cascade" });

/** Random ids by which the devices of players know an account. */
export const passkeyHandles = pgTable(
  "passkey_handles",
  {
    accountId: accountId().primaryKey(),
    handle: bytes("handle").notNull(),
  },
  (table) => [uniqueIndex("passkey_handles_handle").on(table.handle)],
);

export const passkeys = pgTable(
  "passkeys",
  {
    /** Public id, which says nothing about the credential. */
    id: text("id").primaryKey(),
    accountId: accountId().notNull(),
    /** Base64url, as the authenticator names it. */
    credentialId: text("credential_id").notNull(),
    /** COSE key. */
    publicKey: bytes("public_key").notNull(),
    /** Signatures that the authenticator has counted; it stays 0 where it counts none. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** Ways to the authenticator, e.g. `internal` or `hybrid`. */
    transports: text("transports").array().notNull(),
    /** Given by the player. */
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    uniqueIndex("passkeys_credential").on(table.credentialId),
    index("passkeys_of_account").on(table.accountId, table.createdAt),
  ],
);

/** Challenges that were given out and not answered yet. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge. */
    challengeHash: bytes("challenge_hash").primaryKey(),
    /** SHA-256 of the session or sign-in page that asked for it. */
    boundTo: bytes("bound_to").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_expiry").on(table.expiresAt)],
);
