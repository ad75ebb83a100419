import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Author } from "#core/community/article.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { LATEST_ARTICLES_KEY, REVIEWS_KEY } from "#ui/data/post-queries.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

import { createWrite } from "#ui/data/write.ts";

/** Authors whose posts the player does not want to read, the latest first. */
export function blocksQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["blocks", ...personalKey(scope)] as const,
    queryFn: async (context) => unwrapList(await scope.ports.community.listBlocks({ signal: context.signal }), context),
    // Blocking happens on the boards, in this tab and in others.
    staleTime: 0,
  });
}

interface BlockInput {
  readonly author: Author;
  readonly blocked: boolean;
}

/** First parts of the keys of what shows posts, wherever they are from: all of it changes with whom the player reads. */
const SHOWS_POSTS = [
  "articles",
  "article",
  "comments",
  "player",
  LATEST_ARTICLES_KEY,
  REVIEWS_KEY,
  "notifications",
  "unread-count",
] as const;

/** Asks again for everything that shows posts. */
export function refetchPosts(client: QueryClient): void {
  for (const kind of SHOWS_POSTS) void client.invalidateQueries({ queryKey: [kind] });
}

/** Turns an author away or lets them back; saying so again changes nothing. */
export function setBlockedMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = blocksQuery(scope);
  return createWrite<unknown, BlockInput>(scope, client, {
    key: ["set-blocked"],
    changes: [{ queryKey }],
    send: ({ author, blocked }) => scope.ports.community.setBlocked(author.id, blocked),
    apply: (_, { author, blocked }) => {
      client.setQueryData(queryKey, (authors: readonly Author[] | undefined) => {
        const others = authors?.filter(({ id }) => id !== author.id);
        return blocked && others !== undefined ? [author, ...others] : others;
      });
      refetchPosts(client);
    },
    refetchOnFailure: [queryKey],
  });
}
