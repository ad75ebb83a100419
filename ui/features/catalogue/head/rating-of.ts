import type { AverageScore } from "#core/reviews/review.ts";

/** The average of players' ratings as schema.org `aggregateRating`; nothing without any. */
export function ratingOf(score: AverageScore | undefined): Readonly<Record<string, unknown>> {
  if (score?.average == null || score.count === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: score.average,
      ratingCount: score.count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}
