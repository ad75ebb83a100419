/**
 * Words for "and" in the languages of the product, in the folded form of search: `và` is `va`, `アンド` is `あんど`. Some are
 * transliterations of a foreign word. They connect only after another word: "I, Robot" keeps its first word.
 */
const CONNECTING_WORDS: ReadonlySet<string> = new Set(
  [
    ["and", "n"],
    ["und"],
    ["et"],
    ["y", "e"],
    ["e", "ed"],
    ["i", "oraz"],
    ["и", "энд"],
    ["ve"],
    ["va"],
    ["dan"],
    ["و", "اند"],
    ["と", "あんど"],
    ["和", "与", "與", "及"],
    ["앤", "앤드", "와", "과", "및", "그리고"],
    ["และ", "แอนด์", "กับ"],
  ].flat(),
);

export const isConnectingWord = (word: string): boolean => CONNECTING_WORDS.has(word);

/** Whether the typed prefix may become a connecting word. */
export const isBeginningOfConnectingWord = (typed: string): boolean =>
  [...CONNECTING_WORDS].some((word) => word.startsWith(typed));

const KOREAN_ENDINGS: ReadonlySet<string> = new Set(["와", "과"]);
const HANGUL_WORD = /^\p{Script=Hangul}+$/u;
const ARABIC_BEGINNING = "و";
const ARABIC_WORD = /^\p{Script_Extensions=Arabic}+$/u;
/** Letters of an Arabic word that stay at least. */
const MIN_ARABIC_LETTERS = 2;

/**
 * A word without the "and" that Korean writes at the end of the word before (`검과 마법`), and Arabic at the beginning of the
 * word after (`عرش وحرية`).
 */
export function withoutConnectingParticle(
  word: string,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): string {
  if (!isLast && HANGUL_WORD.test(word)) {
    let end = word.length;
    while (end > 1 && KOREAN_ENDINGS.has(word.charAt(end - 1))) end -= 1;
    return word.slice(0, end);
  }
  if (isFirst || !ARABIC_WORD.test(word)) return word;
  let start = 0;
  while (word.charAt(start) === ARABIC_BEGINNING) start += 1;
  return word.length - start < MIN_ARABIC_LETTERS ? word : word.slice(start);
}

/** Letters that folding turns into hiragana; the others would be taken for katakana a second time. */
const KATAKANA_LETTER = "[ァ-ヶ]";
const HAN = String.raw`\p{Script=Han}`;
/** `ブレイドとソウル`: Japanese writes と between words of other scripts, which mark where they begin and end. */
const JAPANESE_BETWEEN = new RegExp(
  [
    `(?<=[ァ-ヶー])と(?=${KATAKANA_LETTER})`,
    `(?<=${KATAKANA_LETTER})と(?=${HAN})`,
    `(?<=${HAN})と(?=${KATAKANA_LETTER})`,
    // Katakana too: folded text no longer shows the difference, and folding must be idempotent.
    `(?<=${HAN})[とト](?=${HAN})`,
  ].join("|"),
  "gu",
);

/** Sets words apart that `と` connects; to be asked before katakana are folded. */
export const partAtJapaneseAnd = (text: string): string => text.replaceAll(JAPANESE_BETWEEN, " ");

/** Connecting words that scripts without spaces, and titles written together, have inside a run of signs. */
const INSIDE_RUNS: readonly { readonly script: RegExp; readonly words: readonly string[] }[] = [
  { script: /^\p{Script=Hangul}$/u, words: ["앤", "와", "과"] },
  { script: /^[\p{Script=Hiragana}ー]$/u, words: ["あんど"] },
  { script: /^\p{Script=Han}$/u, words: ["和", "与", "與", "及"] },
  { script: /^\p{Script=Thai}$/u, words: ["และ", "แอนด์"] },
];
const LAST_SIGNS = new Set(INSIDE_RUNS.flatMap(({ words }) => words.map((word) => word.at(-1) ?? "")));

/**
 * Removes connecting words inside a run: `블레이드앤소울` becomes `블레이드소울`. The result contains none. Linear: each sign is
 * pushed and popped once at most.
 */
export function withoutConnectingWordsInside(run: string): string {
  const signs = [...run];
  const kept: string[] = [];
  for (const [at, sign] of signs.entries()) {
    kept.push(sign);
    if (!LAST_SIGNS.has(sign)) continue;
    const length = lengthOfConnectingEnd(kept, signs[at + 1] ?? "");
    kept.length -= length;
  }
  return kept.join("");
}

/** Signs of the connecting word that the kept signs end with, between a letter of its script and `next`; 0 for none. */
function lengthOfConnectingEnd(kept: readonly string[], next: string): number {
  for (const { script, words } of INSIDE_RUNS) {
    if (!script.test(next)) continue;
    for (const word of words) {
      const start = kept.length - word.length;
      if (start < 1 || !script.test(kept[start - 1] ?? "")) continue;
      if (kept.slice(start).join("") === word) return word.length;
    }
  }
  return 0;
}

/** Connecting words that parts of a run of two signs and more are looked for on either side of. */
const BETWEEN_PARTS = /(?<=..)(?:앤|あんど|[和与與及]|และ|แอนด์)(?=..)/u;

/** Parts around the connecting words of a run, if they are long enough to search for. */
export const partsBetweenConnectingWords = (run: string): readonly string[] => run.split(BETWEEN_PARTS);

/** Connecting words at the end of a partly typed run. */
const TYPED_END = /(?<=..)(?:앤|あんど|และ|แอนด์)$/u;

/** Removes a connecting word at the end of a partly typed run. */
export const withoutConnectingEnd = (run: string): string => run.replace(TYPED_END, "");

/** The spoken form of `&` between words of a script that has spaces; nothing in scripts without spaces. */
export function spokenAnd(before: string): string {
  if (/^[\p{Script=Latin}0-9]/u.test(before)) return "and";
  return /^\p{Script=Cyrillic}/u.test(before) ? "и" : "";
}
