import { BOARD_IMAGE_PREFIX } from "../community/constants.ts";
import { parseWebAddress } from "../links/parse-web-address.ts";

/** `text`: publisher texts about games and news; `article`: posts of players on boards. */
export type HtmlKind = "text" | "article";

const TEXT_TAGS = [
  "p",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "b",
  "i",
  "u",
  "s",
  "code",
  "br",
  "blockquote",
  "a",
] as const;

/**
 * In addition to the tags of texts: pictures, tables, spoilers, names of players (`bdi`), and embeds of other clients
 * (`div`).
 */
const ARTICLE_TAGS = [
  "h2",
  "hr",
  "img",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "details",
  "summary",
  "bdi",
  "div",
] as const;

/** Allow-list of external HTML: tags by kind. Other tags are removed, their text is kept. */
export const ALLOWED_TAGS: Readonly<Record<HtmlKind, readonly string[]>> = {
  text: TEXT_TAGS,
  article: [...TEXT_TAGS, ...ARTICLE_TAGS],
};

/** Tags that go with all they hold. */
export const TAGS_DROPPED_WITH_CONTENT: readonly string[] = [
  "audio",
  "canvas",
  "head",
  "iframe",
  "math",
  "noembed",
  "noframes",
  "noscript",
  "object",
  "option",
  "plaintext",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "title",
  "video",
  "xmp",
];

/** Attribute that marks a link in its own block as a video; the address names the video. */
export const VIDEO_MARK = { name: "data-video", value: "youtube" } as const;

type Check = (value: string) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);

const isLink: Check = (value) => parseWebAddress(value) !== null;
const isDirection = matches(/^(?:ltr|rtl|auto)$/);
const isPixels = matches(/^[1-9]\d{0,3}$/);
const isSpan = matches(/^(?:[1-9]|1\d|20)$/);

/** A picture that was uploaded here. Any other address could count readers or sign them out. */
const isPicture: Check = (address) =>
  address.startsWith(BOARD_IMAGE_PREFIX) && /^[A-Za-z0-9-]{1,64}\.webp$/.test(address.slice(BOARD_IMAGE_PREFIX.length));

/**
 * Allowed attributes by tag with a check of their values. None can name an element, run code or load foreign resources.
 */
const ALLOWED_ATTRIBUTES: Readonly<Record<HtmlKind, Readonly<Record<string, Readonly<Record<string, Check>>>>>> = {
  text: { a: { href: isLink } },
  article: {
    a: { href: isLink, [VIDEO_MARK.name]: (value) => value === VIDEO_MARK.value },
    img: { src: isPicture, alt: (value) => value.length <= 500, width: isPixels, height: isPixels },
    th: { colspan: isSpan, rowspan: isSpan },
    td: { colspan: isSpan, rowspan: isSpan },
    bdi: { "data-mention": matches(/^[\w-]{1,64}$/) },
    // Data of the publisher's other clients about embedded content; not read here.
    div: { "data-contents-type": matches(/^[\w-]{1,40}$/), "data-contents-json": (value) => value.length <= 20_000 },
  },
};

/** Names of all attributes that some tag of the kind may have. */
export const ALLOWED_ATTRIBUTE_NAMES: Readonly<Record<HtmlKind, readonly string[]>> = {
  text: namesOf("text"),
  article: namesOf("article"),
};

function namesOf(kind: HtmlKind): readonly string[] {
  return ["dir", ...new Set(Object.values(ALLOWED_ATTRIBUTES[kind]).flatMap((checks) => Object.keys(checks)))];
}

/** Whether a tag may keep an attribute with this value, white space around it taken off. */
export function isAllowedAttribute(kind: HtmlKind, tag: string, name: string, value: string): boolean {
  if (name === "dir") return isDirection(value);
  const checks = Object.hasOwn(ALLOWED_ATTRIBUTES[kind], tag) ? ALLOWED_ATTRIBUTES[kind][tag] : undefined;
  return checks !== undefined && Object.hasOwn(checks, name) && checks[name]?.(value) === true;
}

/** A picture with a disallowed source is removed with its tag. */
export function isEmptyPicture(tag: string, source: string | null | undefined): boolean {
  return tag === "img" && !isPicture(source?.trim() ?? "");
}
