import type {
  AccountCopy,
  AccountCountry,
  AccountEmail,
  AccountSecurity,
  AccountSession,
  ProfileChoice,
  SecondFactorSecret,
} from "../account/account-security.ts";
import type { AccountProof, NewPasskey, Passkey, PasskeyCreation } from "../account/passkey.ts";
import type { Instant } from "../catalogue/game.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/**
 * Profile, password, e-mail, sessions, second factor, passkeys and country of the signed-in player's account. Never throws;
 * each call settles within its time bound. 401 for guests. `accountRefusalOf` names the refusals that a player can do something about.
 */
export interface AccountGateway {
  /** `GET /api/account/security`. */
  getSecurity(options?: CallOptions): Promise<Result<AccountSecurity>>;
  /** `PUT /api/account/password`; ends all other sessions and answers with their number. */
  changePassword(currentPassword: string, newPassword: string): Promise<Result<number>>;
  /** `PUT /api/account/email`: the address counts once the link of its mail was opened. `code` is empty without a second factor. */
  changeEmail(email: string, password: string, code: string): Promise<Result<AccountEmail>>;
  /** `POST /api/account/email/link`: another link to the address that waits; 409 if none does. */
  sendEmailLink(): Promise<Result<AccountEmail>>;
  /** `POST /api/account/email/remove`. */
  removeEmail(password: string, code: string): Promise<Result<AccountEmail>>;
  /** `GET /api/account/sessions`: the current one first, then by last use. */
  listSessions(options?: CallOptions): Promise<Result<readonly AccountSession[]>>;
  /** `DELETE /api/account/sessions/{sessionId}`; ending a session that is over succeeds. */
  endSession(sessionId: string): Promise<Result<null>>;
  /** `DELETE /api/account/sessions`: all but the current one; answers with their number. */
  endOtherSessions(): Promise<Result<number>>;
  /** `POST /api/account/second-factor`: a new secret, which takes effect once it is confirmed. */
  beginSecondFactor(password: string): Promise<Result<SecondFactorSecret>>;
  /** `PUT /api/account/second-factor`: switches it on and answers with recovery codes, which cannot be read again. */
  confirmSecondFactor(code: string): Promise<Result<readonly string[]>>;
  /** `POST /api/account/second-factor/remove`; 409 where the account must have one. */
  removeSecondFactor(password: string, code: string): Promise<Result<null>>;
  /** `POST /api/account/passkeys/options`: what the browser needs to make a passkey; 409 where the account has too many. */
  beginPasskey(proof: AccountProof): Promise<Result<PasskeyCreation>>;
  /** `POST /api/account/passkeys`. */
  addPasskey(made: NewPasskey): Promise<Result<Passkey>>;
  /** `PUT /api/account/passkeys/{passkeyId}`. */
  renamePasskey(passkeyId: string, name: string): Promise<Result<Passkey>>;
  /** `POST /api/account/passkeys/{passkeyId}/remove`; removing one that is gone succeeds. */
  removePasskey(passkeyId: string, password: string): Promise<Result<null>>;
  /** `PUT /api/account/country`: at most every 90 days. */
  changeCountry(countryCode: string): Promise<Result<AccountCountry>>;
  /** `POST /api/account/close`: ends all sessions; answers with the instant of the deletion, until which a sign-in keeps the account. */
  close(proof: AccountProof): Promise<Result<Instant>>;
  /** `GET /api/account/export`: without secrets. */
  exportData(): Promise<Result<AccountCopy>>;
  /** `PUT /api/account/profile`; answers with the nickname as it is stored. */
  changeProfile(choice: ProfileChoice): Promise<Result<ProfileChoice>>;
}
