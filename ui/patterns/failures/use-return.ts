import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FailureView, failureViewOf } from "#core/failures/failure-view.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { isPageResting } from "#ui/kit/motion/page-rest.ts";
import { repeatWhileUsed } from "#ui/kit/motion/repeat-while-used.ts";

interface Return {
  /** Looks now, because the player asks. */
  readonly look: () => void;
  readonly isLooking: boolean;
}

/**
 * Recovers a failed page automatically: checks at intervals, without visible changes, whether the same failure
 * persists, and reloads the page's data once it does not. `seen` receives the result of each check.
 */
export function useReturn(
  kind: FailureView["kind"],
  everyMs: number,
  onReturn: () => void,
  seen?: (view: FailureView) => void,
): Return {
  const { t: text } = useTranslation("common");
  const announce = useAnnouncer();
  const { catalogue } = usePorts();
  const [isLooking, setIsLooking] = useState(false);
  const isUnderWay = useRef(false);

  const lookNow = useCallback(async (): Promise<"back" | "still"> => {
    // A cheap answer that needs the publisher's database.
    const answer = await catalogue.listFacets({});
    if (answer.ok) announce(text("storeIsBack"));
    else {
      const view = failureViewOf(answer.failure);
      if (view.kind === kind) {
        seen?.(view);
        return "still";
      }
    }
    // What fails in another way now has another screen.
    onReturn();
    return "back";
  }, [catalogue, announce, text, kind, seen, onReturn]);

  useEffect(() => {
    const lookByItself = async () => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      await lookNow();
      isUnderWay.current = false;
    };
    const lookIfUsed = () => void (isPageResting() || lookByItself());
    const stopRepeating = repeatWhileUsed(lookByItself, everyMs);
    window.addEventListener("online", lookIfUsed);
    return () => {
      stopRepeating();
      window.removeEventListener("online", lookIfUsed);
    };
  }, [lookNow, everyMs]);

  const look = useCallback(async () => {
    setIsLooking(true);
    const found = await lookNow();
    setIsLooking(false);
    if (found === "still") announce(text("storeIsNotBack"));
  }, [lookNow, announce, text]);

  return { look, isLooking };
}
