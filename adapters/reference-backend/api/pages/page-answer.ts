import { randomBytes } from "node:crypto";
import { MARK_ADDRESS } from "#adapters/reference-backend/domain/media/mark.ts";
import { html, SafeMarkup } from "./html.ts";
import { PAGE_STYLES } from "./page-styles.ts";

export interface Page {
  readonly title: string;
  readonly locale: string;
  readonly theme: "light" | "dark";
  readonly body: SafeMarkup;
  readonly status?: number;
  readonly headers?: Headers;
  /** Origin beside its own that the answer to its form may lead to; browsers hold redirects to `form-action` too. */
  readonly formOrigin?: string | null;
}

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)(-|$)/;

/** A page of the publisher's own: no scripts at all, styles by nonce, forms to itself only, unless `formOrigin` says otherwise, in no frame. */
export function pageAnswer(page: Page): Response {
  const nonce = randomBytes(16).toString("base64");
  const direction = RIGHT_TO_LEFT.test(page.locale) ? "rtl" : "ltr";
  const document = html`<!doctype html>
<html lang="${page.locale}" dir="${direction}" data-theme="${page.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${page.theme}">
<title>${page.title}</title>
<link rel="icon" href="${MARK_ADDRESS}" type="image/svg+xml">
<style nonce="${nonce}">${new SafeMarkup(PAGE_STYLES)}</style>
</head>
<body>${page.body}</body>
</html>
`;
  const headers = new Headers(page.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  const formAction = page.formOrigin == null ? "'self'" : `'self' ${page.formOrigin}`;
  headers.set(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
  );
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  return new Response(document.text, { status: page.status ?? 200, headers });
}
