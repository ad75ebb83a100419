import { useCallback } from "react";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIdleCode } from "#ui/kit/lazy/use-idle-code.ts";

/** What shows what waits at a place of the page, with its words; `null` until it has come. */
export function useWaitingHere() {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const load = useCallback(async () => {
    const words = texts.ensure(locale, ["outbox"]);
    const { WaitingHere } = await import("./waiting-here.tsx");
    await words;
    return { WaitingHere };
  }, [texts, locale]);
  return useIdleCode(load)?.WaitingHere ?? null;
}
