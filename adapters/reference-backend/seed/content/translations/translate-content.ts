import type { LocaleTag } from "#core/translation/locales.ts";
import { SEED_LOCALES, type SeedContent } from "../../content-types.ts";
import type { LongTexts } from "./long-texts/index.ts";

/** English text to its translation. */
export type Dictionary = Readonly<Record<string, string>>;
export type Dictionaries = Readonly<Partial<Record<LocaleTag, Dictionary>>>;
export type LongTextsByLocale = Readonly<Partial<Record<LocaleTag, LongTexts>>>;

/** Fields of many paragraphs: left empty where nobody has translated them, and read in the closest language that has them. */
const LONG_FIELDS = new Set(["descriptionHtml", "bodyHtml"]);

const EDITIONS = ["Standard Edition", "Deluxe Edition", "Ultimate Edition"];
/** Between the name of a game and that of its edition. */
const NO_DASH = /^zh/;

/** One format a language: making one takes longer than a thousand uses of it. */
function formatsBy(options: Intl.NumberFormatOptions): (tag: string) => Intl.NumberFormat {
  const known = new Map<string, Intl.NumberFormat>();
  return (tag) => {
    const format = known.get(tag) ?? new Intl.NumberFormat(tag, options);
    known.set(tag, format);
    return format;
  };
}

const numberIn = formatsBy({});
const daysIn = formatsBy({ style: "unit", unit: "day", unitDisplay: "long" });

/** A text made of others: a game with its edition, a number, a number of days. */
function translateMadeText(tag: string, english: string, dictionary: Dictionary): string {
  const [, days] = /^(\d+) days$/.exec(english) ?? [];
  if (days !== undefined) {
    return daysIn(tag).format(Number(days));
  }
  if (/^\d{1,3}(,\d{3})+$/.test(english)) return numberIn(tag).format(Number(english.replaceAll(",", "")));
  const edition = EDITIONS.find((name) => english.endsWith(` ${name}`));
  if (edition === undefined) return english;
  const game = english.slice(0, -edition.length - 1);
  return `${dictionary[game] ?? game}${NO_DASH.test(tag) ? " " : " – "}${dictionary[edition] ?? edition}`;
}

function translateValue(tag: string, value: unknown, dictionary: Dictionary): unknown {
  if (typeof value === "string") return dictionary[value] ?? translateMadeText(tag, value, dictionary);
  if (Array.isArray(value)) return value.map((part) => translateValue(tag, part, dictionary));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      dictionary[key] ?? key,
      LONG_FIELDS.has(key) ? "" : translateValue(tag, part, dictionary),
    ]),
  );
}

function isLocalized(value: object): boolean {
  return SEED_LOCALES.every((locale) => locale in value);
}

function addTranslations<Value>(value: Value, dictionaries: Dictionaries): Value;
function addTranslations(value: unknown, dictionaries: Dictionaries): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((part) => addTranslations(part, dictionaries));
  const entries = Object.entries(value);
  if (!isLocalized(value)) {
    return Object.fromEntries(entries.map(([key, part]) => [key, addTranslations(part, dictionaries)]));
  }
  const english = Object.fromEntries(entries)["en-US"];
  const added = Object.entries(dictionaries).map(([tag, dictionary]) => [
    tag,
    translateValue(tag, english, dictionary),
  ]);
  return { ...value, ...Object.fromEntries(added) };
}

/** Puts what `longOf` finds for each language into the texts of that language, which it adds where there are none. */
function addLongTexts<Texts extends object>(
  texts: Texts,
  longTexts: LongTextsByLocale,
  longOf: (long: LongTexts) => object | undefined,
): Texts {
  const short = new Map<string, object>(Object.entries(texts));
  const added = Object.entries(longTexts).flatMap(([tag, long]) => {
    const found = longOf(long);
    return found === undefined ? [] : [[tag, { ...short.get(tag), ...found }] as const];
  });
  return { ...texts, ...Object.fromEntries(added) };
}

/** A long text under its name, nothing where it has not been written. */
function fieldOf(name: "descriptionHtml" | "bodyHtml", html: string | undefined): object | undefined {
  return html === undefined ? undefined : { [name]: html };
}

/**
 * What the publisher publishes, with everything short in the languages of the dictionaries, and everything long in those
 * it has been written in.
 */
export function translateContent(
  content: SeedContent,
  dictionaries: Dictionaries,
  longTexts: LongTextsByLocale,
): SeedContent {
  return {
    get reviews() {
      return content.reviews;
    },
    // Read in one piece with their title, so they stay in the languages that have the whole of them.
    stories: content.stories.map((story) => ({
      ...story,
      texts: addLongTexts(story.texts, longTexts, ({ stories }) => stories[story.id]),
    })),
    staticArticles: content.staticArticles.map((article) => ({
      ...article,
      texts: addLongTexts(article.texts, longTexts, ({ staticArticles }) => staticArticles[article.id]),
    })),
    articles: content.articles,
    comments: content.comments,
    genres: addTranslations(content.genres, dictionaries),
    tags: addTranslations(content.tags, dictionaries),
    accessibility: addTranslations(content.accessibility, dictionaries),
    ageDescriptors: addTranslations(content.ageDescriptors, dictionaries),
    services: content.services,
    games: addTranslations(content.games, dictionaries).map((game) => ({
      ...game,
      texts: addLongTexts(game.texts, longTexts, ({ games }) => fieldOf("descriptionHtml", games[game.gameCode])),
    })),
    goods: addTranslations(content.goods, dictionaries),
    achievements: addTranslations(content.achievements, dictionaries),
    notices: addTranslations(content.notices, dictionaries).map((notice) => ({
      ...notice,
      texts: addLongTexts(notice.texts, longTexts, ({ notices }) => fieldOf("bodyHtml", notices[notice.id])),
    })),
    staticBoards: addTranslations(content.staticBoards, dictionaries),
    banners: addTranslations(content.banners, dictionaries),
    editorial: addTranslations(content.editorial, dictionaries),
    coupons: addTranslations(content.coupons, dictionaries),
    rewards: addTranslations(content.rewards, dictionaries),
  };
}
