import { type QueryClient, type QueryKey, skipToken, useQuery } from "@tanstack/react-query";
import type { Result } from "#core/failures/request-failure.ts";
import { unwrap } from "./request-failure-error.ts";

/** The part of the context of a `queryFn` that names its query. */
interface ListContext {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  /** Cursor of a further page. */
  readonly pageParam?: unknown;
}

const markOf = (queryKey: QueryKey): QueryKey => ["partial", ...queryKey];

/**
 * Returns the value of a list, and keeps in the cache whether items of it could not be read; throws a
 * `RequestFailureError` for a failure.
 */
export function unwrapList<Value>(result: Result<Value>, { client, queryKey, pageParam }: ListContext): Value {
  const value = unwrap(result);
  const mark = markOf(queryKey);
  const wasPartial = client.getQueryData(mark) === true;
  const isFirst = pageParam === undefined || pageParam === null;
  const isPartial = (result.ok && result.isPartial === true) || (!isFirst && wasPartial);
  if (isPartial !== wasPartial) client.setQueryData(mark, isPartial);
  return value;
}

/** Whether items of a list could not be read: what is not in it may exist all the same. */
export const useIsPartial = (queryKey: QueryKey): boolean =>
  useQuery<boolean>({ queryKey: markOf(queryKey), queryFn: skipToken }).data === true;
