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
  /** Language of the games' titles in its sentences, if not its own. */
  readonly titlesIn?: string | undefined;
  /** Hours with their unit (`{count} hours`), the first that goes far enough; without it `{hours}` is the bare number. */
  readonly hours?: readonly { readonly upTo?: number | undefined; readonly text: string }[] | undefined;
  readonly sentences: Readonly<
    Partial<
      Record<
        ReviewTopic | "opening" | "closing",
        Readonly<Partial<Record<Tone, readonly string[] | undefined>>> | undefined
      >
    >
  >;
  /** By family of games. */
  readonly spoilers: Readonly<Record<string, readonly string[]>>;
  /** By family of games. */
  readonly things: Readonly<Record<string, readonly string[]>>;
  readonly nicknames: {
    readonly singles: readonly string[];
    readonly first: readonly string[];
    readonly second: readonly string[];
    /** What stands between first and second. */
    readonly joint: string;
  };
}
