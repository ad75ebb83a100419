import { createSanitizeHtmlSanitizer } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { describeHtmlSanitizer } from "./html-sanitizer.contract.ts";

describeHtmlSanitizer("sanitizer of the server", createSanitizeHtmlSanitizer);
