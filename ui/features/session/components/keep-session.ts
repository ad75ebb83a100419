import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { createActor, waitFor } from "xstate";
import { needsRecovery } from "#core/failures/classify-failure.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { fromTask } from "#core/machines/from-task.ts";
import type { Ports } from "#core/ports/index.ts";
import {
  LAST_PLAYER_KEY,
  NATIVE_REFRESH_FAILED,
  NATIVE_REFRESH_UNAVAILABLE,
  NATIVE_SESSION_ASKED_KEY,
  RELOADED_FOR_KEY,
} from "#core/session/constants.ts";
import { lacksNativeSession, type NativeLogin } from "#core/session/login-status.ts";
import { isRecoveredUnseen, type RecoveryStep } from "#core/session/recovery.plan.ts";
import { type RecoveryOutcome, sessionMachine } from "#core/session/session.machine.ts";
import type { SessionCheck } from "#core/session/session.ts";
import { PLAYER_TOPIC } from "#ui/context/player-topic.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { takeReleaseDate } from "#ui/features/catalogue/queries/take-release-date.ts";
import { isPageResting, watchPageRest } from "#ui/kit/motion/page-rest.ts";
import { onReloadRequested } from "#ui/patterns/reload/request-reload.ts";
import { reconnect } from "#ui/patterns/sign-in/reconnect.ts";

/** Set once the page was reloaded because the server had not recognised the player: it is reloaded once only. */
const LOOKED_AGAIN_KEY = "lookedForPlayer";

export interface SessionContext {
  readonly ports: Ports;
  readonly router: AnyRouter;
  readonly client: QueryClient;
  readonly readVisit: () => Visit;
  /** The session of a page was checked that was made without knowing its player: it is a guest's. */
  readonly takeForGuest: () => void;
  readonly readNativeLogin: () => NativeLogin;
  /**
   * Asks the player to reload the page: `alert` until it is done, `confirm` can be declined. `unanswered`: the question
   * was closed without an answer.
   */
  readonly askToRefresh: (kind: "alert" | "confirm") => Promise<"wanted" | "declined" | "unanswered">;
  /**
   * Informs the player that the session has ended and opens the sign-in popup; resolves to whether the player closed it
   * without signing in. Where only a call was refused (`isOver` is false), a sign-in prompt of the page replaces the popup.
   */
  readonly promptSignIn: (isOver: boolean) => Promise<boolean>;
  /** Resolves once the page can be reloaded without losing anything. */
  readonly whenAtRest: () => Promise<void>;
  /** Resolves once nothing is being sent, and no other document is on its way. */
  readonly whenSent: () => Promise<void>;
  /** Stores the state of the page for the reload: the current one, or that of the moment of the question. */
  readonly storePageSnapshot: () => void;
  readonly reloadPage: () => void;
}

/**
 * Keeps the session of this page alive with the state machine of the core (Spec §4 and §8): checks,
 * recovery by shell, and version changes. Returns a function that ends it.
 */
export function keepSession(context: SessionContext): () => void {
  const { ports, router, client, readVisit } = context;
  const { launcher, session, tabStorage, logger } = ports;
  const { shell, user, isUserUnknown, announced } = readVisit();
  /** Whether the last check said that the session is over. */
  let isOver = false;
  const lastPlayer = ports.storage.read(LAST_PLAYER_KEY);
  let isPrompting = false;
  /** The player has closed the sign-in popup since the last check that succeeded. */
  let hasDeclined = false;

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        checkSession: fromTask<Result<SessionCheck>, { gameCode: string | null }>(async ({ input, signal }) => {
          const result = await session.check(input.gameCode, { signal });
          isOver = !result.ok && needsRecovery(result.failure);
          return result;
        }),
        recoverSession: fromTask<RecoveryOutcome, { step: RecoveryStep }>(({ input }) => recover(input.step)),
      },
    }),
    {
      input: {
        shell,
        ...pageOf(router),
        userId: user?.userId ?? null,
        sessionMinutes: announced?.sessionMinutes ?? null,
        versions: announced ?? null,
        reloadedFor: tabStorage.read(RELOADED_FOR_KEY),
      },
    },
  );

  async function recover(step: RecoveryStep): Promise<RecoveryOutcome> {
    switch (step) {
      case "native_refresh": {
        const answer = await launcher.calls.refresh();
        if (answer.ok) return { kind: "recovered" };
        const isMissing = answer.failure === "unavailable";
        return { kind: "failed", message: isMissing ? NATIVE_REFRESH_UNAVAILABLE : NATIVE_REFRESH_FAILED };
      }
      case "web_sso":
        // The app loads the page again when it has signed it on.
        if (await reconnect(ports, readVisit().user?.userId)) return { kind: "prompted" };
        return { kind: "failed", message: "the mobile app did not sign the page on" };
      case "sign_in_prompt":
        void promptSignIn();
        return { kind: "prompted" };
    }
  }

  /** Asks the player to sign in. A player who declines does not keep a page of theirs after their session is over. */
  async function promptSignIn(): Promise<void> {
    if (isOver && readVisit().isUserUnknown) context.takeForGuest();
    if (isOver && readVisit().user === null) return announceGuest();
    if (isPrompting) return;
    if (isOver && hasDeclined) return reloadWhenSent();
    isPrompting = true;
    hasDeclined = await context.promptSignIn(isOver);
    isPrompting = false;
    // Only one call may have been refused.
    if (hasDeclined && actor.getSnapshot().status === "active") actor.send({ type: "check.requested", reload: false });
  }

  /**
   * No player is signed in on the device any more: the other tabs, which show the last one, check that themselves, once. A
   * cookie that has expired looks like `GET /logout` here, so nothing that a tab holds is erased.
   */
  function announceGuest(): void {
    const shown = ports.storage.read(LAST_PLAYER_KEY);
    ports.storage.remove(LAST_PLAYER_KEY);
    // Another player may have signed in in another tab during the check.
    if (shown !== null && shown === (user?.userId ?? lastPlayer)) ports.tabs.announce(PLAYER_TOPIC);
  }

  async function reloadWhenSent(): Promise<void> {
    await context.whenSent();
    context.reloadPage();
  }

  /** For a call that was refused: whether the session of the page's player is back. */
  async function recoverForCall(): Promise<boolean> {
    const userId = readVisit().user?.userId;
    if (userId === undefined || actor.getSnapshot().status !== "active") return false;
    let isBack = false;
    const checked = actor.on("session.checked", ({ check }) => {
      isBack = check.user?.userId === userId;
    });
    actor.send({ type: "request.unauthorized" });
    // If no recovery is running, e.g. while the page is inactive, callers do not wait.
    const isOver = (state: ReturnType<typeof actor.getSnapshot>) =>
      !state.matches("recovering") && !state.matches("checking");
    await waitFor(actor, isOver).catch(() => undefined);
    checked.unsubscribe();
    return isBack;
  }
  /** A refused call has already caused a recovery. */
  let doCallsRecover = false;
  const recoverCalls = async () => {
    if (isRecoveredUnseen(shell) && !doCallsRecover) doCallsRecover = (await session.recoverBy(recoverForCall)).ok;
  };
  void recoverCalls();

  actor.on("session.checked", ({ check }) => {
    hasDeclined = false;
    // `GET /logout` ends a session without a page of the store that could announce it.
    if (check.user === null) announceGuest();
    if (check.user === null && readVisit().isUserUnknown) context.takeForGuest();
    takeReleaseDate(client, check);
    // The code of the calls, which had failed to load at first, has loaded.
    void recoverCalls();
    askAgain(client, refusedQueries);
  });
  // Prices, currency and availability follow the account's country, so a page of the former country is out of date.
  actor.on("session.checked", async ({ check }) => {
    const known = readVisit().user;
    if (known === null || check.user?.userId !== known.userId || check.user.countryCode === known.countryCode) return;
    await context.whenSent();
    context.storePageSnapshot();
    context.reloadPage();
  });
  actor.on("user.switched", reloadWhenSent);
  actor.on("page.reload", async () => {
    await context.whenSent();
    context.storePageSnapshot();
    context.reloadPage();
  });
  actor.on("version.reload", async ({ version }) => {
    await context.whenAtRest();
    tabStorage.write(RELOADED_FOR_KEY, version);
    context.storePageSnapshot();
    context.reloadPage();
  });
  actor.on("version.prompt", async ({ kind, version }) => {
    const answer = await context.askToRefresh(kind);
    if (answer === "wanted") {
      await context.whenSent();
      // Text sent meanwhile is no longer in a field.
      context.storePageSnapshot();
      context.reloadPage();
    }
    if (answer === "unanswered" && actor.getSnapshot().status === "active")
      actor.send({ type: "version.unanswered", kind, version });
  });
  actor.on("recovery.failed", ({ message }) => logger.error(message));

  // A request that is refused again after a recovery has finally failed and does not start another recovery.
  const refusedQueries = new Set<string>();
  const onFailure = (error: unknown, queryHash: string | null) => {
    const failure = failureOf(error);
    if (failure === null || !needsRecovery(failure) || readVisit().user === null) return;
    if (queryHash !== null && refusedQueries.has(queryHash)) return;
    if (queryHash !== null) refusedQueries.add(queryHash);
    if (!doCallsRecover) actor.send({ type: "request.unauthorized" });
  };
  actor.start();
  for (const { state, queryHash } of client.getQueryCache().getAll()) onFailure(state.error, queryHash);

  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== "updated") return;
      if (event.action.type === "error") onFailure(event.action.error, event.query.queryHash);
      if (event.action.type === "success") refusedQueries.delete(event.query.queryHash);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") onFailure(event.action.error, null);
    }),
    router.subscribe("onResolved", () => actor.send({ type: "location.changed", ...pageOf(router) })),
    watchPageRest(() => actor.send({ type: isPageResting() ? "page.hidden" : "page.shown" })),
    ports.tabs.listen(PLAYER_TOPIC, () => actor.send({ type: "check.requested", reload: false })),
    onReloadRequested(() => actor.send({ type: "check.requested", reload: true })),
  ];
  if (lastPlayer !== (user?.userId ?? null)) {
    // Another tab may have announced its player before this page listened.
    if (lastPlayer !== null) actor.send({ type: "check.requested", reload: false });
    if (user !== null) {
      ports.storage.write(LAST_PLAYER_KEY, user.userId);
      ports.tabs.announce(PLAYER_TOPIC);
    }
  }
  if (isPageResting()) actor.send({ type: "page.hidden" });
  if (user !== null) tabStorage.remove(NATIVE_SESSION_ASKED_KEY);
  else if (lacksNativeSession(user, context.readNativeLogin()) && tabStorage.read(NATIVE_SESSION_ASKED_KEY) === null) {
    tabStorage.write(NATIVE_SESSION_ASKED_KEY, "1");
    actor.send({ type: "request.unauthorized" });
  }
  if (!isUserUnknown) tabStorage.remove(LOOKED_AGAIN_KEY);
  else if (tabStorage.read(LOOKED_AGAIN_KEY) === null) {
    tabStorage.write(LOOKED_AGAIN_KEY, "1");
    actor.send({ type: "check.requested", reload: false });
  }
  return () => {
    for (const stop of stops) stop();
    if (isRecoveredUnseen(shell)) void session.recoverBy(null);
    actor.stop();
  };
}

/** Refetches the queries that were refused while the session was lost. */
function askAgain(client: QueryClient, refused: ReadonlySet<string>): void {
  void client.refetchQueries({
    predicate: ({ queryHash, state }) => state.status === "error" && refused.has(queryHash),
  });
}

function pageOf({ state }: AnyRouter): { readonly path: string; readonly gameCode: string | null } {
  const parameters = state.matches.at(-1)?.params as { readonly gameCode?: string } | undefined;
  return { path: state.location.pathname, gameCode: parameters?.gameCode ?? null };
}
