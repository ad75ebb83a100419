import * as v from "valibot";
import { test } from "vitest";
import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import { normalizeUserName } from "#adapters/reference-backend/domain/accounts/account-form.ts";
import { checkArticle, imageIdsOf } from "#adapters/reference-backend/domain/community/article-text.ts";
import { articleTermsOf } from "#adapters/reference-backend/domain/search/article-terms.ts";
import { searchTermsOf } from "#adapters/reference-backend/domain/search/search-terms.ts";
import {
  storedSearchOfArticle,
  storedSearchOfGame,
} from "#adapters/reference-backend/domain/search/stored-search-text.ts";
import { cursorTextSchema, decodeCursor } from "#adapters/reference-backend/http/cursor.ts";
import { acceptedLanguages } from "#adapters/reference-backend/http/negotiate-locale.ts";
import { parseJsonBody } from "#adapters/reference-backend/http/read-call-input.ts";
import { cleanHtml, textOfHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { normalizeNickname } from "#core/account/nickname.ts";
import { checkText } from "#core/community/article.policy.ts";
import { splitMentions } from "#core/community/comment.ts";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { htmlRefusalOf, MAX_HTML_LENGTH } from "#core/html/html-bounds.ts";
import { plainHtmlOf } from "#core/html/plain-html.ts";
import { trimMarkup } from "#core/html/trim-markup.ts";
import { parseWebAddress } from "#core/links/parse-web-address.ts";
import { youtubeVideoIdOf } from "#core/links/youtube-video-id.ts";
import { parsePath } from "#core/navigation/parse-path.ts";
import { checkReviewContent } from "#core/reviews/review-content.policy.ts";
import { jsonRefusalOf } from "#core/texts/json-bounds.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import fc from "#tests/support/fast-check.ts";

/** How many times larger the large input is. */
const GROWTH = 8;
/**
 * How many times as long it may take as so many small inputs that are as large together: those that grow in proportion take as
 * long, those in time squared `GROWTH` times as long.
 */
const MAX_RATIO = 3;
/** Milliseconds of processor time below which nothing is compared: the clock is coarse. */
const TOO_SHORT_MS = 40;
/** Nothing that is within its bounds takes as long on any machine. */
const TOO_LONG_MS = 5_000;
const MEASUREMENTS = 4;
/** Words of which every second sign is escaped in HTML. */
const PLAIN_TEXT = "a>";

/** Node takes no longer headers. */
const HEADER_LENGTH = 16_000;

/** Fragments that are expensive in combination: each text repeats one of them, or mixes all of them. */
const KINDS: readonly (readonly string[])[] = [
  '<b> </b> <p> </p> <div> </div> <table><tr><td> </table> <ul><li> </ul> <a href="http://a.b/c"> </a> <br> <img src=x>'.split(
    " ",
  ),
  "<!-- --> <script> </script> <style> </style> <svg> <![CDATA[ ]]> <? &amp; &# < > \" ' = / # <i title='".split(" "),
  ["a", "\u0301", "\u0327", "\u0344", "\u05b0", "\u0e38", "\u093c"],
  ["가", "漢字", "ก้", "ﷺ", "👩‍👩‍👧", "İ", "\ud800", "\u200d", "\u00a0", "Ａ", "ｶﾞ"],
  [" a=b", "\0", "\r\n", " ", "   \t", "a", "words and words ", "@Ann ", "https://a.b/", ".", ",", ";q=0.1", "-", "1"],
  ["와", "و", "ivx", "和与", "แล", "あん", "2m", "& ", "ト画と"],
  ["[", "]", "{", "}", '"', "\\", "0,", '"a":1,', "%CC%81", "%", "?", "&v=", "/"],
];

/** A text that grows: pieces one after the other again and again, or each of them many times in a row. */
const growing = fc
  .record({
    pieces: fc
      .constantFrom(...KINDS, KINDS.flat())
      .chain((kind) => fc.array(fc.constantFrom(...kind), { minLength: 1, maxLength: 5 })),
    inRows: fc.boolean(),
    // Markup has a bound of its own: words between it let it be as long as texts may be.
    padding: fc.constantFrom("", "", "words words words "),
  })
  .map(({ pieces, inRows, padding }) => (length: number): string => {
    const parts = pieces.map((piece) => piece + padding);
    const unit = parts.join("");
    if (!inRows) return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    const own = Math.ceil(length / parts.length);
    const rows = parts.map((part) => part.repeat(Math.ceil(own / part.length)).slice(0, own));
    return rows.join("").slice(0, length);
  });

/**
 * Whether a large input takes about as long as several small ones of the same total size, or as plain text of its
 * length: a part that is dropped when small costs nothing there, and becomes text when large. The minimum of some
 * measurements counts.
 */
function growsInProportion(run: (text: string) => unknown, small: string, large: string): boolean {
  let smallMs = Number.POSITIVE_INFINITY;
  let largeMs = Number.POSITIVE_INFINITY;
  const plain = PLAIN_TEXT.repeat(large.length / PLAIN_TEXT.length);
  let plainMs = Number.POSITIVE_INFINITY;
  for (let measured = 0; measured < MEASUREMENTS; measured += 1) {
    largeMs = Math.min(
      largeMs,
      cpuMs(() => run(large), 1),
    );
    if (largeMs < TOO_SHORT_MS) return true;
    if (largeMs > TOO_LONG_MS) return false;
    smallMs = Math.min(
      smallMs,
      cpuMs(() => run(small), GROWTH),
    );
    if (largeMs < MAX_RATIO * smallMs) return true;
    plainMs = Math.min(
      plainMs,
      cpuMs(() => run(plain), 1),
    );
    if (largeMs < MAX_RATIO * plainMs) return true;
  }
  return false;
}

const ignoreRefusals =
  (run: (text: string) => unknown) =>
  (text: string): void => {
    try {
      run(text);
    } catch {
      // A refusal is an answer as well.
    }
  };

const KEEP_ALL = {
  attribute: (_: string, source: string) => source,
  elements: new Set(["style", "script", "svg", "b"]),
  comments: true,
};
const MENTIONS = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, nickname: `Ann${at}` }));
const CURSOR = v.tuple([cursorTextSchema]);

/** Functions that process external input, and their maximum duration. */
const WORK: readonly (readonly [string, number, (text: string) => unknown])[] = [
  ["bounding HTML", MAX_HTML_LENGTH, htmlRefusalOf],
  ["the words of HTML that is too large", 4 * MAX_HTML_LENGTH, plainHtmlOf],
  ["trimming HTML", 4 * MAX_HTML_LENGTH, (html) => trimMarkup(html, KEEP_ALL)],
  ["cleaning HTML", MAX_HTML_LENGTH, (html) => cleanHtml(html, "article")],
  ["the words of cleaned HTML", MAX_HTML_LENGTH, (html) => textOfHtml(cleanHtml(html, "article"))],
  ["an article", MAX_HTML_LENGTH, (body) => checkArticle({ title: body.slice(0, 2_000), body })],
  ["pictures of an article", MAX_HTML_LENGTH, (html) => imageIdsOf(cleanHtml(html, "article"))],
  ["normalising a text", MAX_HTML_LENGTH, normalizeText],
  ["counting a text", MAX_HTML_LENGTH, (text) => checkText("body", text)],
  ["a review", 40_000, (text) => checkReviewContent(text, "ko")],
  ["who is mentioned", 20_000, (text) => splitMentions(text, MENTIONS)],
  [
    "what of a game is searched",
    4_000,
    (text) => storedSearchOfGame({ gameCode: "tl", titles: [text], developer: text }),
  ],
  ["what of an article is searched", 4_000, (text) => storedSearchOfArticle({ title: text.slice(0, 2_000), text })],
  ["a search among articles", 1_000, articleTermsOf],
  ["a search", 1_000, searchTermsOf],
  ["an address of the web", MAX_HTML_LENGTH, parseWebAddress],
  ["an address after its scheme", MAX_HTML_LENGTH, (text) => parseWebAddress(`https://${text}`)],
  ["a video", MAX_HTML_LENGTH, (text) => youtubeVideoIdOf(`https://youtube.com/watch?${text}`)],
  ["a path of the store", HEADER_LENGTH, parsePath],
  ["a cursor", HEADER_LENGTH, ignoreRefusals((text) => decodeCursor(text, "list", CURSOR))],
  [
    "what a cursor holds",
    HEADER_LENGTH,
    ignoreRefusals((text) => decodeCursor(Buffer.from(text).toString("base64url"), "list", CURSOR)),
  ],
  ["bounding JSON", 2_000_000, jsonRefusalOf],
  ["a body of JSON", 2_000_000, ignoreRefusals(parseJsonBody)],
  ["languages and cookies of a page", HEADER_LENGTH, (text) => readRequestPreferences(text, text)],
  ["languages of a call", HEADER_LENGTH, acceptedLanguages],
  ["a coupon", 1_000, normalizeCoupon],
  ["a user name", 1_000, normalizeUserName],
  ["a nickname", 1_000, normalizeNickname],
];

test.each(WORK)(
  "the time that input from outside takes grows with its length and no faster: %s",
  (_what, bound, run) => {
    fc.assert(
      fc.property(growing, (grow) => growsInProportion(run, grow(bound / GROWTH), grow(bound))),
      { numRuns: 60, endOnFailure: true },
    );
  },
);
