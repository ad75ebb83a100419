import * as v from "valibot";
import { MAX_PASSKEY_NAME_LENGTH } from "#core/account/passkey.ts";
import { INKLESS } from "#core/texts/visible-text.ts";
import { instantSchema } from "./envelope.ts";
import { withFallback } from "./tolerant-reader.ts";

const base64UrlSchema = (maxLength: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(maxLength));
const keyTypeSchema = v.literal("public-key");
/** Ids of credentials have at most 1023 bytes. */
const credentialIdSchema = base64UrlSchema(1_364);

export const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  created_at: instantSchema,
  /** `null` if it was never used to sign in. */
  last_used_at: v.nullable(instantSchema),
});
export const passkeysSchema = v.object({
  /** Relying party id: the domain that the passkeys belong to. */
  rp_id: v.string(),
  /** How many an account can have. */
  maximum: v.number(),
  list: v.array(passkeySchema),
});

export const passkeyIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** Without control and format characters, and not of invisible signs alone. */
const VISIBLE_NAME = new RegExp(`^(?=.*[^${INKLESS}\\p{M}])[^\\p{C}]+$`, "u");
export const passkeyNameBodySchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(MAX_PASSKEY_NAME_LENGTH), v.regex(VISIBLE_NAME)),
});
const passwordSchema = v.pipe(v.string(), v.maxLength(1_024));
export const removePasskeyBodySchema = v.object({ password: passwordSchema });
export const passkeyProofBodySchema = v.object({
  password: passwordSchema,
  /** Of the second factor, where the account has one. */
  code: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn; binary parts in base64url. */
export const passkeyCreationAnswerSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: keyTypeSchema, alg: v.number() })),
  /** Milliseconds. */
  timeout: v.number(),
  excludeCredentials: v.array(
    v.object({ id: v.string(), type: keyTypeSchema, transports: withFallback(v.array(v.string()), []) }),
  ),
});
/** `RegistrationResponseJSON` of WebAuthn, without what is not needed. */
export const addPasskeyBodySchema = v.object({
  credential: v.object({
    id: credentialIdSchema,
    rawId: credentialIdSchema,
    type: keyTypeSchema,
    response: v.object({
      clientDataJSON: base64UrlSchema(4_096),
      attestationObject: base64UrlSchema(12_288),
      transports: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/))), v.maxLength(8)),
    }),
  }),
});
export const passkeyRemovedAnswerSchema = v.object({ result: v.literal(true) });
