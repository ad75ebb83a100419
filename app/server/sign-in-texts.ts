import { readFileSync } from "node:fs";

type Texts = Readonly<Record<string, string>>;

/**
 * Texts of the sign-in pages, which the reference backend serves and which never reach a browser's bundle. Each file is
 * read once; `undefined` for a language without one.
 */
export function createSignInTexts(): (locale: string) => Texts | undefined {
  const known = new Map<string, Texts | undefined>();
  return (locale) => {
    if (!known.has(locale)) known.set(locale, readTexts(locale));
    return known.get(locale);
  };
}

function readTexts(locale: string): Texts | undefined {
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) return undefined;
  try {
    return JSON.parse(readFileSync(new URL(`../../locales/${locale}/sign-in.json`, import.meta.url), "utf8"));
  } catch {
    return undefined;
  }
}
