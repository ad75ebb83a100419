import type { UseQueryResult } from "@tanstack/react-query";

type Read = Pick<UseQueryResult<unknown>, "isError" | "data" | "refetch">;

interface FailedReads {
  readonly hasFailed: boolean;
  /** Repeats those that have failed, and no other. */
  readonly retry: () => void;
}

/** The failed ones of some queries: one that has an earlier answer shows that, and counts as read. */
export function failedReadsOf(...queries: readonly Read[]): FailedReads {
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return { hasFailed: failed.length > 0, retry };
}
