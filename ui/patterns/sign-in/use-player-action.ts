import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { isActionDue } from "#core/session/pending-action.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { notePress } from "./last-press.ts";
import { pendingAction } from "./pending-action.ts";
import { signInAddress } from "./sign-in-address.ts";
import { useOpenSignIn } from "./use-open-sign-in.ts";

interface ResumeOptions {
  /** Whether it can be done by now; it waits until then. */
  readonly isReady?: boolean;
}

interface PlayerActionOptions extends ResumeOptions {
  /** Runs after the sign-in instead of the normal action, if the two differ. */
  readonly resume?: (input: string) => void;
  /** Part of the page that the sign-in returns to. */
  readonly hash?: string;
}

/**
 * An action for signed-in players, with a name that is unique on the page. For a player it runs at once. A guest is
 * asked to sign in, and the action runs afterwards without another press; the same applies if the session turns out to
 * have ended.
 */
export function usePlayerAction(
  name: string,
  run: (input: string) => void,
  { resume = run, hash = "", isReady = true }: PlayerActionOptions = {},
): (input?: string) => void {
  const { user } = useVisit();
  const { clock } = usePorts();
  const router = useRouter();
  const ask = useAskForPlayer(name, hash);
  useResumedAction(name, resume, { isReady });
  return (input = "") => {
    if (user === null) return ask(input);
    notePress({ name, input, path: router.state.location.pathname }, clock.now());
    run(input);
  };
}

/** Asks a guest to sign in for something that `useResumedAction` of the same name does afterwards. */
export function useAskForPlayer(name: string, hash = ""): (input?: string) => void {
  const { configuration } = usePorts();
  const router = useRouter();
  const openSignIn = useOpenSignIn();
  return (input = "") => {
    const { publicHref, pathname } = router.state.location;
    const returnPath = hash === "" ? publicHref : `${publicHref.split("#")[0]}#${hash}`;
    void openSignIn(signInAddress(configuration, returnPath), { name, input, path: pathname });
  };
}

/** Runs once the action that a guest requested before signing in. */
export function useResumedAction(
  name: string,
  resume: (input: string) => void,
  { isReady = true }: ResumeOptions = {},
): void {
  const { tabStorage, clock } = usePorts();
  const router = useRouter();
  const isPlayer = useVisit().user !== null;
  const take = useEffectEvent(() => {
    const pending = pendingAction.read(tabStorage);
    const path = router.state.location.pathname;
    if (pending === null || !isActionDue(pending, { name, path, now: clock.now() })) return;
    pendingAction.remove(tabStorage);
    resume(pending.input);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another action.
  useEffect(() => {
    if (isPlayer && isReady) take();
  }, [isPlayer, isReady, name]);
}
