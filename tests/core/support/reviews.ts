import type { Review } from "#core/reviews/review.ts";
import { instantAt, NOON } from "./instants.ts";

/** A review of a test's player; `revision` is the number of times it has been edited. */
export function reviewOf(id: string, revision = 0): Review {
  return {
    id,
    content: `review ${id}, revision ${revision}`,
    score: 4,
    isDeleted: false,
    author: { id: `author-${id}`, nickname: "Tester", avatar: "" },
    language: "en-US",
    isSpoiler: false,
    createdAt: instantAt(NOON),
    updatedAt: instantAt(NOON + revision * 1_000),
    helpfulCount: 0,
    unhelpfulCount: 0,
    myVote: false,
    isMine: false,
  };
}
