import { textOfHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { type StoredSearch, storedSearchOfArticle } from "./stored-search-text.ts";

/** Characters of a notice's body that can be searched. */
const SEARCHED_LENGTH = 2_000;

/** Stored search text of a notice in one language: title, summary and the first words of its body, which is HTML. */
export function storedSearchOfNotice({
  title,
  summary,
  body,
}: {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}): StoredSearch {
  return storedSearchOfArticle({ title, text: `${title} ${summary} ${textOfHtml(body).slice(0, SEARCHED_LENGTH)}` });
}
