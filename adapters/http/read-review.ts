import type { InferOutput } from "valibot";
import type { Review } from "#core/reviews/review.ts";
import type { reviewSchema } from "../wire/reviews.ts";
import type { ResolveStatic } from "./static-addresses.ts";

/** A review of the wire; `resolve` makes the address of its author's picture absolute. */
export const readReview = (wire: InferOutput<typeof reviewSchema>, resolve: ResolveStatic): Review => ({
  id: wire.id,
  content: wire.content,
  score: wire.score,
  isDeleted: wire.is_deleted,
  author: { ...wire.author, avatar: resolve(wire.author.avatar) },
  language: wire.language,
  isSpoiler: wire.is_spoiler,
  createdAt: wire.created_at,
  updatedAt: wire.updated_at ?? wire.created_at,
  helpfulCount: wire.helpful_count,
  unhelpfulCount: wire.unhelpful_count,
  myVote: wire.my_vote,
  isMine: wire.is_mine,
});
