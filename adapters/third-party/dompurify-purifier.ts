import dompurify, { type Config } from "dompurify";
import {
  ALLOWED_ATTRIBUTE_NAMES,
  ALLOWED_TAGS,
  type HtmlKind,
  isAllowedAttribute,
  isEmptyPicture,
  TAGS_DROPPED_WITH_CONTENT,
} from "#core/html/allowed-html.ts";
import { htmlRefusalOf } from "#core/html/html-bounds.ts";
import { plainHtmlOf } from "#core/html/plain-html.ts";
import { trimMarkup } from "#core/html/trim-markup.ts";
import { LINK_RELATION } from "#core/links/link-relation.ts";

const rulesOf = (kind: HtmlKind): Config => ({
  ALLOWED_TAGS: [...ALLOWED_TAGS[kind]],
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTE_NAMES[kind]],
  // The allow-list has read the value already.
  ADD_URI_SAFE_ATTR: [...ALLOWED_ATTRIBUTE_NAMES[kind]],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: [...TAGS_DROPPED_WITH_CONTENT],
});

const RULES: Readonly<Record<HtmlKind, Config>> = { text: rulesOf("text"), article: rulesOf("article") };

/** Kind and picture origin of the current call; module state, because hooks of DOMPurify are global. */
let current: HtmlKind = "text";
let origin = "";

dompurify.removeAllHooks();
dompurify.addHook("uponSanitizeElement", (node, { tagName }) => {
  if (node instanceof Element && isEmptyPicture(tagName, node.getAttribute("src"))) node.remove();
});
dompurify.addHook("uponSanitizeAttribute", (element, attribute) => {
  const { attrName, attrValue } = attribute;
  attribute.keepAttr = isAllowedAttribute(current, element.nodeName.toLowerCase(), attrName, attrValue);
});
dompurify.addHook("afterSanitizeAttributes", (element) => {
  if (element.hasAttribute("href")) element.setAttribute("rel", LINK_RELATION);
  if (element.nodeName !== "IMG") return;
  element.setAttribute("loading", "lazy");
  const address = element.getAttribute("src");
  if (address !== null && /^\/(?!\/)/.test(address)) element.setAttribute("src", origin + address);
});

/** Handlers and style sheets: browsers report them as violations of the page's policy as soon as they are parsed. */
const REPORTED = {
  attribute: (name: string, source: string) => (name.startsWith("on") ? "" : source),
  elements: new Set(["style"]),
  comments: false,
};

/**
 * Sanitizes HTML by the allow-list; of HTML that is too large to parse only the text remains. Under Trusted Types the
 * result comes from the policy `dompurify`, which the Content-Security-Policy must allow. Runs twice, because a removed
 * tag can leave invalid nesting, such as a link in a link.
 */
export function purify(html: string, kind: HtmlKind, pictureOrigin: string): unknown {
  current = kind;
  origin = "";
  const parsed = htmlRefusalOf(html) === null ? trimMarkup(html, REPORTED) : plainHtmlOf(html);
  const once = dompurify.sanitize(parsed, { ...RULES[kind], RETURN_TRUSTED_TYPE: false });
  // The allow-list knows pictures as they are written.
  origin = pictureOrigin;
  return dompurify.sanitize(once, { ...RULES[kind], RETURN_TRUSTED_TYPE: true });
}
