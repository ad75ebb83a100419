import { useCallback } from "react";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";

/** Component that shows the queued writes of a part of the page, loaded with its texts; `null` until then. */
export function useWaitingHere() {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const load = useCallback(async () => {
    const words = texts.ensure(locale, ["outbox"]);
    const { WaitingHere } = await import("./waiting-here.tsx");
    await words;
    return { WaitingHere };
  }, [texts, locale]);
  return useIdleModule(load).module?.WaitingHere ?? null;
}
