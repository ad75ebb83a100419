import type { QueryClient } from "@tanstack/react-query";
import type { Instant } from "#core/catalogue/game.ts";
import { isSameArticleText } from "#core/community/draft.ts";
import { type Result, succeed } from "#core/failures/request-failure.ts";
import type { OutboxEntry } from "#core/outbox/outbox.ts";
import { type OutboxReport, sendOutbox } from "#core/outbox/send-outbox.ts";
import { isSameReview } from "#core/reviews/review.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import { invalidateOutbox, OUTBOX_TOPIC } from "#ui/data/outbox.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { sendCall } from "#ui/data/write.ts";
import { writeUnlessSuperseded } from "#ui/data/write-unless-superseded.ts";
import { boardCacheOf } from "#ui/features/boards/queries/board-cache.ts";
import { findComment } from "#ui/features/boards/queries/find-comment.ts";
import { CART_TOPIC, cartQuery } from "#ui/features/cart/queries/cart.ts";
import { FAVORITES_TOPIC, favoritesQuery } from "#ui/features/favorites/queries/favorites.ts";
import { reviewCacheOf } from "#ui/features/reviews/queries/review-cache.ts";

const NOTHING: OutboxReport = { sent: [], conflicts: [], againAfterMs: null };

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
const versionOf = ({ updatedAt }: { readonly updatedAt: Instant }): Instant => updatedAt;

const updatedAtOf = (result: Result<{ readonly updatedAt: Instant }>): Result<Instant> =>
  result.ok ? succeed(versionOf(result.value)) : result;

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
        answerOf: versionOf,
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
        answerOf: versionOf,
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
        answerOf: versionOf,
        write: () => community.saveDraft(place, draft),
      });
    }
  }
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
