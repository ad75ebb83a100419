import type { Instant } from "../catalogue/game.ts";
import type { Shell } from "../shell/shell.ts";

/** Security settings and country of a player's account. */
export interface AccountSecurity {
  /** Name that the player signs in with. */
  readonly userName: string;
  /** `null` if it is still the password of the registration. */
  readonly passwordChangedAt: Instant | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Countries an account can have. */
  readonly countries: readonly string[];
  /** Instant from which the country can be changed; `null` if it can be changed now. */
  readonly countryChangeableAt: Instant | null;
  readonly secondFactor: SecondFactorState;
}

export interface SecondFactorState {
  readonly isOn: boolean;
  /** Whether this account must have one, as those of moderators. */
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
}

/** A browser or app in which the account is signed in. */
export interface AccountSession {
  readonly id: string;
  /** Names such as `Firefox` and `Windows`; empty if unknown. */
  readonly browser: string;
  readonly system: string;
  readonly shell: Shell;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** The session of this page. */
  readonly isCurrent: boolean;
}

/** Secret for an authenticator app. */
export interface SecondFactorSecret {
  /** Base32, to be typed where no camera is at hand. */
  readonly secret: string;
  /** `otpauth://totp/…`, to be shown as a QR code. */
  readonly address: string;
}

/** The country of an account after a change. */
export interface AccountCountry {
  readonly countryCode: string;
  readonly countryChangeableAt: Instant | null;
}
