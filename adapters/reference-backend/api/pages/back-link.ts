import { MARK_ADDRESS } from "#adapters/reference-backend/domain/media/mark.ts";
import { html, type SafeMarkup } from "./html.ts";

/** The way out of a page, beside the mark of the store. */
export const backLink = (address: string, text: SafeMarkup | string): SafeMarkup =>
  html`<a class="back" href="${address}"><img src="${MARK_ADDRESS}" width="28" height="28" alt="">${text}</a>`;
