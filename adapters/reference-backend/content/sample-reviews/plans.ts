/** How many reviews a game has and how its scores are spread. */
export interface ReviewPlan {
  readonly game: string;
  /** Games that share what their players love and can spoil; `brawl` and `fair` are played in rounds of a few minutes. */
  readonly family: string;
  readonly count: number;
  /** Weights of 1, 2, 3, 4 and 5 stars. */
  readonly scores: readonly [number, number, number, number, number];
}
