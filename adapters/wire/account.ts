import * as v from "valibot";
import { SHELLS } from "#core/shell/shell.ts";
import { countryCodeSchema, instantSchema } from "./envelope.ts";
import { withFallback } from "./tolerant-reader.ts";

/** Bounds the input only; the publisher decides the password rules. */
const passwordSchema = v.pipe(v.string(), v.maxLength(1_024));
/** A code of the authenticator app, or a recovery code; blanks and hyphens are ignored. */
const codeSchema = v.pipe(v.string(), v.maxLength(64));

export const accountSecurityAnswerSchema = v.object({
  user_name: v.string(),
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
});

export const changePasswordBodySchema = v.object({ current_password: passwordSchema, new_password: passwordSchema });
export const changePasswordAnswerSchema = v.object({ result: v.literal(true), ended_sessions: v.number() });

export const accountSessionIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const accountSessionListAnswerSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      /** Names such as `Firefox` and `Windows`; empty if unknown. */
      browser: v.string(),
      system: v.string(),
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
