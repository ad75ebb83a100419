import type { QueryClient } from "@tanstack/react-query";
import type {
  AccountCopy,
  AccountCountry,
  AccountSecurity,
  AccountSession,
  SecondFactorSecret,
} from "#core/account/account-security.ts";
import type { AccountProof } from "#core/account/passkey.ts";
import type { Instant } from "#core/catalogue/game.ts";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { accountSecurityQuery, accountSessionsQuery } from "./account-security.ts";

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password; resolves to the number of other sessions it has ended, `null` if the answer was lost and the account shows
 * that the password has changed since it was last read.
 */
export function changePasswordMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = accountSecurityQuery(scope);
  return createWrite<number | null, PasswordChange>(scope, client, {
    key: ["change-password"],
    isSecret: true,
    send: ({ currentPassword, newPassword }) => scope.ports.account.changePassword(currentPassword, newPassword),
    readBack: () => {
      const before = client.getQueryData(queryKey);
      return async () => {
        const now = await readSecurity(scope);
        return before && now && now.passwordChangedAt !== before.passwordChangedAt ? null : undefined;
      };
    },
    apply: () => readAgain(scope, client),
  });
}

/** Ends one of the account's sessions. */
export function endSessionMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<unknown, string>(scope, client, {
    key: ["end-session"],
    send: (sessionId) => scope.ports.account.endSession(sessionId),
    ...sessionsChange(scope, client, ({ id }, sessionId) => id !== sessionId),
  });
}

/** Ends all sessions of the account but this one; resolves to their number. */
export function endOtherSessionsMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<number>(scope, client, {
    key: ["end-other-sessions"],
    send: () => scope.ports.account.endOtherSessions(),
    ...sessionsChange(scope, client, ({ isCurrent }) => isCurrent),
  });
}

/** Asks for the secret of a new second factor. */
export function beginSecondFactorMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<SecondFactorSecret, string>(scope, client, {
    key: ["begin-second-factor"],
    isSecret: true,
    send: (password) => scope.ports.account.beginSecondFactor(password),
    onFailure: (failure) => readAgainIfOutdated(scope, client, failure),
  });
}

/** Switches the second factor on; resolves to the recovery codes. */
export function confirmSecondFactorMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<readonly string[], string>(scope, client, {
    key: ["confirm-second-factor"],
    isSecret: true,
    send: (code) => scope.ports.account.confirmSecondFactor(code),
    apply: () => readAgain(scope, client),
    onFailure: (failure) => readAgainIfOutdated(scope, client, failure),
  });
}

interface SecondFactorRemoval {
  readonly password: string;
  readonly code: string;
}

/** Switches the second factor off. */
export function removeSecondFactorMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<unknown, SecondFactorRemoval>(scope, client, {
    key: ["remove-second-factor"],
    isSecret: true,
    send: ({ password, code }) => scope.ports.account.removeSecondFactor(password, code),
    readBack: () => async () => ((await readSecurity(scope))?.secondFactor.isOn === false ? null : undefined),
    apply: () => readAgain(scope, client),
    onFailure: (failure) => readAgainIfOutdated(scope, client, failure),
  });
}

/** Changes the country of the account. */
export function changeCountryMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = accountSecurityQuery(scope);
  return createWrite<AccountCountry, string>(scope, client, {
    key: ["change-country"],
    changes: [{ queryKey }],
    send: (countryCode) => scope.ports.account.changeCountry(countryCode),
    readBack: (countryCode) => async () => {
      const now = await readSecurity(scope);
      return now?.countryCode === countryCode ? now : undefined;
    },
    apply: ({ countryCode, countryChangeableAt }) =>
      client.setQueryData(
        queryKey,
        (known: AccountSecurity | undefined) => known && { ...known, countryCode, countryChangeableAt },
      ),
    onFailure: (failure) => readAgainIfOutdated(scope, client, failure),
  });
}

/** Asks for everything that is stored about the player. */
export function exportDataMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<AccountCopy>(scope, client, {
    key: ["export-data"],
    isSecret: true,
    send: () => scope.ports.account.exportData(),
  });
}

/** Closes the account; resolves to the instant at which it is deleted. */
export function closeAccountMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<Instant, AccountProof>(scope, client, {
    key: ["close-account"],
    isSecret: true,
    send: (proof) => scope.ports.account.close(proof),
  });
}

/** The account as it is now; `undefined` if it cannot be read. */
async function readSecurity(scope: QueryScope): Promise<AccountSecurity | undefined> {
  const now = await scope.ports.account.getSecurity();
  return now.ok ? now.value : undefined;
}

/** Takes ended sessions out of the list at once, then reads it again. */
function sessionsChange<Input>(
  scope: QueryScope,
  client: QueryClient,
  isLeft: (session: AccountSession, input: Input) => boolean,
) {
  const { queryKey } = accountSessionsQuery(scope);
  return {
    changes: [{ queryKey }],
    apply: (_: unknown, input: Input) => {
      client.setQueryData(queryKey, (known: readonly AccountSession[] | undefined) =>
        known?.filter((session) => isLeft(session, input)),
      );
      void client.invalidateQueries({ queryKey });
    },
    refetchOnFailure: [queryKey],
  };
}

function readAgain(scope: QueryScope, client: QueryClient): void {
  for (const { queryKey } of [accountSecurityQuery(scope), accountSessionsQuery(scope)]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** After a conflict the account differs from what the page shows. */
function readAgainIfOutdated(scope: QueryScope, client: QueryClient, failure: RequestFailure): void {
  if (classifyFailure(failure) === "conflict") readAgain(scope, client);
}
