import { assign, emit, setup } from "xstate";
import type { GameCode } from "../catalogue/game.ts";
import { isAuthenticationFailure } from "../failures/classify-failure.ts";
import type { RequestFailure, Result } from "../failures/request-failure.ts";
import { notProvided } from "../machines/not-provided.ts";
import { PRE_INSTALL_DEFAULT_STATUS, preInstallStatusAfter } from "./pre-install-status.ts";

export interface PreInstallInput {
  readonly gameCode: GameCode;
  /** A guest can see a status but has to sign in to request. */
  readonly isSignedIn: boolean;
}

interface PreInstallContext {
  readonly gameCode: GameCode;
  readonly isSignedIn: boolean;
  readonly status: number;
  /** Why the last request or reading failed; `null` if it did not. */
  readonly failure: RequestFailure | null;
}

export type PreInstallEvent =
  | { readonly type: "preInstall.requested" }
  | { readonly type: "reading.requested" }
  | { readonly type: "player.signedIn" };

export type PreInstallNews =
  | { readonly type: "preInstall.accepted"; readonly status: number }
  | { readonly type: "preInstall.failed"; readonly failure: RequestFailure | null }
  | { readonly type: "signIn.required" };

/**
 * Pre-install of one game (specification, section 4). However often it is asked for, one request is on its way at a time,
 * and none once it has been accepted. A request that had been made before counts as accepted with status 0.
 */
export const preInstallMachine = setup({
  types: {
    context: {} as PreInstallContext,
    input: {} as PreInstallInput,
    events: {} as PreInstallEvent,
    emitted: {} as PreInstallNews,
  },
  actors: {
    readStatus: notProvided<Result<number>, { gameCode: GameCode }>("readStatus"),
    requestPreInstall: notProvided<Result<number>, { gameCode: GameCode }>("requestPreInstall"),
  },
  guards: {
    isAnswered: (_, result: Result<number>) => result.ok,
    isAccepted: (_, result: Result<number>) => preInstallStatusAfter(result).ok,
    needsSignIn: (_, result: Result<number>) => !result.ok && isAuthenticationFailure(result.failure),
    isGuest: ({ context }) => !context.isSignedIn,
  },
  actions: {
    rememberSignIn: assign({ isSignedIn: true }),
    takeStatus: assign((_, result: Result<number>) => {
      const status = preInstallStatusAfter(result);
      return { status: status.ok ? status.value : PRE_INSTALL_DEFAULT_STATUS, failure: null };
    }),
    takeFailure: assign((_, result: Result<number>) => ({ failure: result.ok ? null : result.failure })),
    tellAccepted: emit(({ context }) => ({ type: "preInstall.accepted" as const, status: context.status })),
    tellFailed: emit(({ context }) => ({ type: "preInstall.failed" as const, failure: context.failure })),
    askToSignIn: emit({ type: "signIn.required" as const }),
  },
}).createMachine({
  id: "preInstall",
  context: ({ input }) => ({ ...input, status: PRE_INSTALL_DEFAULT_STATUS, failure: null }),
  initial: "reading",
  on: { "player.signedIn": { actions: "rememberSignIn" } },
  states: {
    reading: {
      invoke: {
        id: "readStatus",
        src: "readStatus",
        input: ({ context }) => ({ gameCode: context.gameCode }),
        onDone: [
          {
            guard: { type: "isAnswered", params: ({ event }) => event.output },
            target: "ready",
            actions: { type: "takeStatus", params: ({ event }) => event.output },
          },
          {
            target: "unreadable",
            actions: [{ type: "takeFailure", params: ({ event }) => event.output }, "tellFailed"],
          },
        ],
      },
    },
    unreadable: {
      on: { "reading.requested": "reading" },
    },
    ready: {
      on: {
        "preInstall.requested": [{ guard: "isGuest", actions: "askToSignIn" }, { target: "requesting" }],
        "reading.requested": "reading",
      },
    },
    requesting: {
      invoke: {
        id: "requestPreInstall",
        src: "requestPreInstall",
        input: ({ context }) => ({ gameCode: context.gameCode }),
        onDone: [
          {
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "requested",
            actions: [{ type: "takeStatus", params: ({ event }) => event.output }, "tellAccepted"],
          },
          {
            guard: { type: "needsSignIn", params: ({ event }) => event.output },
            target: "ready",
            actions: [{ type: "takeFailure", params: ({ event }) => event.output }, "askToSignIn"],
          },
          {
            target: "ready",
            actions: [{ type: "takeFailure", params: ({ event }) => event.output }, "tellFailed"],
          },
        ],
      },
    },
    requested: {},
  },
});
