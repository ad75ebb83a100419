import type { UseQueryResult } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";

/** Stands in for a page whose game could not be loaded; refreshing asks for the rest of the page too, and for its title. */
export function GameFailure({ query }: { readonly query: Pick<UseQueryResult, "error" | "refetch"> }) {
  const { error, refetch } = query;
  const router = useRouter();
  const refresh = useCallback(() => {
    void refetch();
    void router.invalidate();
  }, [refetch, router]);
  return <QueryFailure kind="page" error={error} onRefresh={refresh} />;
}
