/** The HTML that publishers and players may write, for every sanitizer: text structure and links. */
export const ALLOWED_TAGS = [
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
];

/** Attributes of any tag, with the values each may have. */
const ALLOWED_VALUES: Readonly<Record<string, readonly string[]>> = { dir: ["ltr", "rtl", "auto"] };

/** Tags that go with all they hold; of other tags that are not allowed the text stays. */
export const TAGS_DROPPED_WITH_CONTENT = [
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

/** What a link tells about itself: no window access, no referrer, no recommendation to search engines. */
export const LINK_RELATION = "noopener noreferrer nofollow ugc";

/** Absolute http(s) addresses only, without white space and control characters, some of which browsers silently remove. */
const isAllowedLink = (address: string): boolean => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(address);

/** Whether a tag may keep an attribute with this value, white space around it taken off. */
export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  if (name === "href") return tag === "a" && isAllowedLink(value);
  return ALLOWED_VALUES[name]?.includes(value) ?? false;
}
