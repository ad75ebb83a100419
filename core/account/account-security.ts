import type { Instant } from "../catalogue/game.ts";
import type { Shell } from "../shell/shell.ts";
import type { Passkeys } from "./passkey.ts";

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
  /** `null` where the publisher sends no mails, so that nothing about them is shown. */
  readonly email: AccountEmail | null;
  /** `null` where the publisher does not offer passkeys. */
  readonly passkeys: Passkeys | null;
  /** `null` where the publisher does not let players change it. */
  readonly profile: AccountProfile | null;
}

/** How other players see the account. */
export interface AccountProfile extends ProfileChoice {
  /** Pictures that a player can choose from. */
  readonly pictures: readonly { readonly id: string; readonly address: string }[];
}

/** What a player chooses of the profile. */
export interface ProfileChoice {
  readonly nickname: string;
  /** Of the picture that is shown. */
  readonly pictureId: string;
}

/** The e-mail address of an account, by which a forgotten password is replaced. */
export interface AccountEmail {
  /** The address that was confirmed; `null` if none was. */
  readonly address: string | null;
  /** Counts once the link of its mail was opened; `null` if none waits. */
  readonly pendingAddress: string | null;
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

/** What the publisher stores about a player, in its own words. */
export interface AccountCopy {
  readonly exportedAt: Instant;
  /** Rows by table, in the publisher's own words. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The country of an account after a change. */
export interface AccountCountry {
  readonly countryCode: string;
  readonly countryChangeableAt: Instant | null;
}
