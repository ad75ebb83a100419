import * as v from "valibot";
import { REPORT_REASONS } from "#core/community/report-reasons.ts";
import {
  cursorSchema,
  dispensableInstantSchema,
  instantSchema,
  languageQuerySchema,
  languagesFirstQuerySchema,
  pageEntries,
} from "./envelope.ts";
import { exactly, withFallback } from "./tolerant-reader.ts";

export const scoreSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

export const writerEntries = {
  id: v.string(),
  /** `null` once the account is deleted; another one that cannot be read is empty, which says less. */
  nickname: withFallback(v.nullable(v.string()), ""),
  avatar: withFallback(v.string(), ""),
};
/** A writer of whom nothing can be read. */
export const NO_WRITER = { id: "", nickname: "", avatar: "" };

export const reviewSchema = v.object({
  id: v.string(),
  content: v.string(),
  score: scoreSchema,
  is_deleted: withFallback(v.boolean(), false),
  author: withFallback(v.object(writerEntries), NO_WRITER),
  language: withFallback(v.string(), ""),
  is_spoiler: withFallback(v.boolean(), false),
  created_at: instantSchema,
  /** As it was written, where it is not known. */
  updated_at: dispensableInstantSchema,
  helpful_count: withFallback(v.nullable(v.number()), null),
  /** Readers who found it unhelpful. */
  unhelpful_count: withFallback(v.nullable(v.number()), null),
  my_vote: withFallback(v.boolean(), false),
  is_mine: withFallback(v.boolean(), false),
});

export const reviewListQuerySchema = v.object({
  previousValue: v.optional(cursorSchema),
  sort: v.optional(v.picklist(["helpful", "newest", "highest", "lowest"])),
  stars: v.optional(v.picklist(["1", "2", "3", "4", "5"])),
  language: v.optional(languageQuerySchema),
  languagesFirst: v.optional(languagesFirstQuerySchema),
  packageBundleId: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))),
});

export const reviewListAnswerSchema = v.object({
  reviews: v.array(reviewSchema),
  ...pageEntries,
});

export const ownReviewsAnswerSchema = v.object({ reviews: v.array(reviewSchema) });

/** The review rules of the core count graphemes; the schema only limits the bytes. */
export const reviewBodySchema = v.object({
  content: v.pipe(v.string(), v.maxLength(40_000)),
  score: scoreSchema,
  is_spoiler: v.optional(v.boolean(), false),
});

export const removedReviewAnswerSchema = v.object({ result: v.boolean(), id: v.string() });

/** Whether the player finds the review helpful; repeating it changes nothing. */
export const reviewVoteBodySchema = v.object({ helpful: v.boolean() });
export const reviewVoteAnswerSchema = v.object({
  helpful_count: withFallback(v.nullable(v.number()), null),
  my_vote: v.boolean(),
});

/** The core counts text length in graphemes; the schema only bounds the input size. */
export const reportBodySchema = v.object({
  reason: v.picklist(REPORT_REASONS),
  words: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ""),
});
export const reportAnswerSchema = v.object({ result: v.literal(true) });

export const averageScoreAnswerSchema = v.object({
  average: exactly(v.nullable(v.number())),
  count: v.number(),
  /** `null` if it is not known. */
  distribution: withFallback(
    v.nullable(v.object({ 1: v.number(), 2: v.number(), 3: v.number(), 4: v.number(), 5: v.number() })),
    null,
  ),
  by_language: withFallback(v.array(v.object({ language: v.string(), count: v.number(), average: v.number() })), []),
});
