import { useModuleWithTexts } from "#ui/kit/lazy/use-module-with-texts.ts";

const AREAS = ["outbox"] as const;

const load = () => import("./waiting-here.idle.tsx");

/** Component that shows the queued writes of a part of the page, loaded with its texts; `null` until then. */
export function useWaitingHere() {
  return useModuleWithTexts(load, AREAS).module?.WaitingHere ?? null;
}
