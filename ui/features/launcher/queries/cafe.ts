import { queryOptions } from "@tanstack/react-query";
import type { QueryScope } from "#ui/data/query-scope.ts";

/** Kind of internet café the launcher runs in; `beta`: one that tests a game before its release. */
export type Cafe = "none" | "cafe" | "beta";

/** Whether the player sits in an internet café; asked once, a launcher does not move. */
export function cafeQuery({ ports: { launcher } }: Pick<QueryScope, "ports">) {
  return queryOptions({
    queryKey: ["cafe"] as const,
    queryFn: async (): Promise<Cafe> => {
      const [test, cafe] = await Promise.all([
        launcher.calls.getIsCBTInternetCafe(),
        launcher.calls.getIsInternetCafe(),
      ]);
      if (test.ok && test.value) return "beta";
      return cafe.ok && cafe.value ? "cafe" : "none";
    },
    // The server has no launcher to ask.
    enabled: !import.meta.env.SSR,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
