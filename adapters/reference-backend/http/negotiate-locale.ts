import { invalidInput } from "./call-refusal.ts";

const TAG = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
export const FALLBACK_LOCALE = "en-US";
const MAX_TAG = 35;

/**
 * Requested locale of the texts: the locale header, else the first choice of `Accept-Language`, else English. A
 * malformed locale header is a 400; `Accept-Language` is set by the browser and read as far as possible.
 */
export function requestedLocale(localeHeader: string | null, acceptLanguage: string | null): string {
  if (localeHeader !== null && localeHeader !== "") {
    if (!isTag(localeHeader)) throw invalidInput({ field: "header.X-PP-Locale", message: "It is not a language tag." });
    return canonicalTag(localeHeader);
  }
  return acceptedLanguages(acceptLanguage)[0] ?? FALLBACK_LOCALE;
}

/** Languages of an `Accept-Language` header, the most wanted first. */
export function acceptedLanguages(header: string | null): string[] {
  if (header === null) return [];
  return header
    .split(",")
    .map((part, position) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, weight: quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0, position };
    })
    .filter(({ tag, weight }) => weight > 0 && isTag(tag))
    .sort((one, other) => other.weight - one.weight || one.position - other.position)
    .map(({ tag }) => canonicalTag(tag));
}

function isTag(tag: string): boolean {
  return tag.length <= MAX_TAG && TAG.test(tag);
}

/** `ko-kr` as `ko-KR`, `ZH-hant-tw` as `zh-Hant-TW`. */
function canonicalTag(tag: string): string {
  const [language = "", ...rest] = tag.split("-");
  const parts = rest.map((part) => {
    if (part.length === 2) return part.toUpperCase();
    return part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase() : part.toLowerCase();
  });
  return [language.toLowerCase(), ...parts].join("-");
}
