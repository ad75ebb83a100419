import {
  CallRefusal,
  type FieldError,
  invalidInput,
  overLimit,
} from "#adapters/reference-backend/http/call-refusal.ts";
import type { BackendWork, Sender } from "#adapters/reference-backend/work.ts";
import { MAX_IMAGES } from "#core/community/constants.ts";
import { htmlRefusalOf, MAX_HTML_DEPTH, MAX_HTML_LENGTH, MAX_HTML_TAGS } from "#core/html/html-bounds.ts";
import { type ArticleInput, type ArticleText, type CheckedArticle, imageIdsOf } from "./article-text.ts";

/** Title and body as stored, and the text of the body; 400 with the errors if they are invalid. */
export async function readArticle(
  work: BackendWork,
  sender: Sender,
  input: ArticleInput,
): Promise<{ readonly written: ArticleText; readonly text: string }> {
  requireParsable(input.body);
  const { written, title, body, text } = await work.checkArticle(input, sender);
  // Cleaning adds attributes and blocks, so the result must be parsable too.
  requireParsable(written.body);
  const images = imageIdsOf(written.body);
  const errors: FieldError[] = [];
  if (title.refusal !== null) errors.push(wrongLength("body.title", title));
  if (body.refusal === "too_long" || (body.refusal === "too_short" && images.length === 0)) {
    errors.push(wrongLength("body.body", body));
  }
  if (`${written.title}${written.body}`.includes("\0")) errors.push({ field: "body", message: "It holds U+0000." });
  if (errors.length > 0) throw invalidInput(...errors);
  if (images.length > MAX_IMAGES) throw overLimit("body.body", "too_many_images", MAX_IMAGES);
  return { written, text };
}

/** Refuses HTML that is too large to be parsed: 400 with the reason `too_complex`. */
export function requireParsable(html: string): void {
  const refusal = htmlRefusalOf(html);
  if (refusal === null) return;
  const bounds = `${MAX_HTML_LENGTH} characters, ${MAX_HTML_TAGS} tags and ${MAX_HTML_DEPTH} levels at most.`;
  const fields: readonly FieldError[] = [{ field: "body.body", message: `${refusal}: ${bounds}` }];
  const details = { fields, reason: "too_complex" };
  throw new CallRefusal(400, "INVALID_INPUT", "The request is not valid.", { details });
}

function wrongLength(field: string, check: CheckedArticle["title"]): FieldError {
  return { field, message: `${check.refusal}: ${check.min} to ${check.max} signs, not ${check.count}.` };
}
