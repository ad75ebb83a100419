import { readFileSync } from "node:fs";

type Texts = Readonly<Record<string, string>>;

/** Texts of pages and notifications of the reference backend; they are in no browser bundle. */
const AREAS = ["sign-in", "email", "payment", "messages"] as const;

/** Texts of the publisher's own pages. Each file is read once; `undefined` for a language without one. */
export function createPageTexts(): (locale: string) => Texts | undefined {
  const known = new Map<string, Texts | undefined>();
  return (locale) => {
    if (!known.has(locale)) known.set(locale, readTexts(locale));
    return known.get(locale);
  };
}

function readTexts(locale: string): Texts | undefined {
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) return undefined;
  try {
    // The store says the same of players who have left and of failures.
    const { formerPlayer, errorTitle, errorText, tryAgain } = readArea(locale, "common");
    return Object.assign(
      { formerPlayer, errorTitle, errorText, tryAgain },
      ...AREAS.map((area) => readArea(locale, area)),
    );
  } catch {
    return undefined;
  }
}

function readArea(locale: string, area: string): Texts {
  return JSON.parse(readFileSync(new URL(`../../locales/${locale}/${area}.json`, import.meta.url), "utf8"));
}
