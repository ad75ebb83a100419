/** A sequence of numbers that is the same for the same name, on every machine. */
export interface RandomSequence {
  /** 0 ≤ n < 1. */
  next(): number;
  /** An integer, 0 ≤ n < bound. */
  below(bound: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32, started from a name. */
export function randomSequence(name: string): RandomSequence {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (bound) => Math.floor(next() * bound),
    chance: (probability) => next() < probability,
  };
}

/** The items in another order; the given list stays as it is. */
export function shuffled<Item>(items: readonly Item[], random: RandomSequence): Item[] {
  const keyed = items.map((item) => ({ item, key: random.next() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

/** One of the choices, each as likely as its weight is to the sum of all. */
export function weighted<Choice>(
  choices: readonly (readonly [choice: Choice, weight: number])[],
  random: RandomSequence,
): Choice | undefined {
  const sum = choices.reduce((total, [, weight]) => total + weight, 0);
  let rest = random.next() * sum;
  for (const [choice, weight] of choices) {
    rest -= weight;
    if (rest < 0) return choice;
  }
  return choices.at(-1)?.[0];
}
