/** Language players of a country write in, and how many of them write; the rest of the world writes in English. */
const WRITERS: Readonly<Record<string, readonly [language: string, weight: number]>> = {
  KR: ["ko-KR", 22],
  JP: ["ja-JP", 12],
  US: ["en-US", 16],
  CA: ["en-US", 3],
  GB: ["en-US", 5],
  AU: ["en-US", 2],
  DE: ["de-DE", 5],
  FR: ["fr-FR", 4],
  ES: ["es-ES", 3],
  MX: ["es-ES", 2],
  BR: ["pt-BR", 4],
  SA: ["ar-SA", 5],
  AE: ["ar-SA", 3],
  TW: ["zh-TW", 5],
  HK: ["zh-TW", 2],
  TH: ["th-TH", 4],
  PH: ["en-US", 2],
};

/** Languages a game is reviewed in, each with its weight, from the countries it runs in. */
export function reviewLanguages(
  countries: readonly string[],
): readonly (readonly [language: string, weight: number])[] {
  const weights = new Map<string, number>();
  for (const country of countries) {
    const [language, weight] = WRITERS[country] ?? ["en-US", 0.8];
    weights.set(language, (weights.get(language) ?? 0) + weight);
  }
  return [...weights];
}
