import { MutationObserver, type MutationOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { likeComment } from "#ui/features/boards/queries/board-actions.ts";
import { commentsQuery } from "#ui/features/boards/queries/boards.ts";
import { cartQuery } from "#ui/features/cart/queries/cart.ts";
import { addToCartMutation } from "#ui/features/cart/queries/change-cart.ts";
import { orderQuery } from "#ui/features/checkout/queries/orders.ts";
import { favoritesQuery, setFavoriteMutation } from "#ui/features/favorites/queries/favorites.ts";
import { readNotificationMutation, unreadCountQuery } from "#ui/features/notifications/queries/notifications.ts";
import { cancelOrderMutation } from "#ui/features/orders/queries/order-actions.ts";
import { ownReviewQuery } from "#ui/features/reviews/queries/own-review.ts";
import { editReviewMutation } from "#ui/features/reviews/queries/own-review-writes.ts";
import { buildArticle, buildComment, buildGoods, buildReview } from "../support/builders.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { VISIT } from "../support/visit.ts";

interface Page {
  readonly scope: QueryScope;
  readonly client: QueryClient;
}

interface Write {
  /** The call, by its port and method, and its answer. */
  readonly call: `${keyof Ports}.${string}`;
  readonly answer: unknown;
  readonly write: (page: Page) => Promise<unknown>;
  /** The data read beside it, and the data of a page before and after it. */
  readonly queryKey: (scope: QueryScope) => QueryKey;
  readonly before: unknown;
  readonly after: unknown;
}

const mutate = <Data, Input, Before>(
  { client }: Page,
  options: MutationOptions<Data, Error, Input, Before>,
  input: NoInfer<Input>,
) => new MutationObserver(client, options).mutate(input);

const LIKED = { myLike: true, likeCount: 1 };
const ARTICLE = buildArticle();
const COMMENT = buildComment();
const REVIEW = buildReview({ isMine: true });
const GOODS = buildGoods();
const onePage = (page: object) => ({ pages: [page], pageParams: [undefined] });
const linesOf = (quantity: number) => ({
  lines: [{ goods: GOODS, quantity, unitAmount: 100, ownedAmount: 0, refusal: null }],
  changes: [],
  notices: [],
});

const WRITES: Readonly<Record<string, Write>> = {
  "an order that is cancelled": {
    call: "orders.cancel",
    answer: { state: "cancelled" },
    write: (page) => mutate(page, cancelOrderMutation(page.scope, page.client, "order"), undefined),
    queryKey: (scope) => orderQuery(scope, "order").queryKey,
    before: { state: "paid" },
    after: { state: "cancelled" },
  },
  "a notification that is read": {
    call: "notifications.read",
    answer: 4,
    write: (page) => mutate(page, readNotificationMutation(page.scope, page.client), "n1"),
    queryKey: (scope) => unreadCountQuery(scope).queryKey,
    before: 5,
    after: 4,
  },
  "goods in the cart": {
    call: "cart.add",
    answer: linesOf(2),
    write: (page) => mutate(page, addToCartMutation(page.scope, page.client), GOODS),
    queryKey: (scope) => cartQuery(scope).queryKey,
    before: linesOf(1),
    after: linesOf(2),
  },
  "a favorite that is let go": {
    call: "favorites.drop",
    answer: true,
    write: (page) =>
      mutate(page, setFavoriteMutation(page.scope, page.client), {
        favorite: { type: "game", id: "tl" },
        title: "TL",
        isKept: false,
      }),
    queryKey: (scope) => favoritesQuery(scope).queryKey,
    before: { kept: [{ type: "game", id: "tl", keptAt: new Date(0).toISOString() } as const], refused: [] },
    after: { kept: [], refused: [] },
  },
  "a comment that is liked": {
    call: "community.likeComment",
    answer: LIKED,
    write: (page) => likeComment({ ...page, article: ARTICLE }, COMMENT),
    queryKey: (scope) => commentsQuery(scope, ARTICLE, "oldest").queryKey,
    before: onePage({ comments: [COMMENT] }),
    after: onePage({ comments: [{ ...COMMENT, ...LIKED }] }),
  },
  "a review that is changed": {
    call: "reviews.edit",
    answer: { ...REVIEW, content: "Better now." },
    write: (page) =>
      mutate(page, editReviewMutation(page.scope, page.client, "tl"), {
        review: REVIEW,
        basedOn: REVIEW.updatedAt,
        draft: { content: "Better now.", score: REVIEW.score, isSpoiler: false },
      }),
    queryKey: (scope) => ownReviewQuery(scope, "tl").queryKey,
    before: REVIEW,
    after: { ...REVIEW, content: "Better now." },
  },
};

test.each(Object.entries(WRITES))("%s stays so, whatever was asked before and is answered later", async (_, given) => {
  const ports = createFakePorts(createPublisher());
  const scope = { ports, visit: createVisitStore(VISIT) };
  const client = createQueryClient();
  const queryKey = given.queryKey(scope);
  client.setQueryData(queryKey, given.before);
  const answer = Promise.withResolvers<void>();
  const send = vi.fn(() => answer.promise.then(() => succeed(given.answer)));
  const [port, method] = given.call.split(".") as [keyof Ports, string];
  Object.assign(ports[port], { [method]: send });

  const written = given.write({ scope, client });
  await expect.poll(() => send.mock.calls.length).toBe(1);
  const late = Promise.withResolvers<unknown>();
  const read = client.fetchQuery({ queryKey, queryFn: () => late.promise, staleTime: 0 });
  answer.resolve();
  await written;
  late.resolve(given.before);
  await read.catch(() => undefined);
  expect(client.getQueryData(queryKey)).toEqual(given.after);
});
