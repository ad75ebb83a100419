import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
import type { Review } from "#core/reviews/review.ts";
import { buildReview } from "#tests/ui/support/builders.ts";
import {
  createFakePorts,
  createPublisher,
  failNext,
  NO_ANSWER,
  type Publisher,
  refusal,
} from "#tests/ui/support/fake-ports.ts";
import { VISIT } from "#tests/ui/support/visit.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { ownGameRecordQuery } from "#ui/features/catalogue/queries/own-game-record.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { ownReviewQuery } from "#ui/features/reviews/queries/own-review.ts";
import {
  editReviewMutation,
  postReviewMutation,
  removeReviewMutation,
} from "#ui/features/reviews/queries/own-review-writes.ts";
import { type ReviewFilter, reviewsQuery } from "#ui/features/reviews/queries/reviews.ts";

const DRAFT = { content: "Runs well on a five-year-old laptop.", score: 4, isSpoiler: false };
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A cache with observers of every query that a review changes. */
async function openCache(publisher: Publisher, filters: readonly ReviewFilter[] = [{}]) {
  const scope = { ports: createFakePorts(publisher), visit: createVisitStore(VISIT) };
  const client = createQueryClient();
  const watched = [averageScoreQuery(scope, "tl"), ownGameRecordQuery(scope, "tl"), ownReviewQuery(scope, "tl")];
  for (const query of watched) {
    stops.push(new QueryObserver(client, query as never).subscribe(() => undefined));
  }
  for (const filter of filters) await client.prefetchInfiniteQuery(reviewsQuery(scope, "tl", filter));
  await expect.poll(() => client.isFetching()).toBe(0);
  publisher.calls.length = 0;
  const listed = (filter: ReviewFilter = filters[0] ?? {}) =>
    client
      .getQueryData(reviewsQuery(scope, "tl", filter).queryKey)
      ?.pages.flatMap((page) => page.reviews.map(({ id }) => id));
  const own = () => client.getQueryData(ownReviewQuery(scope, "tl").queryKey);
  const called = () => publisher.calls.map(({ name }) => name);
  return { scope, client, listed, own, called };
}

describe("posting a review", () => {
  test("puts it on top of the list and reloads the average and the own game record", async () => {
    const { scope, client, listed, own, called } = await openCache(createPublisher({ reviews: [buildReview()] }));
    const post = new MutationObserver(client, postReviewMutation(scope, client, "tl"));
    const outcome = await post.mutate(DRAFT);
    expect(outcome.kind).toBe("posted");
    expect(listed()).toEqual(["own", "r1"]);
    expect(own()?.content).toBe(DRAFT.content);
    await expect.poll(called).toEqual(["postReview", "getAverage", "getOwnGameRecord"]);
  });

  test("leaves lists it does not belong to as they are", async () => {
    const fiveStars = { stars: 5 } as const;
    const { scope, client, listed } = await openCache(createPublisher({ reviews: [buildReview()] }), [{}, fiveStars]);
    const post = new MutationObserver(client, postReviewMutation(scope, client, "tl"));
    await post.mutate(DRAFT);
    expect(listed({})).toEqual(["own", "r1"]);
    expect(listed(fiveStars)).toEqual(["r1"]);
  });

  test("finds out that it has arrived although the answer was lost", async () => {
    const publisher = createPublisher({ arrivesAnyway: true });
    const { scope, client, listed } = await openCache(publisher);
    failNext(publisher, "postReview", NO_ANSWER);
    const post = new MutationObserver(client, postReviewMutation(scope, client, "tl"));
    expect(await post.mutate(DRAFT)).toMatchObject({ kind: "posted" });
    expect(listed()).toEqual(["own"]);
  });
});

describe("changing a review", () => {
  const mine: Review = buildReview({ id: "own", isMine: true, content: "Former words of mine." });

  test("replaces it in the list and the own record, and reloads the average", async () => {
    const { scope, client, listed, own, called } = await openCache(
      createPublisher({ reviews: [buildReview(), mine], own: mine }),
    );
    const edit = new MutationObserver(client, editReviewMutation(scope, client, "tl"));
    await edit.mutate({ review: mine, basedOn: mine.updatedAt, draft: DRAFT });
    expect(listed()).toEqual(["r1", "own"]);
    expect(own()?.content).toBe(DRAFT.content);
    await expect.poll(called).toEqual(["getOwnReview", "editReview", "getAverage"]);
  });

  test("shows the new words at once and brings the former back when they are refused", async () => {
    const publisher = createPublisher({ reviews: [mine], own: mine });
    const { scope, client, own } = await openCache(publisher);
    failNext(publisher, "editReview", refusal(403));
    const edit = new MutationObserver(client, editReviewMutation(scope, client, "tl"));
    const seen: (string | undefined)[] = [];
    stops.push(client.getQueryCache().subscribe(() => void seen.push(own()?.content)));
    await edit.mutate({ review: mine, basedOn: mine.updatedAt, draft: DRAFT }).catch(() => undefined);
    expect(seen).toContain(DRAFT.content);
    expect(own()?.content).toBe(mine.content);
  });
});

test("deleting a review marks it in the own record, removes it from the list and reloads the average", async () => {
  const mine: Review = buildReview({ id: "own", isMine: true });
  const { scope, client, listed, own, called } = await openCache(
    createPublisher({ reviews: [mine, buildReview()], own: mine }),
  );
  const remove = new MutationObserver(client, removeReviewMutation(scope, client, "tl"));
  await remove.mutate(mine);
  expect(own()).toMatchObject({ id: "own", isDeleted: true });
  expect(listed()).toEqual(["r1"]);
  await expect.poll(called).toEqual(expect.arrayContaining(["removeReview", "getAverage"]));
});
