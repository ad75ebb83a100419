import type { QueryClient } from "@tanstack/react-query";
import type { AccountSecurity, ProfileChoice } from "#core/account/account-security.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { accountSecurityQuery } from "./account-security.ts";

/** Changes the nickname and the picture of the account. */
export function changeProfileMutation(scope: QueryScope, client: QueryClient) {
  const { account } = scope.ports;
  const { queryKey } = accountSecurityQuery(scope);
  return createWrite<ProfileChoice, ProfileChoice>(scope, client, {
    key: ["change-profile"],
    changes: [{ queryKey }],
    send: (choice) => account.changeProfile(choice),
    apply: (now) => {
      client.setQueryData(queryKey, (known: AccountSecurity | undefined) =>
        known?.profile ? { ...known, profile: { ...known.profile, ...now } } : known,
      );
      // Reviews, boards, gifts and the page's head show it: what is kept is asked for again once it is shown.
      void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    },
  });
}
