import type { QueryClient } from "@tanstack/react-query";
import type { AccountSecurity } from "#core/account/account-security.ts";
import type { AccountProof, NewPasskey, Passkey, PasskeyCreation } from "#core/account/passkey.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { accountSecurityQuery } from "./account-security.ts";

/** Asks what the browser needs to make a passkey. */
export function beginPasskeyMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<PasskeyCreation, AccountProof>(scope, client, {
    key: ["begin-passkey"],
    isSecret: true,
    send: (proof) => scope.ports.account.beginPasskey(proof),
    refetchOnFailure: [accountSecurityQuery(scope).queryKey],
  });
}

/** Adds the passkey that the browser has made. */
export function addPasskeyMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<Passkey, NewPasskey>(scope, client, {
    key: ["add-passkey"],
    send: (made) => scope.ports.account.addPasskey(made),
    ...listChange(scope, client, (list, added) => [...list, added]),
  });
}

interface PasskeyName {
  readonly id: string;
  readonly name: string;
}

/** Gives a passkey another name. */
export function renamePasskeyMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<Passkey, PasskeyName>(scope, client, {
    key: ["rename-passkey"],
    send: ({ id, name }) => scope.ports.account.renamePasskey(id, name),
    ...listChange(scope, client, (list, renamed: Passkey) =>
      list.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
    ),
  });
}

interface PasskeyRemoval {
  readonly id: string;
  readonly password: string;
}

/** Removes a passkey. */
export function removePasskeyMutation(scope: QueryScope, client: QueryClient) {
  return createWrite<unknown, PasskeyRemoval>(scope, client, {
    key: ["remove-passkey"],
    isSecret: true,
    send: ({ id, password }) => scope.ports.account.removePasskey(id, password),
    ...listChange(scope, client, (list, _: unknown, { id }: PasskeyRemoval) =>
      list.filter((passkey) => passkey.id !== id),
    ),
  });
}

/** Brings a change into the list of passkeys at once; after a failure the publisher's is read again. */
function listChange<Value, Input>(
  scope: QueryScope,
  client: QueryClient,
  change: (list: readonly Passkey[], value: Value, input: Input) => readonly Passkey[],
) {
  const { queryKey } = accountSecurityQuery(scope);
  return {
    changes: [{ queryKey }],
    apply: (value: Value, input: Input) =>
      client.setQueryData(queryKey, (known: AccountSecurity | undefined) => {
        if (!known?.passkeys) return known;
        const list = change(known.passkeys.list, value, input);
        return { ...known, passkeys: { ...known.passkeys, list } };
      }),
    refetchOnFailure: [queryKey],
  };
}
