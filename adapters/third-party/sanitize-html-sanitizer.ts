import sanitizeHtml from "sanitize-html";
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
import { LINK_RELATION } from "#core/links/link-relation.ts";

const rulesOf = (kind: HtmlKind, pictureOrigin: string): sanitizeHtml.IOptions => ({
  allowedTags: [...ALLOWED_TAGS[kind]],
  allowedAttributes: { "*": [...ALLOWED_ATTRIBUTE_NAMES[kind]], a: ["rel"], img: ["loading"] },
  allowedSchemes: ["http", "https"],
  nonTextTags: [...TAGS_DROPPED_WITH_CONTENT],
  exclusiveFilter: ({ tag, attribs }) => isEmptyPicture(tag, attribs.src),
  transformTags: {
    "*": (tagName, attributes) => {
      const attribs = Object.fromEntries(
        Object.entries(attributes)
          .map(([name, value]) => [name, value.trim()] as const)
          .filter(([name, value]) => isAllowedAttribute(kind, tagName, name, value)),
      );
      if ("href" in attribs) attribs.rel = LINK_RELATION;
      if (tagName === "img") {
        attribs.loading = "lazy";
        if (attribs.src !== undefined && /^\/(?!\/)/.test(attribs.src)) attribs.src = pictureOrigin + attribs.src;
      }
      return { tagName, attribs };
    },
  },
});

const RULES: Readonly<Record<HtmlKind, sanitizeHtml.IOptions>> = {
  text: rulesOf("text", ""),
  article: rulesOf("article", ""),
};

/**
 * Applies the allow-list and serialises like browsers. Other tags are removed, their text is kept. Runs twice, because
 * a removed tag can leave invalid nesting, such as a link in a link. Of HTML that is too large to parse only the text
 * is kept. `pictureOrigin` is the origin of pictures without a host; empty for the page's own.
 */
export function cleanHtml(html: string, kind: HtmlKind = "text", pictureOrigin = ""): string {
  const rules = RULES[kind];
  // The allow-list knows pictures as they are written.
  const lastRules = pictureOrigin === "" ? rules : rulesOf(kind, pictureOrigin);
  const parsed = htmlRefusalOf(html) === null ? html : plainHtmlOf(html);
  return writeLikeBrowsers(sanitizeHtml(sanitizeHtml(readLikeBrowsers(parsed), rules), lastRules));
}

/** Parsers of browsers drop NUL and know only one kind of line break. */
const readLikeBrowsers = (html: string): string => html.replaceAll("\0", "").replace(/\r\n?/g, "\n");

/** In sanitized text every `<` and `>` outside allowed tags is escaped, so these replacements only affect markup. */
const writeLikeBrowsers = (html: string): string => html.replaceAll(" />", ">").replaceAll("\u00a0", "&nbsp;");

const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** Plain text of sanitized HTML, with a space between blocks; it must be escaped where it is shown. */
export function textOfHtml(html: string): string {
  const spaced = readLikeBrowsers(html).replaceAll(/<(\/(p|li|h\d|blockquote|tr|th|td|summary|div)|br)\b/gi, " $&");
  const words = sanitizeHtml(spaced, { allowedTags: [], nonTextTags: [...TAGS_DROPPED_WITH_CONTENT] });
  return words.replaceAll(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
