import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import type { ReportDecision } from "#core/community/post.ts";
import type { DecidablePost, ReportedPost, ReportedPostPage } from "#core/community/reported-post.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

import { createWrite } from "#ui/data/write.ts";
import { refetchPosts } from "#ui/features/boards/queries/blocks.ts";

/** Posts with open reports page by page, the latest report first; for moderators. */
export function reportsQuery(scope: QueryScope) {
  return infiniteQueryOptions({
    queryKey: ["reports", ...personalKey(scope)] as const,
    queryFn: async (context) =>
      unwrapList(await scope.ports.community.listReports(context.pageParam, { signal: context.signal }), context),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Players report at any time, and other moderators decide.
    staleTime: 0,
  });
}

interface DecisionInput {
  readonly post: DecidablePost;
  readonly decision: ReportDecision;
}

/** Decides on a reported post, which leaves the list at once; `reopen` brings it back. */
export function decideOnReportsMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = reportsQuery(scope);
  return createWrite<unknown, DecisionInput>(scope, client, {
    key: ["decide-on-reports"],
    changes: [{ queryKey }],
    send: ({ post: { kind, id }, decision }) => scope.ports.community.resolveReports({ kind, id }, decision),
    apply: async (_, { post, decision }) => {
      refetchPosts(client);
      if (decision === "reopen") await client.invalidateQueries({ queryKey });
      else client.setQueryData(queryKey, (data) => data && without(data, post));
    },
    refetchOnFailure: [queryKey],
  });
}

function without<Param>(
  data: InfiniteData<ReportedPostPage, Param>,
  { kind, id }: ReportedPost,
): InfiniteData<ReportedPostPage, Param> {
  const pages = data.pages.map((page) => ({
    ...page,
    posts: page.posts.filter((post) => post.kind !== kind || post.id !== id),
  }));
  return { ...data, pages };
}
