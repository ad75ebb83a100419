import type { Query, QueryClient } from "@tanstack/react-query";
import type { AnyRouteMatch } from "@tanstack/react-router";
import { isGone } from "#core/failures/is-gone.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";

function isUnreachable(error: unknown): boolean {
  const failure = failureOf(error);
  return failure !== null && (failure.kind !== "status" || failure.status >= 500);
}

/** Whether a query for the page's subject failed because it is gone. */
function isLostSubject({ meta, state }: Query): boolean {
  const failure = failureOf(state.error);
  return meta?.isMainQuery === true && failure !== null && isGone(failure);
}

/**
 * HTTP status of a rendered page. 404 if its subject is gone. 503 if the publisher API is unreachable and therefore a
 * screen or an essential answer is missing, or every answer. A page that only lacks a part stays 200.
 */
export function pageStatusOf(rendered: number, matches: readonly AnyRouteMatch[], queryClient: QueryClient): number {
  if (matches.some((match) => match.status === "error" && isUnreachable(match.error))) return 503;
  const asked = queryClient.getQueryCache().findAll({
    predicate: ({ state, meta }) => state.status !== "pending" && meta?.isFrameQuery !== true,
  });
  const failed = asked.filter((query) => query.state.status === "error" && isUnreachable(query.state.error));
  const isLost = failed.length === asked.length || failed.some(({ meta }) => meta?.isEssential === true);
  if (rendered === 200 && failed.length > 0 && isLost) return 503;
  return rendered === 200 && asked.some(isLostSubject) ? 404 : rendered;
}
