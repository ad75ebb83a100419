import type { Instant } from "../catalogue/game.ts";

/** Maximum code points of a passkey's name. */
export const MAX_PASSKEY_NAME_LENGTH = 40;

/** A key on a device of the player that signs in without a password (WebAuthn). */
export interface Passkey {
  readonly id: string;
  /** Given by the publisher at first, then by the player. */
  readonly name: string;
  readonly createdAt: Instant;
  /** `null` if it was never used to sign in. */
  readonly lastUsedAt: Instant | null;
}

/** Passkeys of an account. */
export interface Passkeys {
  /** Domain they belong to: they work on its pages and on those of its subdomains. */
  readonly rpId: string;
  /** How many an account can have. */
  readonly maximum: number;
  readonly list: readonly Passkey[];
}

/** What a browser needs to make a passkey, as `PublicKeyCredentialCreationOptionsJSON` of WebAuthn names it. */
export interface PasskeyCreation {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: "public-key"; readonly alg: number }[];
  /** Milliseconds. */
  readonly timeout: number;
  /** Passkeys that the account has already. */
  readonly excludeCredentials: readonly {
    readonly id: string;
    readonly type: "public-key";
    readonly transports: readonly string[];
  }[];
}

/** A passkey that a browser has made, as `RegistrationResponseJSON` of WebAuthn names it; binary parts in base64url. */
export interface NewPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: readonly string[];
  };
}

/** Password of a player, with a code where the account has a second factor. */
export interface AccountProof {
  readonly password: string;
  /** Empty where the account has no second factor. */
  readonly code: string;
}

/** Whether pages of a host can use passkeys of a domain. */
export const isWithinDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
