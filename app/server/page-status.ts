import type { Query, QueryClient } from "@tanstack/react-query";
import type { AnyRouteMatch } from "@tanstack/react-router";
import { classifyFailure, type FailureClass } from "#core/failures/classify-failure.ts";
import { isGone } from "#core/failures/is-gone.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";

/** Failures that answer a request for content that is always there: the visitor may not see it, or it is empty. */
const REFUSALS: readonly FailureClass[] = ["authentication", "lime", "empty"];

/** Further answers to a request for a thing that may be gone. */
const LOSSES: readonly FailureClass[] = ["not_found", "conflict"];

const isFailed = (error: unknown, answers: readonly FailureClass[]): boolean => {
  const failure = failureOf(error);
  return failure !== null && !answers.includes(classifyFailure(failure));
};

/** Whether an error is a fault of the publisher API. */
const isFault = (error: unknown): boolean => isFailed(error, [...REFUSALS, ...LOSSES]);

const isFaultOfContent = ({ state }: Query): boolean => isFailed(state.error, REFUSALS);

/** Whether a query for the page's subject failed because it is gone. */
function isLostSubject({ meta, state }: Query): boolean {
  const failure = failureOf(state.error);
  return meta?.isMainQuery === true && failure !== null && isGone(failure);
}

/**
 * HTTP status of a rendered page. 404 if its subject is gone. 503 if the publisher API is at fault and therefore a
 * screen, its subject, an essential answer, all of its content or every answer is missing. A page that only lacks a part
 * stays 200.
 */
export function pageStatusOf(rendered: number, matches: readonly AnyRouteMatch[], queryClient: QueryClient): number {
  if (matches.some((match) => match.status === "error" && isFault(match.error))) return 503;
  if (rendered !== 200) return rendered;
  const asked = queryClient.getQueryCache().findAll({
    predicate: ({ state, meta }) => state.status !== "pending" && meta?.isFrameQuery !== true,
  });
  const content = asked.filter(({ meta }) => meta?.isContent === true);
  const isLost =
    (asked.length > 0 && asked.every(({ state }) => isFault(state.error))) ||
    (content.length > 0 && content.every(isFaultOfContent)) ||
    asked.some((query) => query.meta?.isEssential === true && isFaultOfContent(query)) ||
    asked.some(({ meta, state }) => meta?.isMainQuery === true && isFault(state.error));
  if (isLost) return 503;
  return asked.some(isLostSubject) ? 404 : rendered;
}
