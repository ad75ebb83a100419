import * as v from "valibot";
import { SHELLS } from "#core/shell/shell.ts";
import { countryCodeSchema, instantSchema } from "./envelope.ts";
import { passkeysSchema } from "./passkeys.ts";
import { withFallback } from "./tolerant-reader.ts";

/** Bounds the input only; the publisher decides the password rules. */
const passwordSchema = v.pipe(v.string(), v.maxLength(1_024));
/** A code of the authenticator app, or a recovery code; blanks and hyphens are ignored. */
const codeSchema = v.pipe(v.string(), v.maxLength(64));

/** The e-mail address of an account. */
export const accountEmailAnswerSchema = v.object({
  /** The address that was confirmed; `null` if none was. */
  address: v.nullable(v.string()),
  /** Counts once the link of its mail was opened; `null` if none waits. */
  pending_address: v.nullable(v.string()),
});

export const accountSecurityAnswerSchema = v.object({
  user_name: v.string(),
  /** `null` where the publisher sends no mails. */
  email: v.optional(v.nullable(accountEmailAnswerSchema), null),
  /** `null` if it is still the password of the registration. */
  password_changed_at: v.nullable(instantSchema),
  country_code: countryCodeSchema,
  /** Countries an account can have. */
  countries: v.array(countryCodeSchema),
  /** Instant from which the country can be changed; `null` if it can be changed now. */
  country_changeable_at: v.nullable(instantSchema),
  second_factor: v.object({
    is_on: v.boolean(),
    /** Whether this account has to have one, as moderators do. */
    is_required: v.boolean(),
    recovery_codes_left: v.number(),
  }),
  /** `null` where the publisher does not offer passkeys. */
  passkeys: v.optional(v.nullable(passkeysSchema), null),
  /** How other players see the account; `null` where it cannot be changed. */
  profile: v.optional(
    v.nullable(
      v.object({
        nickname: v.string(),
        /** Of the picture that is shown. */
        picture_id: v.string(),
        /** Pictures to choose from. */
        pictures: v.array(v.object({ id: v.string(), address: v.string() })),
      }),
    ),
    null,
  ),
});

/** Bounds the input only; the publisher decides the rules of nicknames. */
export const changeProfileBodySchema = v.object({
  nickname: v.pipe(v.string(), v.maxLength(1_024)),
  picture_id: v.pipe(v.string(), v.maxLength(64)),
});
export const changeProfileAnswerSchema = v.object({ nickname: v.string(), picture_id: v.string() });

export const changePasswordBodySchema = v.object({ current_password: passwordSchema, new_password: passwordSchema });
export const changePasswordAnswerSchema = v.object({ result: v.literal(true), ended_sessions: v.number() });

/** Bounds the input only; the publisher decides the rules of addresses. `code` counts where there is a second factor. */
export const changeEmailBodySchema = v.object({
  email: v.pipe(v.string(), v.maxLength(1_024)),
  password: passwordSchema,
  code: v.optional(codeSchema, ""),
});
export const removeEmailBodySchema = v.object({ password: passwordSchema, code: v.optional(codeSchema, "") });

export const closeAccountBodySchema = v.object({ password: passwordSchema, code: v.optional(codeSchema, "") });
/** When the account is deleted permanently, unless its player signs in before. */
export const closeAccountAnswerSchema = v.object({ deleted_at: instantSchema });

/** Rows of the publisher's database, in its own words. */
export const exportAccountAnswerSchema = v.object({
  exported_at: instantSchema,
  data: v.record(v.string(), v.unknown()),
});

export const accountSessionIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const accountSessionListAnswerSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      /** Names such as `Firefox` and `Windows`; empty if unknown. */
      browser: withFallback(v.string(), ""),
      system: withFallback(v.string(), ""),
      shell: withFallback(v.picklist(SHELLS), "web"),
      created_at: instantSchema,
      last_seen_at: instantSchema,
      is_current: v.boolean(),
    }),
  ),
});
export const endedSessionsAnswerSchema = v.object({ ended_sessions: v.number() });

export const changeCountryBodySchema = v.object({ country_code: countryCodeSchema });
export const changeCountryAnswerSchema = v.object({
  country_code: countryCodeSchema,
  country_changeable_at: v.nullable(instantSchema),
});

export const beginSecondFactorBodySchema = v.object({ password: passwordSchema });
export const beginSecondFactorAnswerSchema = v.object({
  /** Base32, to be typed where no camera is at hand. */
  secret: v.string(),
  /** `otpauth://totp/…`, to be shown as a QR code. */
  address: v.string(),
});
export const confirmSecondFactorBodySchema = v.object({ code: codeSchema });
/** Shown once; each code can be used once. */
export const recoveryCodesAnswerSchema = v.object({ recovery_codes: v.array(v.string()) });
export const removeSecondFactorBodySchema = v.object({ password: passwordSchema, code: codeSchema });
export const secondFactorAnswerSchema = v.object({ result: v.literal(true) });
