import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import glossary from "#locales/glossary.json" with { type: "json" };
import { FALLBACK_LOCALE, LOCALES } from "#locales/manifest.ts";
import { AREAS as files, LOCALES_FOLDER, PLURAL, textsOf } from "./locale-files.ts";

const root = join(import.meta.dirname, "../..");
/** Maximum size of a text file that a page loads before it is shown, in bytes. */
const MAX_FILE_BYTES = 40 * 1_024;

interface Term {
  readonly pattern: string;
  /** Texts that use another word in any language, and in one. */
  readonly except: readonly string[];
  readonly exceptIn?: Readonly<Record<string, readonly string[]>>;
}

/** Texts of a language whose English uses a term, except those that deliberately use another word. */
function textsAbout(term: Term, tag: string) {
  const pattern = new RegExp(term.pattern, "i");
  const except = new Set([...term.except, ...(term.exceptIn?.[tag] ?? [])]);
  return files.flatMap((file) => {
    const own = textsOf(tag, file);
    const nameOf = (key: string) => `${file.replace(".json", "")}.${key.replace(PLURAL, "")}`;
    return Object.entries(textsOf(FALLBACK_LOCALE, file)).flatMap(([key, english]) => {
      const text = own[key];
      const isMeant = pattern.test(english.replaceAll(/\{\{[^}]*\}\}/g, "…")) && !except.has(nameOf(key));
      return text === undefined || !isMeant ? [] : [[nameOf(key), text] as const];
    });
  });
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(root, folder, path));
}

/** Texts of a language that are wrong, each with its name. */
const wrongTexts = (tag: string, isWrong: (text: string) => boolean) =>
  files.flatMap((file) =>
    Object.entries(textsOf(tag, file)).flatMap(([key, text]) => (isWrong(text) ? [`${file}: ${key}: ${text}`] : [])),
  );

test("French has a no-break space before double punctuation and inside quotation marks", () => {
  const wrong = /[^\u202f\u00a0][:;!?](?=\s|$)|«[^\u202f\u00a0]|[^\u202f\u00a0]»/u;
  const wordsOf = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, "x").replaceAll(/https?:\S+/g, "");
  expect(wrongTexts("fr-FR", (text) => wrong.test(wordsOf(text)))).toEqual([]);
});

test("Korean never shows two particles at once, of which one is always wrong", () => {
  const both = /[은는이가을를와과]\([은는이가을를와과]\)|\((?:으|이)\)/;
  expect(wrongTexts("ko-KR", (text) => both.test(text))).toEqual([]);
});

test("every text is used somewhere", () => {
  const code = ["ui", "app", "core", "adapters"]
    .flatMap(sourcesIn)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  // Texts of notifications are named after the event: `repliedTitle`, `repliedBody`.
  const names = new Set(code.match(/\b[A-Za-z][A-Za-z0-9_]*\b/g));
  const isUsed = (key: string) => names.has(key) || names.has(key.replace(/(Title|Body)$/, ""));
  const unused = files.flatMap((file) =>
    Object.keys(textsOf(FALLBACK_LOCALE, file))
      .map((key) => key.replace(PLURAL, ""))
      .filter((key) => !isUsed(key))
      .map((key) => `${file} ${key}`),
  );
  expect(unused).toEqual([]);
});

test("no screen has words of its own beside the texts", () => {
  /** Pages for developers and the examples of the gallery are in English. */
  const FOR_DEVELOPERS = /kit-gallery|simulator|developer-navigation|\.specimens\.tsx$/;
  const found = sourcesIn("ui")
    .filter((path) => path.endsWith(".tsx") && !FOR_DEVELOPERS.test(path))
    .flatMap((path) => {
      const code = readFileSync(path, "utf8");
      const words = [
        ...code.matchAll(/>\s*([A-Z][a-z]+(?: [A-Za-z]+)*[.!?]?)\s*<\//g),
        ...code.matchAll(/\b(?:aria-label|alt|placeholder|title)="(?!https:)([A-Za-z][^"]*)"/g),
      ];
      return words.map(([, text]) => `${path.slice(root.length)}: ${text}`);
    });
  expect(found).toEqual([]);
});

describe.each(LOCALES.map(({ tag }) => tag))("%s", (tag) => {
  test("loads no large file of texts", () => {
    for (const file of files) {
      expect(statSync(join(LOCALES_FOLDER, tag, file)).size, file).toBeLessThanOrEqual(MAX_FILE_BYTES);
    }
  });

  test("has texts that can be read: no markup, no blanks at the ends, no doubled blanks, no leftover placeholders", () => {
    for (const file of files) {
      for (const [key, text] of Object.entries(textsOf(tag, file))) {
        const where = `${file} ${key}`;
        expect(text, where).toBe(text.trim());
        expect(text, where).not.toMatch(/<\/?[a-z]|&[a-z]+;| {2}/i);
        expect(text.replaceAll(/\{\{\w+\}\}/g, ""), where).not.toMatch(/[{}]/);
      }
    }
  });

  test.each(Object.entries<Term>(glossary))("has one word for %s wherever it is spoken of", (_term, entry) => {
    const accepted = new Map<string, unknown>(Object.entries(entry)).get(tag);
    if (typeof accepted !== "string") return expect(tag).toBe(FALLBACK_LOCALE);
    const wanted = new RegExp(accepted, "iu");
    expect(textsAbout(entry, tag).filter(([, text]) => !wanted.test(text))).toEqual([]);
  });
});
