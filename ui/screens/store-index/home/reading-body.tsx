import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/sections/failure-note/failure-note.tsx";

interface ReadingBodyProps<Key extends QueryKey> {
  readonly query: UseQueryOptions<string, Error, string, Key>;
  readonly lang: string;
}

/** The text of something to read, once it has come. */
export function ReadingBody<Key extends QueryKey>({ query, lang }: ReadingBodyProps<Key>) {
  const { data, isError, error, isFetching, refetch } = useQuery(query);
  if (data !== undefined) return <SafeHtml html={data} lang={lang} />;
  if (isError) return <FailureNote error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton height="160px" shape="block" />;
}
