import type { ServerLogger } from "#adapters/logging/pino-logger.ts";

/** An account is named by its internal id, a pseudonym: neither a user name nor a nickname. */
interface OfAccount {
  readonly account: string;
}

/**
 * Log events of sign-ins, sessions and refusals (ASVS 5.0, 16.3). No event contains a user name, nickname, password,
 * token, code, e-mail or network address. The trace id is that of the response's `X-PP-Trace-Id`.
 */
export type SecurityEvent =
  | ({ readonly event: "registration" } & OfAccount)
  | ({ readonly event: "sign_in_succeeded"; readonly secondFactor: "app" | "recovery" | "passkey" | null } & OfAccount)
  /** `account` is `null` where no account has the user name. */
  | {
      readonly event: "sign_in_failed";
      readonly account: string | null;
      readonly step: "password" | "second_factor" | "passkey";
    }
  /**
   * Too many attempts, by account or by network. Contains no names: it may be a mistyped password as well as an attack.
   */
  | { readonly event: "sign_in_limited"; readonly step: LimitedStep; readonly waitSeconds: number }
  | ({ readonly event: "signed_out" } & OfAccount)
  | ({ readonly event: "password_changed" } & OfAccount)
  | ({ readonly event: "password_recovered" } & OfAccount)
  /** A link for a new password was asked for. `account` is `null` where none was sent. */
  | { readonly event: "recovery_requested"; readonly account: string | null }
  | ({ readonly event: "email_changed"; readonly step: "requested" | "confirmed" | "removed" } & OfAccount)
  | ({ readonly event: "session_ended"; readonly count: number; readonly by: SessionEnder } & OfAccount)
  | ({ readonly event: "second_factor_on" } & OfAccount)
  | ({ readonly event: "second_factor_off"; readonly by: "player" | "operator" } & OfAccount)
  | ({ readonly event: "recovery_code_used"; readonly left: number } & OfAccount)
  | ({ readonly event: "passkey_added" } & OfAccount)
  | ({ readonly event: "passkey_removed"; readonly count: number; readonly by: "player" | "operator" } & OfAccount)
  | ({ readonly event: "account_exported" | "account_closed" | "account_kept" | "account_deleted" } & OfAccount)
  | ({ readonly event: "sso_issued" } & OfAccount)
  | ({ readonly event: "sso_used"; readonly replaced: string | null } & OfAccount)
  /** A 403. `route` is a pattern, so that nothing of an address is written down. */
  | {
      readonly event: "access_refused";
      readonly account: string | null;
      readonly method: string;
      readonly route: string;
      readonly reason: string;
    }
  | ({
      readonly event: "moderation";
      readonly post: "article" | "comment" | "review";
      readonly postId: string;
      readonly change: Readonly<Record<string, boolean | undefined>>;
    } & OfAccount);

/** `account`: a password or code that is required before an account is changed. */
type LimitedStep = "password" | "second_factor" | "passkey" | "registration" | "account" | "recovery";

/** Cause of the end of sessions. */
export type SessionEnder = "player" | "operator" | "password_change" | "password_recovery" | "second_factor";

/** Writes a security event. `traceId` is absent where no request caused it. */
export function logSecurityEvent(logger: ServerLogger, event: SecurityEvent, traceId?: string): void {
  logger.info("security", traceId === undefined ? { ...event } : { ...event, traceId });
}
