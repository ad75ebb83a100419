import { eq } from "drizzle-orm";
import { accounts } from "../database/schema/index.ts";
import { isPasswordOf } from "../domain/accounts/own-password.ts";
import { readSecondFactor, realTimeOf, takeSecondFactorCode } from "../domain/accounts/second-factor.ts";
import { checkSignInAllowed, KNOWN_BY_SESSION, takeBackSignInFailure } from "../domain/accounts/sign-in-limits.ts";
import { CallRefusal } from "../http/call-refusal.ts";
import { type RequestScope, requirePlayer } from "../http/request-scope.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";

/** Checks that it is the owner who changes an account. */
export function accountProof(services: Services) {
  const { queries } = services.database;

  /** Lets a password or code be tried. One that is wrong, for which `check` throws, counts like a failed sign-in. */
  const tryProof = async <Result>(scope: RequestScope, check: () => Promise<Result>): Promise<Result> => {
    const { userName } = await readAccount(services, requirePlayer(scope).accountId);
    const attempt = {
      userName: userName ?? "",
      clientAddress: scope.clientAddress,
      knownBy: KNOWN_BY_SESSION,
      now: scope.now,
    };
    const permission = await checkSignInAllowed(queries, attempt);
    if (!permission.isAllowed) {
      const waitSeconds = Math.ceil(permission.waitMs / 1_000);
      logSecurityEvent(services.logger, { event: "sign_in_limited", step: "account", waitSeconds }, scope.traceId);
      throw new CallRefusal(429, "TOO_MANY_REQUESTS", "Too many attempts.", { retryAfterSeconds: waitSeconds });
    }
    const result = await check();
    await takeBackSignInFailure(queries, attempt);
    return result;
  };

  const requirePassword = async (scope: RequestScope, password: string): Promise<void> => {
    if (await isPasswordOf(queries, requirePlayer(scope).accountId, password)) return;
    throw new CallRefusal(403, "WRONG_PASSWORD", "The password is wrong.", { details: { reason: "wrong_password" } });
  };

  /** The password, and a code where the account has a second factor. */
  const requireOwner = async (
    scope: RequestScope,
    proof: { readonly password: string; readonly code: string },
  ): Promise<void> => {
    const { accountId } = requirePlayer(scope);
    await requirePassword(scope, proof.password);
    if (!(await readSecondFactor(queries, accountId)).isOn) return;
    const time = await realTimeOf(services, scope.now);
    const kind = await takeSecondFactorCode(queries, { accountId, code: proof.code, time });
    if (kind === null) throw wrongCode();
    if (kind === "recovery") {
      const { recoveryCodesLeft: left } = await readSecondFactor(queries, accountId);
      logSecurityEvent(services.logger, { event: "recovery_code_used", account: accountId, left }, scope.traceId);
    }
  };

  return { tryProof, requirePassword, requireOwner };
}

export async function readAccount(services: Services, accountId: string) {
  const [account] = await services.database.queries
    .select({
      userName: accounts.userName,
      nickname: accounts.nickname,
      avatar: accounts.avatar,
      countryCode: accounts.countryCode,
      countryChangedAt: accounts.countryChangedAt,
      passwordChangedAt: accounts.passwordChangedAt,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account === undefined) throw new CallRefusal(401, "SESSION_OVER", "The session is over.");
  return account;
}

export function wrongCode(): CallRefusal {
  return new CallRefusal(403, "WRONG_CODE", "The code is wrong or was used before.", {
    details: { reason: "wrong_code" },
  });
}
