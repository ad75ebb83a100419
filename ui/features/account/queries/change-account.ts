import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { AccountCountry, AccountSecurity, AccountSession } from "#core/account/account-security.ts";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { failureOf, RequestFailureError, unwrap } from "#ui/data/request-failure-error.ts";
import { accountSecurityQuery, accountSessionsQuery } from "./account-security.ts";

/** Passwords and codes leave the memory of the page with the form they were typed into. */
const SECRET = { gcTime: 0 } as const;

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password; resolves to the number of other sessions it has ended, `null` if the answer was lost and the account says
 * that the password has changed since it was last read.
 */
export function changePasswordMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = accountSecurityQuery(scope);
  return mutationOptions({
    ...SECRET,
    mutationKey: ["change-password"] as const,
    mutationFn: async ({ currentPassword, newPassword }: PasswordChange): Promise<number | null> => {
      const before = client.getQueryData(queryKey);
      const result = await scope.ports.account.changePassword(currentPassword, newPassword);
      if (result.ok) return result.value;
      const now = await readIfAnswerWasLost(scope, result.failure);
      const hasArrived = before && now && now.passwordChangedAt !== before.passwordChangedAt;
      if (hasArrived) return null;
      throw new RequestFailureError(result.failure);
    },
    onSuccess: () => readAgain(scope, client),
  });
}

/** Ends one of the account's sessions. */
export function endSessionMutation(scope: QueryScope, client: QueryClient) {
  return mutationOptions({
    mutationKey: ["end-session"] as const,
    mutationFn: async (sessionId: string) => unwrap(await scope.ports.account.endSession(sessionId)),
    onSuccess: (_, sessionId) => keepSessions(scope, client, ({ id }) => id !== sessionId),
    onSettled: () => readSessionsAgain(scope, client),
  });
}

/** Ends all sessions of the account but this one; resolves to their number. */
export function endOtherSessionsMutation(scope: QueryScope, client: QueryClient) {
  return mutationOptions({
    mutationKey: ["end-other-sessions"] as const,
    mutationFn: async () => unwrap(await scope.ports.account.endOtherSessions()),
    onSuccess: () => keepSessions(scope, client, ({ isCurrent }) => isCurrent),
    onSettled: () => readSessionsAgain(scope, client),
  });
}

/** Asks for the secret of a new second factor. */
export function beginSecondFactorMutation(scope: QueryScope, client: QueryClient) {
  return mutationOptions({
    ...SECRET,
    mutationKey: ["begin-second-factor"] as const,
    mutationFn: async (password: string) => unwrap(await scope.ports.account.beginSecondFactor(password)),
    onError: (error) => readAgainIfOutdated(scope, client, error),
  });
}

/** Switches the second factor on; resolves to the recovery codes. */
export function confirmSecondFactorMutation(scope: QueryScope, client: QueryClient) {
  return mutationOptions({
    ...SECRET,
    mutationKey: ["confirm-second-factor"] as const,
    mutationFn: async (code: string) => unwrap(await scope.ports.account.confirmSecondFactor(code)),
    onSuccess: () => readAgain(scope, client),
    onError: (error) => readAgainIfOutdated(scope, client, error),
  });
}

interface SecondFactorRemoval {
  readonly password: string;
  readonly code: string;
}

/** Switches the second factor off. Where the answer was lost, the account tells whether it has arrived. */
export function removeSecondFactorMutation(scope: QueryScope, client: QueryClient) {
  return mutationOptions({
    ...SECRET,
    mutationKey: ["remove-second-factor"] as const,
    mutationFn: async ({ password, code }: SecondFactorRemoval) => {
      const result = await scope.ports.account.removeSecondFactor(password, code);
      if (result.ok) return;
      const now = await readIfAnswerWasLost(scope, result.failure);
      if (now?.secondFactor.isOn !== false) throw new RequestFailureError(result.failure);
    },
    onSuccess: () => readAgain(scope, client),
    onError: (error) => readAgainIfOutdated(scope, client, error),
  });
}

/** Changes the country of the account. Where the answer was lost, the account tells whether it has arrived. */
export function changeCountryMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = accountSecurityQuery(scope);
  return mutationOptions({
    mutationKey: ["change-country"] as const,
    mutationFn: async (countryCode: string): Promise<AccountCountry> => {
      const result = await scope.ports.account.changeCountry(countryCode);
      if (result.ok) return result.value;
      const now = await readIfAnswerWasLost(scope, result.failure);
      if (now?.countryCode === countryCode) return now;
      throw new RequestFailureError(result.failure);
    },
    onSuccess: async ({ countryCode, countryChangeableAt }) => {
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(
        queryKey,
        (known: AccountSecurity | undefined) => known && { ...known, countryCode, countryChangeableAt },
      );
    },
    onError: (error) => readAgainIfOutdated(scope, client, error),
  });
}

/** The account as it is now; `null` where the publisher has refused, or cannot be asked either. */
async function readIfAnswerWasLost(scope: QueryScope, failure: RequestFailure): Promise<AccountSecurity | null> {
  if (failure.kind === "status") return null;
  const now = await scope.ports.account.getSecurity();
  return now.ok ? now.value : null;
}

function readAgain(scope: QueryScope, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: accountSecurityQuery(scope).queryKey });
  readSessionsAgain(scope, client);
}

function readSessionsAgain(scope: QueryScope, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: accountSessionsQuery(scope).queryKey });
}

/** Takes what has ended out of the list at once. */
async function keepSessions(
  scope: QueryScope,
  client: QueryClient,
  isLeft: (session: AccountSession) => boolean,
): Promise<void> {
  const { queryKey } = accountSessionsQuery(scope);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (known: readonly AccountSession[] | undefined) => known?.filter(isLeft));
}

/** A conflict says that the account is not as the page shows it. */
function readAgainIfOutdated(scope: QueryScope, client: QueryClient, error: unknown): void {
  const failure = failureOf(error);
  if (failure !== null && classifyFailure(failure) === "conflict") readAgain(scope, client);
}
