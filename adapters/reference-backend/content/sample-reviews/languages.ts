interface WritersOfCountry {
  readonly language: string;
  readonly weight: number;
}

/** Language players of a country write in, and how many of them write. */
export interface ReviewWriters {
  readonly countries: Readonly<Record<string, WritersOfCountry>>;
  readonly elsewhere: WritersOfCountry;
}

/** Languages a game is reviewed in, each with its weight, from the countries it runs in. */
export function reviewLanguages(
  countries: readonly string[],
  writers: ReviewWriters,
): readonly (readonly [language: string, weight: number])[] {
  const weights = new Map<string, number>();
  for (const country of countries) {
    const { language, weight } = writers.countries[country] ?? writers.elsewhere;
    weights.set(language, (weights.get(language) ?? 0) + weight);
  }
  return [...weights];
}
