import type { QueryClient } from "@tanstack/react-query";
import type { Instant } from "#core/catalogue/game.ts";
import type { Comment } from "#core/community/comment.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import { isSuperseded, type QueuedText } from "#core/outbox/is-overtaken.policy.ts";
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

/** What a server would say that compares by itself. */
const GONE_ON_WITH_ELSEWHERE: RequestFailure = {
  kind: "status",
  status: 409,
  code: "OVERTAKEN",
  message: "what the server has is later",
  traceId: null,
  details: null,
  retryAfterSeconds: null,
};

/** Sends what the player of this page has done without a connection, and shows what the server has made of it. */
export async function sendWaiting(scope: QueryScope, client: QueryClient): Promise<OutboxReport> {
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
      await showAnswer(scope, client, entry);
      return result;
    },
  });
  await invalidateOutbox(scope, client);
  ports.tabs.tell(OUTBOX_TOPIC);
  return report;
}

const untold = (result: Result<unknown>): Result<null> => (result.ok ? succeed(null) : result);
const tellWhen = (result: Result<{ readonly updatedAt: Instant }>): Result<Instant> =>
  result.ok ? succeed(result.value.updatedAt) : result;

async function send({ ports }: QueryScope, { key, write, writtenAtMs }: OutboxEntry): Promise<Result<Instant | null>> {
  switch (write.kind) {
    case "favorite": {
      const favorites = ports.favorites;
      return untold(await (write.isKept ? favorites.keep(write.favorite) : favorites.drop(write.favorite)));
    }
    case "cart":
      return untold(await ports.cart.add(write.goodsId, 1, key));
    case "quantity": {
      const cart = ports.cart;
      const { goodsId, quantity } = write;
      return untold(await (quantity === 0 ? cart.remove(goodsId) : cart.changeQuantity(goodsId, quantity)));
    }
    case "review": {
      const { gameCode, reviewId, basedOn, draft } = write;
      const reviews = ports.reviews;
      if (reviewId === null) return untold(await reviews.post(gameCode, draft, key));
      return setUnlessOvertaken({
        basedOn,
        writtenAtMs,
        kept: await reviews.getOwn(gameCode),
        isThere: (own) => isSameReview(own, draft),
        set: async () => tellWhen(await reviews.edit(gameCode, reviewId, draft)),
      });
    }
    case "comment": {
      const { article, commentId, basedOn, replyTo, draft } = write;
      const community = ports.community;
      if (commentId === null) return untold(await community.postComment(article, draft, replyTo, key));
      return setUnlessOvertaken({
        basedOn,
        writtenAtMs,
        kept: await findComment(community, article, commentId),
        isThere: ({ content }) => content === normalizeText(draft.content),
        set: async () => tellWhen(await community.editComment({ id: commentId, gameCode: article.gameCode }, draft)),
      });
    }
    case "draft": {
      const { place, basedOn, draft } = write;
      const community = ports.community;
      return setUnlessOvertaken({
        basedOn,
        writtenAtMs,
        kept: await community.getDraft(place),
        isThere: ({ title, body }) => title === draft.title && body === draft.body,
        set: () => community.saveDraft(place, draft),
      });
    }
  }
}

/** A comment of an article as the server has it; `null` where it is not there any more. */
async function findComment(
  community: CommunityGateway,
  article: ArticleRef,
  commentId: string,
): Promise<Result<Comment | null>> {
  const page = await community.listComments(article, { from: commentId });
  return page.ok ? succeed(page.value.comments.find(({ id }) => id === commentId) ?? null) : page;
}

interface SettingOfWords<Kept> extends QueuedText {
  /** What the server has. */
  readonly kept: Result<Kept | null>;
  /** Whether it says the same. */
  readonly isThere: (kept: Kept) => boolean;
  readonly set: () => Promise<Result<Instant>>;
}

/**
 * Writes the text only if the server still has the version it was based on: otherwise one of the two texts would be
 * lost.
 */
async function setUnlessOvertaken<Kept extends { readonly updatedAt: Instant }>({
  kept,
  isThere,
  set,
  ...words
}: SettingOfWords<Kept>): Promise<Result<Instant>> {
  if (!kept.ok) return kept;
  if (kept.value === null || !isSuperseded(words, kept.value.updatedAt)) return await set();
  return isThere(kept.value) ? tellWhen(succeed(kept.value)) : fail(GONE_ON_WITH_ELSEWHERE);
}

/** Asks again for what a write has changed, or has not changed after all. */
async function showAnswer(scope: QueryScope, client: QueryClient, { write }: OutboxEntry): Promise<void> {
  const { tabs } = scope.ports;
  switch (write.kind) {
    case "favorite":
      tabs.tell(FAVORITES_TOPIC);
      await client.invalidateQueries({ queryKey: favoritesQuery(scope).queryKey });
      break;
    case "cart":
    case "quantity":
      tabs.tell(CART_TOPIC);
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
