import type { QueryClient } from "@tanstack/react-query";
import type { Instant } from "#core/catalogue/game.ts";
import type { Comment } from "#core/community/comment.ts";
import { isSameArticleText } from "#core/community/draft.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import { isSuperseded, type QueuedText } from "#core/outbox/is-superseded.policy.ts";
import type { OutboxEntry } from "#core/outbox/outbox.ts";
import { type OutboxReport, sendOutbox } from "#core/outbox/send-outbox.ts";
import type { ArticleRef, CommunityGateway } from "#core/ports/community-gateway.ts";
import { isSameReview } from "#core/reviews/review.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import { invalidateOutbox, OUTBOX_TOPIC } from "#ui/data/outbox.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { sendCall } from "#ui/data/write.ts";
import { boardCacheOf } from "#ui/features/boards/queries/board-cache.ts";
import { CART_TOPIC, cartQuery } from "#ui/features/cart/queries/cart.ts";
import { FAVORITES_TOPIC, favoritesQuery } from "#ui/features/favorites/queries/favorites.ts";
import { reviewCacheOf } from "#ui/features/reviews/queries/review-cache.ts";

const NOTHING: OutboxReport = { sent: [], conflicts: [], againAfterMs: null };

/** The 409 answer of a server that compares versions itself. */
const CHANGED_ELSEWHERE: RequestFailure = {
  kind: "status",
  status: 409,
  code: "OVERTAKEN",
  message: "the server has a later version",
  traceId: null,
  details: null,
  retryAfterSeconds: null,
};

/** Sends the queued writes of the signed-in player, and refetches what each of them may have changed. */
export async function sendQueuedWrites(scope: QueryScope, client: QueryClient): Promise<OutboxReport> {
  const { ports, visit } = scope;
  const userId = visit.get().user?.userId;
  if (userId === undefined) return NOTHING;
  const report = await sendOutbox({
    store: ports.outbox,
    userId,
    now: ports.clock.now,
    isSignedIn: async () => {
      // Another tab may have signed in with another account since this page was loaded.
      const now = await ports.session.getUser();
      return now.ok ? now.value?.userId === userId : null;
    },
    send: async (entry) => {
      const result = await sendCall(client, () => send(scope, entry));
      await refetchAfter(scope, client, entry);
      return result;
    },
  });
  await invalidateOutbox(scope, client);
  ports.tabs.announce(OUTBOX_TOPIC);
  return report;
}

const withoutValue = (result: Result<unknown>): Result<null> => (result.ok ? succeed(null) : result);
const updatedAtOf = (result: Result<{ readonly updatedAt: Instant }>): Result<Instant> =>
  result.ok ? succeed(result.value.updatedAt) : result;

async function send({ ports }: QueryScope, { key, write, writtenAtMs }: OutboxEntry): Promise<Result<Instant | null>> {
  switch (write.kind) {
    case "favorite": {
      const favorites = ports.favorites;
      return withoutValue(await (write.isKept ? favorites.keep(write.favorite) : favorites.drop(write.favorite)));
    }
    case "cart":
      return withoutValue(await ports.cart.add(write.goodsId, 1, key));
    case "quantity": {
      const cart = ports.cart;
      const { goodsId, quantity } = write;
      return withoutValue(await (quantity === 0 ? cart.remove(goodsId) : cart.changeQuantity(goodsId, quantity)));
    }
    case "review": {
      const { gameCode, reviewId, basedOn, draft } = write;
      const reviews = ports.reviews;
      if (reviewId === null) return withoutValue(await reviews.post(gameCode, draft, key));
      return writeUnlessSuperseded({
        basedOn,
        writtenAtMs,
        stored: await reviews.getOwn(gameCode),
        isSameText: (own) => isSameReview(own, draft),
        write: async () => updatedAtOf(await reviews.edit(gameCode, reviewId, draft)),
      });
    }
    case "comment": {
      const { article, commentId, basedOn, replyTo, draft } = write;
      const community = ports.community;
      if (commentId === null) return withoutValue(await community.postComment(article, draft, replyTo, key));
      return writeUnlessSuperseded({
        basedOn,
        writtenAtMs,
        stored: await findComment(community, article, commentId),
        isSameText: ({ content }) => content === normalizeText(draft.content),
        write: async () =>
          updatedAtOf(await community.editComment({ id: commentId, gameCode: article.gameCode }, draft)),
      });
    }
    case "draft": {
      const { place, basedOn, draft } = write;
      const community = ports.community;
      return writeUnlessSuperseded({
        basedOn,
        writtenAtMs,
        stored: await community.getDraft(place),
        isSameText: (onServer) => isSameArticleText(onServer, draft),
        write: () => community.saveDraft(place, draft),
      });
    }
  }
}

/** A comment of an article on the server; `null` if it no longer exists. */
async function findComment(
  community: CommunityGateway,
  article: ArticleRef,
  commentId: string,
): Promise<Result<Comment | null>> {
  const page = await community.listComments(article, { from: commentId });
  return page.ok ? succeed(page.value.comments.find(({ id }) => id === commentId) ?? null) : page;
}

interface TextWrite<Stored> extends QueuedText {
  /** The text on the server; `null` if there is none. */
  readonly stored: Result<Stored | null>;
  /** Whether the queued text equals the stored one. */
  readonly isSameText: (stored: Stored) => boolean;
  readonly write: () => Promise<Result<Instant>>;
}

/** Writes a text only if the server still has the version that it is based on, so that no newer text is lost. */
async function writeUnlessSuperseded<Stored extends { readonly updatedAt: Instant }>({
  stored,
  isSameText,
  write,
  ...queued
}: TextWrite<Stored>): Promise<Result<Instant>> {
  if (!stored.ok) return stored;
  if (stored.value === null || !isSuperseded(queued, stored.value.updatedAt)) return await write();
  return isSameText(stored.value) ? updatedAtOf(succeed(stored.value)) : fail(CHANGED_ELSEWHERE);
}

/** Refetches what a write may have changed, whether it succeeded or was refused. */
async function refetchAfter(scope: QueryScope, client: QueryClient, { write }: OutboxEntry): Promise<void> {
  const { tabs } = scope.ports;
  switch (write.kind) {
    case "favorite":
      tabs.announce(FAVORITES_TOPIC);
      await client.invalidateQueries({ queryKey: favoritesQuery(scope).queryKey });
      break;
    case "cart":
    case "quantity":
      tabs.announce(CART_TOPIC);
      await client.invalidateQueries({ queryKey: cartQuery(scope).queryKey });
      break;
    case "review": {
      const cache = reviewCacheOf(scope, client, write.gameCode);
      await Promise.all([
        cache.readOwn().catch(() => null),
        cache.refetchLists(),
        cache.refetchAverage(),
        cache.refetchOwnGameRecord(),
      ]);
      break;
    }
    case "comment":
      await boardCacheOf(scope, client, write.article).refetch();
      break;
    case "draft":
      break;
  }
}
