import type { QueryClient } from "@tanstack/react-query";
import { type ActorRefFrom, createActor, waitFor } from "xstate";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { fromTask } from "#core/machines/from-task.ts";
import { preInstallMachine } from "#core/pre-install/pre-install.machine.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { perform } from "#ui/data/write.ts";
import { requestPreInstallMutation } from "#ui/features/game/queries/request-pre-install.ts";

export type PreInstallActor = ActorRefFrom<typeof preInstallMachine>;

/** Actors of the page, by player and game: the buttons of a page share one pre-install. */
const actorsOf = new WeakMap<QueryClient, Map<string, PreInstallActor>>();

/** The pre-install of a game for the player who is signed in, by the machine of the core. `status` is the known one. */
export function preInstallActorOf(
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

/** Sends the request; resolves with whether it was accepted. */
export async function sendRequest(actor: PreInstallActor): Promise<boolean> {
  actor.send({ type: "preInstall.requested" });
  return (await waitFor(actor, (next) => !next.matches("requesting"))).matches("requested");
}
