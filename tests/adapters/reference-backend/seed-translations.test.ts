import { countGraphemes } from "unicode-segmenter/grapheme";
import { describe, expect, it, test } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { LOCALES, type LocaleTag } from "#core/translation/locales.ts";

const seedContent = defaultContent();
const { games, notices, stories, staticArticles } = seedContent;
const { reviews: _reviews, articles: _articles, comments: _comments, services: _services, ...published } = seedContent;
/** Without texts by players and texts that are only translated as a whole. */
const PUBLISHED = { ...published, stories: [], staticArticles: [] };
const TRANSLATIONS = LOCALES.filter((tag) => tag !== "en-US");

/** Items that a list contains more than once. */
function duplicatesOf(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Errors of a piece of seed HTML. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = "", attributes = ""] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
    if (!["p", "h3", "ul", "li", "strong", "em", "a"].includes(name)) faults.push(`not allowed: ${tag}`);
    if (slash === "" && attributes !== "" && !/^ href="https:\/\/[a-z.]+\.example\/[^"]*"$/.test(attributes)) {
      faults.push(`attributes: ${tag}`);
    }
    if (slash === "") open.push(name);
    else if (open.pop() !== name) faults.push(`wrongly closed: ${tag}`);
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(", ")}`);
  if (/&(?!(amp|lt|gt|quot);)/.test(html)) faults.push("bare ampersand");
  if (/^[^<]|>\s*[^<\s][^<]*$/.test(html.trim())) faults.push("text outside a block");
  return faults;
}

/** A text of so many words is a sentence: names of games, editions and genres can be the same in several languages. */
const SENTENCE_WORDS = 5;

type Pair = readonly [english: string, translated: string];

/** Texts of one value in English beside those of a translation. */
function pairsOf(english: unknown, translated: unknown): Pair[] {
  if (typeof english === "string") return [[english, typeof translated === "string" ? translated : ""]];
  if (english === null || typeof english !== "object") return [];
  const others = Object.entries(translated ?? {});
  return Object.entries(english).flatMap(([key, part], index) => {
    if (key === "descriptionHtml" || key === "bodyHtml") return [];
    const [label = "", translatedPart] = others[index] ?? [];
    // The rows of a comparison are its keys.
    return [...(label === key ? [] : [[key, label] as const]), ...pairsOf(part, translatedPart)];
  });
}

/** Every short English text of the catalogue with its translation. */
function shortTextsIn(tag: string, value: unknown = PUBLISHED): Pair[] {
  if (value === null || typeof value !== "object") return [];
  const entries = new Map(Object.entries(value));
  if (entries.has("en-US")) return pairsOf(entries.get("en-US"), entries.get(tag));
  return [...entries.values()].flatMap((part) => shortTextsIn(tag, part));
}

describe.each(TRANSLATIONS)("texts of the publisher in %s", (tag) => {
  const pairs = shortTextsIn(tag);

  it("short ones are all translated, and none has an English sentence", () => {
    expect(pairs.length).toBeGreaterThan(1_000);
    expect(pairs.filter(([english, translated]) => english !== "" && translated.trim() === "")).toEqual([]);
    const isSentence = (text: string) => !/[:/]/.test(text) && text.split(" ").length >= SENTENCE_WORDS;
    const left = pairs.filter(([english, translated]) => english === translated && isSentence(english));
    const names = new Set(games.map((game) => game.texts["en-US"].title));
    expect(
      left.map(([english]) => english).filter((english) => ![...names].some((name) => english.startsWith(name))),
    ).toEqual([]);
  });

  it("has the same numbers as in English", () => {
    const percents = (text: string) => text.match(/[\d٠-٩]+(?=\s*[%٪])|(?<=%)\d+/g) ?? [];
    const inLatinDigits = (text: string) => text.replace(/[٠-٩]/g, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit)));
    for (const [english, translated] of pairs) {
      const wanted = percents(english);
      // "Half price" is a number in other languages.
      if (wanted.length > 0) expect(percents(inLatinDigits(translated)), translated).toEqual(wanted);
    }
  });
});

test.each(LOCALES)("taglines and descriptions in %s fit their layout", (tag) => {
  for (const { gameCode, texts } of games) {
    expect(countGraphemes(texts[tag]?.tagline ?? ""), gameCode).toBeLessThanOrEqual(70);
    expect(texts[tag]?.shortDescription.length, gameCode).toBeLessThanOrEqual(tag === "en-US" ? 260 : 300);
  }
  expect(duplicatesOf(games.map(({ texts }) => texts[tag]?.tagline ?? ""))).toEqual([]);
});

/** What every long text of a language holds: its script, or its own letters or common words. */
const LONG_TEXT_SIGNS: Readonly<Record<LocaleTag, RegExp>> = {
  "en-US": /[a-z]/,
  "ko-KR": /\p{Script=Hangul}/u,
  "ja-JP": /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  "zh-CN": /\p{Script=Han}/u,
  "zh-TW": /\p{Script=Han}/u,
  "th-TH": /\p{Script=Thai}/u,
  "ar-SA": /\p{Script=Arabic}/u,
  "de-DE": /[äöüß„]/i,
  "fr-FR": /\b(?:de|des|les|un|une)\b/i,
  "es-ES": /\b(?:el|los|las|una)\b/i,
  "it-IT": /\b(?:il|gli|di|che|del|un)\b/i,
  "pt-BR": /[ãõç]|\b(?:que|uma|com)\b/i,
  "ru-RU": /\p{Script=Cyrillic}/u,
  "pl-PL": /[ąćęłńśźż]/i,
  "tr-TR": /[ığşçöü]/i,
  "vi-VN": /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/i,
  "id-ID": /\b(?:yang|dan|di|dengan|untuk)\b/i,
};

/** All long published texts, by language. */
const LONG_READS = [
  ...games.map(({ gameCode, texts }) => ({
    id: gameCode,
    html: new Map(Object.entries(texts).map(([tag, { descriptionHtml }]) => [tag, descriptionHtml])),
  })),
  ...[...notices, ...stories, ...staticArticles].map(({ id, texts }) => ({
    id,
    html: new Map(Object.entries(texts).map(([tag, { bodyHtml }]) => [tag, bodyHtml])),
  })),
];

/** Blocks and addresses of a text in their order. */
function blocksOf(html: string): string[] {
  return html.match(/<(?:p|h3|ul|li|a href="[^"]*")>/g) ?? [];
}

it.each(Object.entries(LONG_TEXT_SIGNS))(
  "long texts of the publisher are complete in %s, built as the English is",
  (tag, signs) => {
    for (const { id, html } of LONG_READS) {
      const translated = html.get(tag) ?? "";
      expect(translated, id).toMatch(signs);
      expect(faultsOf(translated), id).toEqual([]);
      expect(blocksOf(translated), id).toEqual(blocksOf(html.get("en-US") ?? ""));
    }
    expect(duplicatesOf(LONG_READS.map(({ html }) => html.get(tag) ?? ""))).toEqual([]);
    for (const { id, texts } of [...stories, ...staticArticles]) expect(texts[tag]?.title, id).toMatch(/\S/);
  },
);
