import type {
  AccountCountry,
  AccountSecurity,
  AccountSession,
  SecondFactorSecret,
} from "../account/account-security.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/**
 * Password, sessions, second factor and country of the signed-in player's account. Never throws; each call settles within its time
 * bound. 401 for guests. `accountRefusalOf` names the refusals that a player can do something about.
 */
export interface AccountGateway {
  /** `GET /api/account/security`. */
  getSecurity(options?: CallOptions): Promise<Result<AccountSecurity>>;
  /** `PUT /api/account/password`; ends all other sessions and answers with their number. */
  changePassword(currentPassword: string, newPassword: string): Promise<Result<number>>;
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
  /** `PUT /api/account/country`: at most every 90 days. */
  changeCountry(countryCode: string): Promise<Result<AccountCountry>>;
}
