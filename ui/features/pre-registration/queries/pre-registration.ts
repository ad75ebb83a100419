import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { type PreRegistration, preRegistrationAfter } from "#core/catalogue/pre-registration.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { createWrite } from "#ui/data/write.ts";

/** Number of pre-registrations of a game, and the player's own. */
export function preRegistrationQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["pre-registration", ...personalKey(scope), gameCode] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.preRegistration.get(gameCode, { signal })),
  });
}

/** Games for which the player has pre-registered. */
export function preRegisteredGamesQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["pre-registered-games", scope.visit.get().user?.userId ?? null] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.preRegistration.list({ signal })),
  });
}

/**
 * Registers the player, or changes whether they are notified; `null` withdraws the pre-registration. Shown at once; the
 * last press counts.
 */
export function preRegistrationMutation(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const { preRegistration } = scope.ports;
  const { queryKey } = preRegistrationQuery(scope, gameCode);
  const show = (value: PreRegistration | undefined) => client.setQueryData(queryKey, value);
  return createWrite<PreRegistration, boolean | null, PreRegistration | undefined>(scope, client, {
    key: ["pre-register", gameCode],
    inOrder: true,
    changes: [{ queryKey }],
    send: (isNotified) =>
      isNotified === null ? preRegistration.withdraw(gameCode) : preRegistration.register(gameCode, isNotified),
    readBack: (isNotified) => async () => {
      const { isRegistered, ...read } = unwrap(await preRegistration.get(gameCode));
      const isAsWanted = isNotified === null ? !isRegistered : isRegistered && read.isNotified === isNotified;
      return isAsWanted ? { isRegistered, ...read } : undefined;
    },
    optimistic: (isNotified) => {
      const before = client.getQueryData(queryKey);
      if (before !== undefined) show(preRegistrationAfter(before, isNotified));
      return before;
    },
    undo: (_, before) => show(before),
    apply: (value) => {
      show(value);
      void client.invalidateQueries(preRegisteredGamesQuery(scope));
    },
    refetchOnFailure: [queryKey],
  });
}
