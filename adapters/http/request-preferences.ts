import { type PostLanguages, parsePostLanguages } from "#core/community/post-languages.ts";
import type { Theme } from "#core/ports/preferences.ts";

/** Preferences in the headers of a page request. Each field may be wrong or missing. */
export interface RequestPreferences {
  /** Language tag of the `locale` cookie, of any language. */
  readonly locale: string | null;
  readonly theme: Theme | null;
  /** ISO 3166-1 alpha-2 of the `country` cookie. */
  readonly country: string | null;
  /** An earlier page has detected the launcher's bridge object (cookie `shell`); no header reports it. */
  readonly isInLauncher: boolean;
  /** Years of the `age` cookie, which an age gate has set. */
  readonly age: number | null;
  /** Languages of posts that the player wants to read; absent for the default. */
  readonly postLanguages?: PostLanguages | undefined;
  /** Language tags of `Accept-Language`, the most preferred first. */
  readonly languages: readonly string[];
}

/** Parses the headers `Cookie` and `Accept-Language` of a page request; malformed values count as missing. */
export function readRequestPreferences(cookie: string | null, acceptLanguage: string | null): RequestPreferences {
  const cookies = parseCookies(cookie ?? "");
  const theme = cookies.get("theme");
  const postLanguages = parsePostLanguages(cookies.get("post-languages"));
  return {
    locale: matching(cookies.get("locale"), LANGUAGE_TAG),
    theme: theme === "light" || theme === "dark" ? theme : null,
    country: matching(cookies.get("country"), /^[A-Z]{2}$/i)?.toUpperCase() ?? null,
    isInLauncher: cookies.get("shell") === "launcher",
    age: yearsOf(matching(cookies.get("age"), /^\d{1,3}$/)),
    ...(postLanguages === undefined ? {} : { postLanguages }),
    languages: parseAcceptLanguage(acceptLanguage ?? ""),
  };
}

const LANGUAGE_TAG = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/;

const matching = (text: string | undefined, pattern: RegExp): string | null =>
  text !== undefined && pattern.test(text) ? text : null;

const yearsOf = (digits: string | null): number | null => (digits === null ? null : Number(digits));

/** Cookies by name. Of two with one name the first counts: browsers send the one of the longer path first. */
function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals < 1) continue;
    const name = pair.slice(0, equals).trim();
    if (!cookies.has(name))
      cookies.set(
        name,
        decode(
          pair
            .slice(equals + 1)
            .trim()
            .replace(/^"(.*)"$/, "$1"),
        ),
      );
  }
  return cookies;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Language tags by falling quality (RFC 9110, section 12.5.4); equal ones keep their order. The wildcard, tags of
 * quality 0 and malformed tags or qualities are left out.
 */
function parseAcceptLanguage(header: string): readonly string[] {
  const ranges: { tag: string; quality: number }[] = [];
  for (const range of header.split(",")) {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
    const quality = parameters.length === 0 ? 1 : parseQuality(parameters);
    if (LANGUAGE_TAG.test(tag) && quality > 0) ranges.push({ tag, quality });
  }
  return ranges.sort((one, other) => other.quality - one.quality).map(({ tag }) => tag);
}

/** Quality of a range, `0` if it is malformed. */
function parseQuality([parameter = "", ...others]: readonly string[]): number {
  const digits = /^q\s*=\s*(1(?:\.0{0,3})?|0(?:\.\d{0,3})?)$/i.exec(parameter)?.[1];
  return digits === undefined || others.length > 0 ? 0 : Number(digits);
}
