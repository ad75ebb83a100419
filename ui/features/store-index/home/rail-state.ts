import type { UseQueryResult } from "@tanstack/react-query";
import { failedReadsOf } from "#ui/data/failed-reads.ts";
import type { RailState } from "#ui/patterns/rail-section/rail-section.tsx";

/** The state of a rail that shows several answers together: it waits and fails only while it has nothing to show. */
export function stateOf(...queries: readonly UseQueryResult<unknown>[]): RailState {
  const { hasFailed, retry } = failedReadsOf(...queries);
  return { isPending: queries.some((query) => query.isPending), isError: hasFailed, retry };
}
