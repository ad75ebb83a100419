import { countGraphemes } from "unicode-segmenter/grapheme";
import { describe, expect, it } from "vitest";
import { seedContent } from "#adapters/reference-backend/seed/content/index.ts";
import { dictionaries } from "#adapters/reference-backend/seed/content/translations/index.ts";
import { longTexts } from "#adapters/reference-backend/seed/content/translations/long-texts/index.ts";
import { duplicatesOf, faultsOf } from "./seed-texts.ts";

const { games, notices } = seedContent;
const { reviews: _reviews, articles: _articles, comments: _comments, services: _services, ...published } = seedContent;
/** Without what players write, and what is only translated as a whole. */
const PUBLISHED = { ...published, stories: [], staticArticles: [] };

/** What is the same in every language, or made by a rule: addresses, file names, numbers, systems, editions. */
const NOT_TRANSLATED =
  /^$|^(https?:|\/)|\.(example|exe|dmg|apk|json)\b|^[a-z0-9-]+$|^[\d.,]+$|^(Windows|macOS|Android|iOS) \d|^Purple$| Edition$/;

type Pair = readonly [english: string, translated: string];

/** Texts of one value in English beside those of a translation. */
function pairsOf(english: unknown, translated: unknown): Pair[] {
  if (typeof english === "string") return [[english, typeof translated === "string" ? translated : ""]];
  if (english === null || typeof english !== "object") return [];
  const others = Object.entries(translated ?? {});
  return Object.entries(english).flatMap(([key, part], place) => {
    if (key === "descriptionHtml" || key === "bodyHtml") return [];
    const [label = "", translatedPart] = others[place] ?? [];
    // The rows of a comparison are its keys.
    return [...(label === key ? [] : [[key, label] as const]), ...pairsOf(part, translatedPart)];
  });
}

/** Every short text of the catalogue in English beside what a player of the language reads. */
function shortTextsIn(tag: string, value: unknown = PUBLISHED): Pair[] {
  if (value === null || typeof value !== "object") return [];
  const entries = new Map(Object.entries(value));
  if (entries.has("en-US")) return pairsOf(entries.get("en-US"), entries.get(tag));
  return [...entries.values()].flatMap((part) => shortTextsIn(tag, part));
}

describe.each(Object.keys(dictionaries))("what the publisher writes, in %s", (tag) => {
  it("is translated wherever it is short, and nothing is translated that nobody reads", () => {
    const names = new Set(games.map((game) => game.texts["en-US"].title));
    const pairs = shortTextsIn(tag);
    const dictionary = Object.entries(dictionaries).find(([own]) => own === tag)?.[1] ?? {};
    const missing = pairs.filter(
      ([english, translated]) =>
        english === translated && !(english in dictionary || names.has(english) || NOT_TRANSLATED.test(english)),
    );
    expect(missing.map(([english]) => english)).toEqual([]);
    expect(pairs.filter(([english, translated]) => english !== "" && translated.trim() === "")).toEqual([]);
    const read = new Set(pairs.map(([english]) => english));
    for (const game of games) for (const { title } of Object.values(game.texts)) read.add(title);
    const edition = /^(Standard|Deluxe|Ultimate) Edition$/;
    expect(Object.keys(dictionary).filter((english) => !(read.has(english) || edition.test(english)))).toEqual([]);
  });

  it("fits where it stands: taglines, descriptions and the same numbers as in English", () => {
    for (const game of games) {
      const texts = new Map(Object.entries(game.texts)).get(tag);
      expect(countGraphemes(texts?.tagline ?? ""), game.gameCode).toBeLessThanOrEqual(70);
      expect(texts?.shortDescription.length, game.gameCode).toBeLessThanOrEqual(300);
    }
    const taglines = games.map((game) => new Map(Object.entries(game.texts)).get(tag)?.tagline ?? "");
    expect(duplicatesOf(taglines)).toEqual([]);
    for (const [english, translated] of shortTextsIn(tag)) {
      const percents = (text: string) => text.match(/\d+(?=\s*%)|(?<=%)\d+/g) ?? [];
      expect(percents(translated), translated).toEqual(percents(english));
    }
  });
});

/** Languages whose long texts stand beside those of `SEED_LOCALES`, with what only their script has. */
const LONG_TEXT_LETTERS = { "de-DE": /[äöüß„]/i, "zh-TW": /\p{Script=Han}/u } as const;

/** What is long in everything published, by language. */
const LONG_READS = [
  ...games.map(({ gameCode, texts }) => ({
    id: gameCode,
    html: new Map(Object.entries(texts).map(([tag, { descriptionHtml }]) => [tag, descriptionHtml])),
  })),
  ...[...notices, ...seedContent.stories, ...seedContent.staticArticles].map(({ id, texts }) => ({
    id,
    html: new Map(Object.entries(texts).map(([tag, { bodyHtml }]) => [tag, bodyHtml])),
  })),
];

/** Blocks and addresses of a text in their order. */
function blocksOf(html: string): string[] {
  return html.match(/<(?:p|h3|ul|li|a href="[^"]*")>/g) ?? [];
}

describe("what the publisher writes at length", () => {
  it("is there in German and Traditional Chinese beside the languages of the seed", () => {
    expect(Object.keys(longTexts).sort()).toEqual(Object.keys(LONG_TEXT_LETTERS));
  });

  it.each(Object.entries(LONG_TEXT_LETTERS))("is complete in %s, built as the English is", (tag, letters) => {
    for (const { id, html } of LONG_READS) {
      const translated = html.get(tag) ?? "";
      expect(translated, id).toMatch(letters);
      expect(faultsOf(translated), id).toEqual([]);
      expect(blocksOf(translated), id).toEqual(blocksOf(html.get("en-US") ?? ""));
    }
    expect(duplicatesOf(LONG_READS.map(({ html }) => html.get(tag) ?? ""))).toEqual([]);
    for (const { id, texts } of [...seedContent.stories, ...seedContent.staticArticles]) {
      expect(new Map(Object.entries(texts)).get(tag)?.title, id).toMatch(/\S/);
    }
  });

  it.each(Object.entries(longTexts))("has nothing in %s that belongs to nothing", (_, long) => {
    const written = Object.values(long).flatMap((texts) => Object.keys(texts));
    expect(written.sort()).toEqual(LONG_READS.map(({ id }) => id).sort());
  });
});
