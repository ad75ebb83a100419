import type { UseQueryResult } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";

/** Fallback screen of a page whose game could not be loaded; refreshing also refetches the other data and the title. */
export function GameFailure({ query }: { readonly query: Pick<UseQueryResult, "error" | "refetch"> }) {
  const { error, refetch } = query;
  const router = useRouter();
  const refresh = useCallback(() => {
    void refetch();
    void router.invalidate();
  }, [refetch, router]);
  return <QueryFailure kind="page" error={error} onRefresh={refresh} />;
}
