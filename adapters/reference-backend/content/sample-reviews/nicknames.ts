import type { ReviewMaterial } from "./material.ts";
import { type RandomSequence, shuffled } from "./random.ts";

/** Every name of a language in a random order: a writer reviews a game once, so names are taken and not repeated. */
export function nicknamesOf({ nicknames }: ReviewMaterial, random: RandomSequence): string[] {
  const { singles, first, second, joint } = nicknames;
  const pairs = first.flatMap((one) => second.map((other) => `${one}${joint}${other}`));
  return shuffled([...singles, ...pairs], random);
}
