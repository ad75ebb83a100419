import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FALLBACK_LOCALE } from "#locales/manifest.ts";

const localesFolder = join(import.meta.dirname, "../../locales");
const seedFolder = join(import.meta.dirname, "../../adapters/reference-backend/seed/content/translations");

/** Shorter texts are too often words of several languages. */
const MIN_TEXT = 4;
const MIN_TEMPLATE = 12;

/** What must never be read on a page of a language. */
export interface ForeignTexts {
  /** Texts of the fallback that the language says in other words. */
  readonly texts: readonly string[];
  /** The same with values in them: sources of patterns. */
  readonly templates: readonly string[];
  /** Names of texts, which show where a text is missing in both languages. */
  readonly keys: readonly string[];
}

function textsOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(localesFolder, tag)).flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(join(localesFolder, tag, file), "utf8"))).map(
        ([key, text]) => [`${file} ${key}`, text] as const,
      ),
    ),
  );
}

/** What the publisher says in English and in the language, where a file has it. */
function seedTextsOf(tag: string): readonly (readonly [english: string, own: string])[] {
  const file = `${tag}.json`;
  if (!readdirSync(seedFolder).includes(file)) return [];
  return Object.entries<string>(JSON.parse(readFileSync(join(seedFolder, file), "utf8")));
}

const withoutValues = (text: string) => text.replace(/\{\{[^}]*\}\}/g, "").trim();
const patternOf = (text: string) =>
  `^${text
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".{1,60}?")}$`;

export function foreignTextsFor(tag: string): ForeignTexts {
  const english = [...textsOf(FALLBACK_LOCALE)];
  const keys = english.map(([name]) => name.split(" ")[1] ?? "").filter((key) => /[a-z][A-Z]/.test(key));
  if (tag === FALLBACK_LOCALE) return { texts: [], templates: [], keys };
  const own = textsOf(tag);
  const seed = seedTextsOf(tag);
  const ownTexts = new Set([...own.values(), ...seed.map(([, text]) => text)]);
  const said = [...english.map(([name, text]) => [text, own.get(name)] as const), ...seed];
  const foreign = said.filter(([text, ownText]) => text !== ownText && !ownTexts.has(text)).map(([text]) => text);
  return {
    keys,
    texts: foreign.filter((text) => !text.includes("{{") && text.length >= MIN_TEXT),
    templates: foreign
      .filter((text) => text.includes("{{") && withoutValues(text).length >= MIN_TEMPLATE)
      .map(patternOf),
  };
}
