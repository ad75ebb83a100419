import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { GameCode } from "#core/catalogue/game.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { PRE_INSTALL_DEFAULT_STATUS } from "#core/pre-install/pre-install-status.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { preInstallQuery } from "#ui/features/catalogue/queries/pre-install.ts";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";

/** The machine and its library are as large as the rest of the page's own code, and few players press the button. */
const loadActor = () => import("./pre-install-actor.ts");

const CODE_FAILURE: RequestFailure = { kind: "fetch", message: "the code of the pre-install could not be loaded" };

/** The pre-install of a game for the player who is signed in, by the machine of the core. */
export function usePreInstall(gameCode: GameCode) {
  const scope = useQueryScope();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(preInstallQuery(scope, gameCode));
  const status = data ?? PRE_INSTALL_DEFAULT_STATUS;
  const { module, load } = useIdleModule(loadActor, whenMounted);
  const actor = module?.preInstallActorOf(client, scope, gameCode, status);
  useEffect(() => actor?.send({ type: "status.read", status }), [actor, status]);
  const state = useSelector(actor, (snapshot) => snapshot);
  const [codeState, setCodeState] = useState<"loading" | "failed" | null>(null);
  return {
    /** Whether the publisher has answered if there was an earlier request. */
    isKnown: data !== undefined,
    /** The publisher could not be asked. */
    isUnknown: data === undefined && isError,
    /** Asks the publisher again. */
    retry: () => void refetch(),
    isRequested: state?.matches("requested") ?? status > PRE_INSTALL_DEFAULT_STATUS,
    isRequesting: codeState === "loading" || state?.matches("requesting") === true,
    failure: codeState === "failed" ? CODE_FAILURE : (state?.context.failure ?? null),
    /** Whether the request was accepted. */
    async request(): Promise<boolean> {
      setCodeState("loading");
      try {
        const { preInstallActorOf, sendRequest } = await load();
        setCodeState(null);
        return await sendRequest(preInstallActorOf(client, scope, gameCode, status));
      } catch {
        setCodeState("failed");
        return false;
      }
    },
  };
}
