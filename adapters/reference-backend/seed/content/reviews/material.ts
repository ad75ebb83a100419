/** What a sentence of a review is about; `opening` and `closing` are about the game as a whole. */
export const REVIEW_TOPICS = [
  "combat",
  "story",
  "siege",
  "graphics",
  "servers",
  "mobile",
  "prices",
  "grind",
  "community",
  "music",
  "controls",
  "bugs",
] as const;
export type ReviewTopic = (typeof REVIEW_TOPICS)[number];
export type Tone = "praise" | "doubt" | "complaint";

/** Games that share what their players rave about and can spoil. */
export type GameFamily = "throne" | "castle" | "desert" | "sky" | "blade" | "brawl" | "dig" | "fair";

/**
 * Sentences of one language. `[one|other]` stands for one of its alternatives; `{hours}`, `{game}` and `{thing}` for the
 * reviewer's hours, the game's title and something players of its family love. A sentence with `{later}` cannot be said
 * in the first weeks of a game, one with `{world}` not of rounds of a few minutes; the marks themselves are not shown.
 */
export interface ReviewMaterial {
  /** BCP 47 tag. */
  readonly language: string;
  /** What stands between two sentences. */
  readonly separator: string;
  /** Hours with their unit, where the unit depends on the number; without it `{hours}` is the bare number. */
  readonly countHours?: (count: number) => string;
  readonly sentences: Readonly<
    Partial<Record<ReviewTopic | "opening" | "closing", Readonly<Partial<Record<Tone, readonly string[]>>>>>
  >;
  readonly spoilers: Readonly<Partial<Record<GameFamily, readonly string[]>>>;
  readonly things: Readonly<Partial<Record<GameFamily, readonly string[]>>>;
  readonly nicknames: {
    readonly singles: readonly string[];
    readonly first: readonly string[];
    readonly second: readonly string[];
    /** What stands between first and second. */
    readonly joint: string;
  };
}
