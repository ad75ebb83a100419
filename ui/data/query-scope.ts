import { useMemo } from "react";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit, useVisitStore } from "#ui/context/visit-context.tsx";

/** Ports and viewer of a query. A `ScreenContext` satisfies it. */
export type QueryScope = Pick<ScreenContext, "ports" | "visit">;

/** The scope of the page; the component renders again when the visit, and with it every key, changes. */
export function useQueryScope(): QueryScope {
  const ports = usePorts();
  const visit = useVisitStore();
  useVisit();
  return useMemo(() => ({ ports, visit }), [ports, visit]);
}

/** Key part of answers that depend on language and country only. */
export function sharedKey({ visit }: Pick<QueryScope, "visit">): readonly [string, string] {
  const { locale, countryCode } = visit.get();
  return [locale, countryCode];
}

/**
 * Key part of answers that also depend on the player: what they own, voted for or may access (Spec §6).
 * It keeps the answers of accounts apart.
 */
export function personalKey(scope: Pick<QueryScope, "visit">): readonly [string, string, string | null] {
  return [...sharedKey(scope), scope.visit.get().user?.userId ?? null];
}
