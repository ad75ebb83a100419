import { assign, setup } from "xstate";
import type { GameCode } from "../catalogue/game.ts";
import type { RequestFailure, Result } from "../failures/request-failure.ts";
import { notProvided } from "../machines/not-provided.ts";
import { PRE_INSTALL_DEFAULT_STATUS, preInstallStatusAfter } from "./pre-install-status.ts";

export interface PreInstallInput {
  readonly gameCode: GameCode;
  /** Status as far as it is known. */
  readonly status: number;
}

export interface PreInstallContext extends PreInstallInput {
  /** Why the last request failed; `null` if it did not. */
  readonly failure: RequestFailure | null;
}

export type PreInstallEvent =
  | { readonly type: "preInstall.requested" }
  /** The server was asked for the status. */
  | { readonly type: "status.read"; readonly status: number };

/**
 * Pre-install of one game for a signed-in player (Spec §4). One request is sent at a time, and none
 * once it has been accepted. A request that had been made before counts as accepted with status 0; a status above that
 * means that an earlier request is known.
 */
export const preInstallMachine = setup({
  types: {
    context: {} as PreInstallContext,
    input: {} as PreInstallInput,
    events: {} as PreInstallEvent,
  },
  actors: {
    requestPreInstall: notProvided<Result<number>, { gameCode: GameCode }>("requestPreInstall"),
  },
  guards: {
    isAccepted: (_, result: Result<number>) => preInstallStatusAfter(result).ok,
    isRequested: ({ context }) => context.status > PRE_INSTALL_DEFAULT_STATUS,
  },
  actions: {
    rememberStatus: assign((_, { status }: { status: number }) => ({ status })),
    takeStatus: assign((_, result: Result<number>) => {
      const status = preInstallStatusAfter(result);
      return { status: status.ok ? status.value : PRE_INSTALL_DEFAULT_STATUS };
    }),
    takeFailure: assign((_, result: Result<number>) => ({ failure: result.ok ? null : result.failure })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: "preInstall",
  context: ({ input }) => ({ ...input, failure: null }),
  initial: "ready",
  on: { "status.read": { actions: { type: "rememberStatus", params: ({ event }) => event } } },
  states: {
    ready: {
      always: { guard: "isRequested", target: "requested" },
      on: { "preInstall.requested": "requesting" },
    },
    requesting: {
      entry: "forgetFailure",
      invoke: {
        id: "requestPreInstall",
        src: "requestPreInstall",
        input: ({ context }) => ({ gameCode: context.gameCode }),
        onDone: [
          {
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "requested",
            actions: { type: "takeStatus", params: ({ event }) => event.output },
          },
          { target: "ready", actions: { type: "takeFailure", params: ({ event }) => event.output } },
        ],
      },
    },
    requested: {},
  },
});
