/** Rarity of an achievement, with the usual classes of other stores. */
export type Rarity = "common" | "uncommon" | "rare" | "very_rare" | "ultra_rare";

/** Upper ends of the shares, the rarest first. */
const RARITIES: readonly (readonly [Rarity, number])[] = [
  ["ultra_rare", 0.02],
  ["very_rare", 0.1],
  ["rare", 0.25],
  ["uncommon", 0.5],
];

/** Rarity by the share of players who have it, 0 to 1. */
export function rarityOf(earnedShare: number): Rarity {
  return RARITIES.find(([, end]) => earnedShare < end)?.[0] ?? "common";
}
