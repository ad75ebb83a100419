import { randomBytes } from "node:crypto";
import { MARK } from "#adapters/reference-backend/domain/media/mark.ts";
import { html, SafeMarkup } from "./html.ts";
import { PAGE_STYLES } from "./page-styles.ts";
import { directionOf } from "./page-voice.ts";

export interface Page {
  readonly title: string;
  readonly locale: string;
  readonly theme: "light" | "dark";
  readonly body: SafeMarkup;
  readonly status?: number;
  readonly headers?: Headers;
  /** Script that improves the page; without it everything still works. */
  readonly script?: string;
  /** Whether the script asks its own origin for something. */
  readonly connects?: boolean;
  /** Origin beside its own that the answer to its form may lead to; browsers hold redirects to `form-action` too. */
  readonly formOrigin?: string | null;
  /** Whether the address of the page contains a secret, which pages that it links to must not get as their referrer. */
  readonly hasSecretAddress?: boolean;
}

/** The icon of a page is part of it: a server in front of the publisher, which answers in its place, has no file of it. */
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

/** A page of the publisher's own: its one script, if any, and styles by nonce, forms to itself only, unless `formOrigin` is set, and never in a frame. */
export function pageAnswer(page: Page): Response {
  const nonce = randomBytes(16).toString("base64");
  const document = html`<!doctype html>
<html lang="${page.locale}" dir="${directionOf(page.locale)}" data-theme="${page.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${page.theme}">
<title>${page.title}</title>
<link rel="icon" href="${ICON}" type="image/svg+xml">
<style nonce="${nonce}">${new SafeMarkup(PAGE_STYLES)}</style>
</head>
<body>${page.body}${page.script === undefined ? null : html`<script nonce="${nonce}">${new SafeMarkup(page.script)}</script>`}</body>
</html>
`;
  const headers = new Headers(page.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  const formAction = page.formOrigin == null ? "'self'" : `'self' ${page.formOrigin}`;
  headers.set(
    "Content-Security-Policy",
    `default-src 'none'; ${page.script === undefined ? "" : `script-src 'nonce-${nonce}'; `}style-src 'nonce-${nonce}'; img-src 'self' data:; ${page.connects === true ? "connect-src 'self'; " : ""}form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
  );
  // Not "no-referrer": with it browsers send forms without an origin.
  headers.set("Referrer-Policy", page.hasSecretAddress === true ? "strict-origin" : "same-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  return new Response(document.text, { status: page.status ?? 200, headers });
}
