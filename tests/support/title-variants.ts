/** Words for "and" as players of each language write them, and some that write how another language says it. */
export const CONNECTING_BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  "en-US": ["and", "And", "AND", "n"],
  "de-DE": ["und", "Und"],
  "fr-FR": ["et"],
  "es-ES": ["y", "e"],
  "it-IT": ["e", "ed"],
  "pt-BR": ["e"],
  "pl-PL": ["i", "oraz"],
  "ru-RU": ["и", "энд"],
  "tr-TR": ["ve", "VE"],
  "vi-VN": ["và", "VÀ"],
  "id-ID": ["dan", "DAN"],
  "ar-SA": ["و", "آند", "أند"],
  "ja-JP": ["と", "アンド", "ｱﾝﾄﾞ", "あんど"],
  "zh-CN": ["和", "与", "及"],
  "zh-TW": ["和", "與"],
  "ko-KR": ["앤", "앤드", "와", "과", "및", "그리고"],
  "th-TH": ["และ", "แอนด์"],
};

const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)).replaceAll(" ", "\u3000");
const ROMAN: Readonly<Record<string, string>> = { 2: "II", 3: "III", 4: "IV" };
const DIGITS: Readonly<Record<string, string>> = { II: "2", III: "3", IV: "4" };

/** Ways to write the same title that players use, each named. */
const WAYS: Readonly<Record<string, (title: string) => string>> = {
  "as it is": (title) => title,
  "in small letters": (title) => title.toLowerCase(),
  "in capital letters": (title) => title.toUpperCase(),
  "in full width": fullWidth,
  "with marks apart from their letters": (title) => title.normalize("NFD"),
  "with marks of Arabic": (title) => title.replaceAll(/([بجدكلنس])/g, "$1\u064E"),
  "with digits of Arabic": (title) => title.replaceAll(/[0-9]/g, (digit) => ARABIC_DIGITS[Number(digit)] ?? digit),
  "with a trademark": (title) => `${title}™`,
  "without spaces": (title) => title.replaceAll(/[\s&:：・]+/g, ""),
  "with hyphens": (title) => title.replaceAll(/[\s:：・]+/g, "-"),
  "with letters and digits apart": (title) => title.replaceAll(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, "$1$2 "),
  "with letters and digits together": (title) => title.replaceAll(/\s+(?=\d)|(?<=\d)\s+/g, ""),
  "in Roman numerals": (title) => title.replaceAll(/(?<!\d)[234](?!\d)/g, (digit) => ROMAN[digit] ?? digit),
  "in digits": (title) => title.replaceAll(/(?<![A-Z])(II|III|IV)(?![A-Z])/g, (roman) => DIGITS[roman] ?? roman),
};

/** Words for "and" in the titles of the seed. */
const AND = /\s*&\s*|\s+(?:and|AND)\s+|\s+앤\s+|アンド|\s+آند\s+|与|與|\s+و(?=\p{Script=Arabic})/u;

/** Spellings of a title, with the words for "and" of every language. */
export function variantsOf(title: string): ReadonlyMap<string, string> {
  const variants = new Map(Object.entries(WAYS).map(([way, write]) => [way, write(title)]));
  const [before, after] = title.split(AND);
  if (before === undefined || after === undefined) return variants;
  variants.set("with &", `${before} & ${after}`).set("with & and no spaces", `${before}&${after}`);
  variants.set("with +", `${before} + ${after}`).set("without what says and", `${before} ${after}`);
  for (const [language, words] of Object.entries(CONNECTING_BY_LANGUAGE)) {
    for (const word of words) variants.set(`with ${word} of ${language}`, `${before} ${word} ${after}`);
  }
  return variants;
}
