import { assign, emit, enqueueActions, setup } from "xstate";
import type { GameCode } from "../catalogue/game.ts";
import { needsRecovery } from "../failures/classify-failure.ts";
import type { Result } from "../failures/request-failure.ts";
import { notProvided } from "../machines/not-provided.ts";
import type { Shell } from "../shell/shell.ts";
import {
  decideVersionPrompt,
  forgetPrompt,
  freshVersionMemory,
  rememberVersions,
  type VersionMemory,
  type Versions,
} from "../versions/version-prompt.policy.ts";
import { SESSION_RETRY_MS } from "./constants.ts";
import { pollingIntervalMs } from "./polling-interval.ts";
import { planRecovery, type RecoveryStep } from "./recovery.plan.ts";
import { mayRecover } from "./recovery.policy.ts";
import type { SessionCheck } from "./session.ts";

export interface SessionMachineInput {
  readonly shell: Shell;
  readonly gameCode: GameCode | null;
  /** Path of the page, without base path. */
  readonly path: string;
  /** Player the page was delivered for; `null` for a guest. */
  readonly userId: string | null;
  /** `'session.minute'` as the page was delivered with; `null` if unknown. */
  readonly sessionMinutes: number | null;
  /**
   * Versions announced when the page was rendered; a version that differs from them prompts at the first check. `null` if
   * they are not known.
   */
  readonly versions: Versions | null;
  /** Version the last forced reload was for, from session storage. */
  readonly reloadedFor: string | null;
}

export interface SessionContext {
  readonly shell: Shell;
  readonly gameCode: GameCode | null;
  readonly path: string;
  readonly userId: string | null;
  readonly intervalMs: number;
  readonly versions: VersionMemory;
  readonly isHidden: boolean;
  /** The running check was requested in order to reload. */
  readonly wantsReload: boolean;
  /** Checks in a row that failed and were repeated. */
  readonly retries: number;
  /** Recoveries in a row without a check that succeeded. */
  readonly recoveries: number;
}

/** Events that the machine receives. */
export type SessionEvent =
  | { readonly type: "page.hidden" }
  | { readonly type: "page.shown" }
  | { readonly type: "location.changed"; readonly path: string; readonly gameCode: GameCode | null }
  /** Check now; `reload` reloads the page if the session is valid. */
  | { readonly type: "check.requested"; readonly reload: boolean }
  /** Any other request has answered 401. */
  | { readonly type: "request.unauthorized" }
  /** The player has not seen the prompt for a version: the next check prompts again. */
  | { readonly type: "version.unanswered"; readonly kind: "alert" | "confirm"; readonly version: string };

/** Events that the machine emits. */
export type SessionNews =
  | { readonly type: "session.checked"; readonly check: SessionCheck }
  | { readonly type: "user.switched"; readonly userId: string | null }
  | { readonly type: "version.prompt"; readonly kind: "alert" | "confirm"; readonly version: string }
  /** Reload silently; the version is stored in session storage before. */
  | { readonly type: "version.reload"; readonly version: string }
  | { readonly type: "page.reload" }
  | { readonly type: "recovery.failed"; readonly message: string };

/** How a recovery ended; `prompted`: the player has been asked to sign in, the next step is theirs. */
export type RecoveryOutcome =
  | { readonly kind: "recovered" }
  | { readonly kind: "prompted" }
  | { readonly kind: "failed"; readonly message: string };

/**
 * Keeps the session of a page alive (Spec §4 and §8; diagram in `core/state-machines.md`). It checks after
 * an interval and then repeatedly, rests while the page is hidden, recovers at most one at a time, and forgets nothing when
 * the server cannot be reached: it only waits longer.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionMachineInput,
    events: {} as SessionEvent,
    emitted: {} as SessionNews,
  },
  actors: {
    checkSession: notProvided<Result<SessionCheck>, { gameCode: GameCode | null }>("checkSession"),
    recoverSession: notProvided<RecoveryOutcome, { step: RecoveryStep }>("recoverSession"),
  },
  delays: {
    pollingInterval: ({ context }) => context.intervalMs,
    retryDelay: ({ context }) => Math.min(SESSION_RETRY_MS * 2 ** context.retries, context.intervalMs),
  },
  guards: {
    isHidden: ({ context }) => context.isHidden,
    hasChecked: (_, result: Result<SessionCheck>) => result.ok,
    mayRecover: ({ context }, result: Result<SessionCheck>) =>
      !result.ok && mayRecover(context.shell, result.failure, context),
    isUnauthorized: (_, result: Result<SessionCheck>) => !result.ok && needsRecovery(result.failure),
    hasRecovered: (_, outcome: RecoveryOutcome) => outcome.kind === "recovered",
    hasPrompted: (_, outcome: RecoveryOutcome) => outcome.kind === "prompted",
  },
  actions: {
    rememberHidden: assign({ isHidden: true }),
    rememberShown: assign({ isHidden: false }),
    rememberLocation: assign((_, visited: { path: string; gameCode: GameCode | null }) => visited),
    rememberPurpose: assign(({ context }, { reload }: { reload: boolean }) => ({
      wantsReload: context.wantsReload || reload,
    })),
    forgetPurpose: assign({ wantsReload: false }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    countRecovery: assign({ recoveries: ({ context }) => context.recoveries + 1 }),
    resetCounts: assign({ retries: 0, recoveries: 0 }),
    forgetPrompt: assign(({ context }, prompt: { kind: "alert" | "confirm"; version: string }) => ({
      versions: forgetPrompt(context.versions, prompt),
    })),
    takeCheck: enqueueActions(({ enqueue, context }, result: Result<SessionCheck>) => {
      if (!result.ok) return;
      const check = result.value;
      const prompt = decideVersionPrompt(check.config, context.versions, context.path);
      enqueue.assign({
        intervalMs: pollingIntervalMs(check.config.sessionMinutes),
        versions: rememberVersions(context.versions, check.config, prompt),
        retries: 0,
        recoveries: 0,
      });
      enqueue.emit({ type: "session.checked", check });
      const userId = check.user?.userId ?? null;
      if (userId !== context.userId) {
        enqueue.assign({ userId });
        enqueue.emit({ type: "user.switched", userId });
      }
      if (context.wantsReload) enqueue.emit({ type: "page.reload" });
      else if (prompt.kind === "reload") enqueue.emit({ type: "version.reload", version: prompt.version });
      else if (prompt.kind !== "none") {
        enqueue.emit({ type: "version.prompt", kind: prompt.kind, version: prompt.version });
      }
    }),
    reportRecovery: emit((_, outcome: RecoveryOutcome) => ({
      type: "recovery.failed" as const,
      message: outcome.kind === "failed" ? outcome.message : "",
    })),
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({
    shell: input.shell,
    gameCode: input.gameCode,
    path: input.path,
    userId: input.userId,
    intervalMs: pollingIntervalMs(input.sessionMinutes),
    versions: freshVersionMemory(input.reloadedFor, input.versions),
    isHidden: false,
    wantsReload: false,
    retries: 0,
    recoveries: 0,
  }),
  initial: "waiting",
  on: {
    "page.hidden": { actions: "rememberHidden" },
    "page.shown": { actions: "rememberShown" },
    "location.changed": { actions: { type: "rememberLocation", params: ({ event }) => locationOf(event) } },
    "version.unanswered": { actions: { type: "forgetPrompt", params: ({ event }) => event } },
  },
  states: {
    /** Until the next regular check, which is not postponed by moving between games: it asks about the last one. */
    waiting: {
      entry: "forgetPurpose",
      always: { guard: "isHidden", target: "resting" },
      after: { pollingInterval: "checking" },
      on: {
        "page.hidden": { target: "resting", actions: "rememberHidden" },
        "check.requested": {
          target: "checking",
          actions: { type: "rememberPurpose", params: ({ event }) => event },
        },
        "request.unauthorized": "recovering",
      },
    },
    /** The page is hidden: nothing runs until it is shown again. */
    resting: {
      on: {
        "page.shown": { target: "checking", actions: "rememberShown" },
        "check.requested": {
          target: "checking",
          actions: { type: "rememberPurpose", params: ({ event }) => event },
        },
      },
    },
    checking: {
      invoke: {
        id: "checkSession",
        src: "checkSession",
        input: ({ context }) => ({ gameCode: context.gameCode }),
        onDone: [
          {
            guard: { type: "hasChecked", params: ({ event }) => event.output },
            target: "waiting",
            actions: { type: "takeCheck", params: ({ event }) => event.output },
          },
          { guard: { type: "mayRecover", params: ({ event }) => event.output }, target: "recovering" },
          {
            guard: { type: "isUnauthorized", params: ({ event }) => event.output },
            target: "waiting",
            actions: "resetCounts",
          },
          { target: "waitingToRetry" },
        ],
      },
      on: {
        "check.requested": { actions: { type: "rememberPurpose", params: ({ event }) => event } },
      },
    },
    /** The check failed: each further one comes later, up to the regular interval. */
    waitingToRetry: {
      always: { guard: "isHidden", target: "resting" },
      after: { retryDelay: { target: "checking", actions: "countRetry" } },
      on: {
        "page.hidden": { target: "resting", actions: "rememberHidden" },
        "check.requested": {
          target: "checking",
          actions: { type: "rememberPurpose", params: ({ event }) => event },
        },
      },
    },
    /** One recovery at a time: other failures wait for its outcome. */
    recovering: {
      entry: "countRecovery",
      invoke: {
        id: "recoverSession",
        src: "recoverSession",
        input: ({ context }) => ({ step: planRecovery(context.shell) }),
        onDone: [
          { guard: { type: "hasRecovered", params: ({ event }) => event.output }, target: "checking" },
          {
            guard: { type: "hasPrompted", params: ({ event }) => event.output },
            target: "waiting",
            actions: "resetCounts",
          },
          {
            target: "waitingToRetry",
            actions: { type: "reportRecovery", params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});

function locationOf({ path, gameCode }: { path: string; gameCode: GameCode | null }) {
  return { path, gameCode };
}
