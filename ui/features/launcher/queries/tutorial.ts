import { queryOptions } from "@tanstack/react-query";
import type { QueryScope } from "#ui/data/query-scope.ts";

/** Whether the launcher wants its tutorial shown; `false` once it has reported that the tutorial is closed. */
export function tutorialQuery({ ports: { launcher } }: Pick<QueryScope, "ports">) {
  return queryOptions({
    queryKey: ["tutorial"] as const,
    queryFn: async (): Promise<boolean> => {
      const answer = await launcher.calls.isShowTutorial();
      return answer.ok && answer.value;
    },
    // The server has no launcher to ask.
    enabled: !import.meta.env.SSR,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
