import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { type ActorRefFrom, createActor, waitFor } from "xstate";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { fromTask } from "#core/machines/from-task.ts";
import { preInstallMachine } from "#core/pre-install/pre-install.machine.ts";
import { PRE_INSTALL_DEFAULT_STATUS } from "#core/pre-install/pre-install-status.ts";
import { type QueryScope, useQueryScope } from "#ui/data/query-scope.ts";
import { perform } from "#ui/data/write.ts";
import { preInstallQuery } from "#ui/features/catalogue/queries/pre-install.ts";
import { requestPreInstallMutation } from "#ui/features/game/queries/request-pre-install.ts";

type PreInstallActor = ActorRefFrom<typeof preInstallMachine>;

/** Actors of the page, by player and game: the buttons of a page share one pre-install. */
const actorsOf = new WeakMap<QueryClient, Map<string, PreInstallActor>>();

function preInstallActorOf(
  client: QueryClient,
  scope: QueryScope,
  gameCode: GameCode,
  status: number,
): PreInstallActor {
  const actors = actorsOf.get(client) ?? new Map<string, PreInstallActor>();
  actorsOf.set(client, actors);
  const key = JSON.stringify([scope.visit.get().user?.userId, gameCode]);
  const known = actors.get(key);
  if (known !== undefined) return known;
  const requestPreInstall = fromTask<Result<number>, { gameCode: GameCode }>(() =>
    perform(client, requestPreInstallMutation(scope, client, gameCode), undefined),
  );
  const actor = createActor(preInstallMachine.provide({ actors: { requestPreInstall } }), {
    input: { gameCode, status },
  }).start();
  actors.set(key, actor);
  return actor;
}

/** The pre-install of a game for the player who is signed in, by the machine of the core. */
export function usePreInstall(gameCode: GameCode) {
  const scope = useQueryScope();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(preInstallQuery(scope, gameCode));
  const status = data ?? PRE_INSTALL_DEFAULT_STATUS;
  const actor = preInstallActorOf(client, scope, gameCode, status);
  useEffect(() => actor.send({ type: "status.read", status }), [actor, status]);
  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    /** Whether the publisher has answered if there was an earlier request. */
    isKnown: data !== undefined,
    /** The publisher could not be asked. */
    isUnknown: data === undefined && isError,
    /** Asks the publisher again. */
    retry: () => void refetch(),
    isRequested: state.matches("requested"),
    isRequesting: state.matches("requesting"),
    failure: state.context.failure,
    /** Whether the request was accepted. */
    async request(): Promise<boolean> {
      actor.send({ type: "preInstall.requested" });
      return (await waitFor(actor, (next) => !next.matches("requesting"))).matches("requested");
    },
  };
}
