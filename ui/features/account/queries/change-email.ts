import type { QueryClient } from "@tanstack/react-query";
import type { AccountEmail, AccountSecurity } from "#core/account/account-security.ts";
import { normalizeEmail } from "#core/account/email.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { accountSecurityQuery } from "./account-security.ts";

interface EmailChange {
  /** `null` removes the address. */
  readonly email: string | null;
  readonly password: string;
  /** Empty without a second factor. */
  readonly code: string;
}

/** Enters another e-mail address, which counts once its link was opened, or removes the address. */
export function changeEmailMutation(scope: QueryScope, client: QueryClient) {
  const { account } = scope.ports;
  return createWrite<AccountEmail, EmailChange>(scope, client, {
    key: ["change-email"],
    isSecret: true,
    send: ({ email, password, code }) =>
      email === null ? account.removeEmail(password, code) : account.changeEmail(email, password, code),
    readBack:
      ({ email }) =>
      async () => {
        const security = await account.getSecurity();
        const now = security.ok ? security.value.email : null;
        if (now === null) return undefined;
        const isRemoved = now.address === null && now.pendingAddress === null;
        const entered = email === null ? null : normalizeEmail(email);
        // The confirmed address itself waits for no link.
        const isEntered = entered === (now.pendingAddress ?? now.address);
        const isDone = entered === null ? isRemoved : isEntered;
        return isDone ? now : undefined;
      },
    apply: (now) => keepEmail(scope, client, now),
  });
}

/** Sends another link to the address that waits for it. */
export function sendEmailLinkMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<AccountEmail>(scope, client, {
    key: ["send-email-link"],
    send: () => scope.ports.account.sendEmailLink(),
    apply: (now) => keepEmail(scope, client, now),
    // A link that was opened in the meantime leaves nothing to send.
    refetchOnFailure: [accountSecurityQuery(scope).queryKey],
  });
}

function keepEmail(scope: QueryScope, client: QueryClient, email: AccountEmail): void {
  const { queryKey } = accountSecurityQuery(scope);
  client.setQueryData(queryKey, (known: AccountSecurity | undefined) => known && { ...known, email });
}
