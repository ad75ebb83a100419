import { cleanHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { describeHtmlSanitizer } from "./html-sanitizer.contract.ts";

describeHtmlSanitizer("sanitizer of the server", () => ({
  load: () => Promise.resolve(),
  sanitize: (html, kind) => ({ html: cleanHtml(html, kind) }),
  show: (html, kind) => ({ html: cleanHtml(html, kind) }),
}));
