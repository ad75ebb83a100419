import type { UseQueryResult } from "@tanstack/react-query";
import type { RailState } from "#ui/patterns/rail-section/rail-section.tsx";

/** The state of a rail that shows several answers together: it waits and fails only while it has nothing to show. */
export function stateOf(...queries: readonly UseQueryResult<unknown>[]): RailState {
  return {
    isPending: queries.some((query) => query.isPending),
    isError: queries.some((query) => query.isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
