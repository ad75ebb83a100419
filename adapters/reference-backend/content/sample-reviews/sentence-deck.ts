import { REVIEW_TOPICS, type ReviewMaterial, type ReviewTopic, type Tone } from "./material.ts";
import type { RandomSequence } from "./random.ts";

/** Draws sentences so that one is not used again before the others of its kind have been. */
export interface SentenceDeck {
  /** A sentence about the game as a whole. */
  frame(part: "opening" | "closing", tone: Tone): string | undefined;
  /** A sentence about one of the topics that are left; its topic is taken out of `left`. */
  about(left: Set<ReviewTopic>, tone: Tone): string | undefined;
}

interface Card {
  readonly topic: ReviewTopic | "opening" | "closing";
  readonly tone: Tone;
  readonly text: string;
  uses: number;
}

/** The deck of one game and language, without the sentences that hold one of the slots left out. */
export function sentenceDeck(
  material: ReviewMaterial,
  slotsLeftOut: readonly string[],
  random: RandomSequence,
): SentenceDeck {
  const cards = cardsOf(material).filter((card) => !slotsLeftOut.some((slot) => card.text.includes(slot)));

  const draw = (candidates: readonly Card[]): Card | undefined => {
    const leastUses = Math.min(...candidates.map((card) => card.uses));
    const freshest = candidates.filter((card) => card.uses === leastUses);
    const card = freshest[random.below(freshest.length)];
    if (card !== undefined) card.uses += 1;
    return card;
  };

  return {
    frame: (part, tone) => draw(cards.filter((card) => card.topic === part && card.tone === tone))?.text,
    about: (left, tone) => {
      const card = draw(
        cards.filter(
          ({ topic, tone: own }) => own === tone && topic !== "opening" && topic !== "closing" && left.has(topic),
        ),
      );
      if (card !== undefined && card.topic !== "opening" && card.topic !== "closing") left.delete(card.topic);
      return card?.text;
    },
  };
}

function cardsOf({ sentences }: ReviewMaterial): Card[] {
  const parts = [...REVIEW_TOPICS, "opening", "closing"] as const;
  const tones: readonly Tone[] = ["praise", "doubt", "complaint"];
  return parts.flatMap((topic) =>
    tones.flatMap((tone) => (sentences[topic]?.[tone] ?? []).map((text) => ({ topic, tone, text, uses: 0 }))),
  );
}
