import type { ReviewTopic, Tone } from "./material.ts";
import type { RandomSequence } from "./random.ts";
import type { SentenceDeck } from "./sentence-deck.ts";

export type Score = 1 | 2 | 3 | 4 | 5;

/** How a review of a score is built: the tones of its beginning and end, and the statements in between. */
interface Shape {
  readonly frames: readonly Tone[];
  /** One list of tones is taken, one sentence a tone. */
  readonly bodies: readonly (readonly Tone[])[];
}

const SHAPES: Readonly<Record<Score, Shape>> = {
  5: { frames: ["praise"], bodies: [["praise"], ["praise", "praise"], ["praise", "praise"]] },
  4: {
    frames: ["praise", "praise", "doubt"],
    bodies: [["praise"], ["praise", "doubt"], ["praise", "praise"], ["praise", "doubt", "praise"]],
  },
  3: { frames: ["doubt"], bodies: [["praise", "complaint"], ["doubt", "doubt"], ["praise", "doubt"], ["doubt"]] },
  2: { frames: ["doubt", "complaint"], bodies: [["complaint"], ["complaint", "doubt"], ["complaint", "complaint"]] },
  1: { frames: ["complaint"], bodies: [["complaint"], ["complaint", "complaint"]] },
};

const OPENING_CHANCE = 0.5;
const CLOSING_CHANCE = 0.36;

/** Sentences of a review, two to four and seldom one, as the deck has them. */
export function composeReview(
  score: Score,
  topics: readonly ReviewTopic[],
  deck: SentenceDeck,
  random: RandomSequence,
): readonly string[] {
  const { frames, bodies } = SHAPES[score];
  const left = new Set(topics);
  const body = (bodies[random.below(bodies.length)] ?? []).map((tone) => deck.about(left, tone));
  const frameTone = frames[random.below(frames.length)] ?? "doubt";
  const opening = random.chance(OPENING_CHANCE) ? deck.frame("opening", frameTone) : undefined;
  const closing = random.chance(CLOSING_CHANCE) ? deck.frame("closing", frameTone) : undefined;
  return [opening, ...body, closing].filter((sentence) => sentence !== undefined);
}

/** Takes one of each `[one|other]` and puts the values in. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>, random: RandomSequence): string {
  const chosen = sentence.replace(/\[([^\]]*)\]/g, (_, alternatives: string) => {
    const all = alternatives.split("|");
    return all[random.below(all.length)] ?? "";
  });
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
