import type { SanitizedHtml } from "#core/ports/html-sanitizer.ts";

/** Sanitised HTML as elements that belong to no page: nothing in them is fetched, and nothing runs. */
export function readHtml({ html }: SanitizedHtml): DocumentFragment {
  const template = document.createElement("template");
  // A `TrustedHTML` under Trusted Types, which the type of the property does not know.
  template.innerHTML = html as string;
  return template.content;
}
