import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FALLBACK_LOCALE } from "#locales/manifest.ts";
import { AREAS, textsOf } from "./locale-files.ts";

const contentFolder = join(import.meta.dirname, "../../adapters/reference-backend/content/default");

/** Shorter texts are too often words of several languages. */
const MIN_TEXT = 4;
const MIN_TEMPLATE = 12;

/** Texts that must not appear on a page in a language. */
export interface ForeignTexts {
  /** Texts of the fallback that the language says in other words. */
  readonly texts: readonly string[];
  /** The same with values in them: sources of patterns. */
  readonly templates: readonly string[];
  /** Names of texts, which show where a text is missing in both languages. */
  readonly keys: readonly string[];
}

const allTextsOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    AREAS.flatMap((file) => Object.entries(textsOf(tag, file)).map(([key, text]) => [`${file} ${key}`, text] as const)),
  );

type Pair = readonly [english: string, own: string];

/** Texts of a value in English beside those of the same value in the language; rows of a comparison are its keys. */
function pairsOf(english: unknown, own: unknown): Pair[] {
  if (typeof english === "string") return typeof own === "string" ? [[english, own]] : [];
  if (english === null || typeof english !== "object") return [];
  const others = Object.entries(own ?? {});
  return Object.entries(english).flatMap(([key, part], at) => {
    const [label = key, ownPart] = others[at] ?? [];
    return [...(label === key ? [] : [[key, label] as const]), ...pairsOf(part, ownPart)];
  });
}

/** Texts of the publisher in English and in the language. */
function contentTextsOf(tag: string): readonly Pair[] {
  const games = readdirSync(join(contentFolder, "games")).map((game) => join("games", game, "texts"));
  return ["texts", ...games].flatMap((folder) => {
    const read = (locale: string): unknown =>
      JSON.parse(readFileSync(join(contentFolder, folder, `${locale}.json`), "utf8"));
    return pairsOf(read(FALLBACK_LOCALE), read(tag));
  });
}

const withoutValues = (text: string) => text.replace(/\{\{[^}]*\}\}/g, "").trim();
/** Source of a pattern for a text with any values in it. */
export const patternOf = (text: string): string =>
  `^${text
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".{1,60}?")}$`;

export function foreignTextsFor(tag: string): ForeignTexts {
  const english = [...allTextsOf(FALLBACK_LOCALE)];
  const keys = english.map(([name]) => name.split(" ")[1] ?? "").filter((key) => /[a-z][A-Z]/.test(key));
  if (tag === FALLBACK_LOCALE) return { texts: [], templates: [], keys };
  const own = allTextsOf(tag);
  const content = contentTextsOf(tag);
  const ownTexts = new Set([...own.values(), ...content.map(([, text]) => text)]);
  const said = [...english.map(([name, text]) => [text, own.get(name)] as const), ...content];
  const foreign = said.filter(([text, ownText]) => text !== ownText && !ownTexts.has(text)).map(([text]) => text);
  return {
    keys,
    texts: foreign.filter((text) => !text.includes("{{") && text.length >= MIN_TEXT),
    templates: foreign
      .filter((text) => text.includes("{{") && withoutValues(text).length >= MIN_TEMPLATE)
      .map(patternOf),
  };
}
