import dompurify, { type Config } from "dompurify";
import { ALLOWED_TAGS, isAllowedAttribute, LINK_RELATION, TAGS_DROPPED_WITH_CONTENT } from "./allowed-html.ts";

const RULES: Config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ["href", "dir"],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: TAGS_DROPPED_WITH_CONTENT,
};

dompurify.removeAllHooks();
dompurify.addHook("uponSanitizeAttribute", (element, attribute) => {
  const { attrName, attrValue } = attribute;
  attribute.keepAttr = isAllowedAttribute(element.nodeName.toLowerCase(), attrName, attrValue);
});
dompurify.addHook("afterSanitizeAttributes", (element) => {
  if (element.hasAttribute("href")) element.setAttribute("rel", LINK_RELATION);
});

/**
 * HTML by the allow-list. Under Trusted Types the result comes from the policy `dompurify`, which the server's
 * Content-Security-Policy must allow. Cleaned twice, because a tag that goes can bring together what must not nest,
 * such as two links.
 */
export function purify(html: string): unknown {
  return dompurify.sanitize(dompurify.sanitize(html, { ...RULES, RETURN_TRUSTED_TYPE: false }), {
    ...RULES,
    RETURN_TRUSTED_TYPE: true,
  });
}
