import type { GameFamily } from "./material.ts";

/** How many reviews a game has and how its scores are spread. */
export interface ReviewPlan {
  readonly gameCode: string;
  readonly family: GameFamily;
  readonly count: number;
  /** Weights of 1, 2, 3, 4 and 5 stars. */
  readonly scores: readonly [number, number, number, number, number];
}

const LOVED = [2, 3, 8, 27, 60] as const;
const LIKED = [5, 6, 14, 38, 37] as const;
const DIVIDED = [19, 9, 14, 22, 36] as const;
const DISPUTED = [27, 16, 20, 21, 16] as const;
const OPENING_DAY = [14, 5, 6, 15, 60] as const;

/** Games that are not in the list have no review: those to come, and one that nobody has written about. */
export const REVIEW_PLANS: readonly ReviewPlan[] = [
  { gameCode: "tl", family: "throne", count: 900, scores: LIKED },
  { gameCode: "linw", family: "castle", count: 620, scores: DIVIDED },
  { gameCode: "lin", family: "castle", count: 260, scores: LOVED },
  { gameCode: "lin2", family: "castle", count: 520, scores: LIKED },
  { gameCode: "l2m", family: "desert", count: 480, scores: DIVIDED },
  { gameCode: "aion", family: "sky", count: 540, scores: LIKED },
  { gameCode: "bns", family: "blade", count: 380, scores: LOVED },
  { gameCode: "bnsneo", family: "blade", count: 96, scores: OPENING_DAY },
  { gameCode: "bns2", family: "blade", count: 330, scores: DISPUTED },
  { gameCode: "battlecrush", family: "brawl", count: 560, scores: LIKED },
  { gameCode: "tricksterm", family: "dig", count: 240, scores: LIKED },
  { gameCode: "plaync", family: "fair", count: 180, scores: LOVED },
  { gameCode: "lmj", family: "castle", count: 130, scores: DIVIDED },
  { gameCode: "l2mnct", family: "desert", count: 110, scores: DIVIDED },
  { gameCode: "l2mncj", family: "desert", count: 120, scores: LIKED },
  { gameCode: "l2mru", family: "desert", count: 8, scores: DIVIDED },
  { gameCode: "l2mnu", family: "desert", count: 210, scores: DISPUTED },
  { gameCode: "l2msa", family: "desert", count: 150, scores: LIKED },
  { gameCode: "aionnct", family: "sky", count: 7, scores: LIKED },
  { gameCode: "aionncj", family: "sky", count: 70, scores: LOVED },
  { gameCode: "aionncw", family: "sky", count: 140, scores: DIVIDED },
  { gameCode: "bnsnct", family: "blade", count: 60, scores: LIKED },
  { gameCode: "bnsncj", family: "blade", count: 95, scores: LOVED },
  { gameCode: "bnsncw", family: "blade", count: 48, scores: DIVIDED },
  { gameCode: "bnsneonct", family: "blade", count: 120, scores: LOVED },
  { gameCode: "linncj", family: "castle", count: 4, scores: LOVED },
  { gameCode: "lin2ncj", family: "castle", count: 90, scores: LIKED },
  { gameCode: "lin2ncw", family: "castle", count: 160, scores: DIVIDED },
];
