import { TRUSTED_TYPES_POLICIES } from "#app/configuration/trusted-types.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { VIDEO_FRAME_ORIGIN } from "#core/links/video-frame.ts";

/**
 * Content security policy of a page (no `unsafe-*` for scripts, Trusted Types enforced). `style=""` attributes are allowed:
 * server-rendered ones would be lost otherwise. The policy `foreign-script` lets in scripts whose hash is known, `page-keeper` the one worker of the site. Of the own
 * origin only the mini game lets itself be framed, and pages of developers, by one another. `foreignOrigins` are those of the
 * scripts of other companies that the deployment has named, of its log collector and of its error reporting: without consent
 * nothing asks anything of those companies.
 */
export function pageContentSecurityPolicy(
  nonce: string,
  framedBy: "none" | "self" = "none",
  foreignOrigins: readonly string[] = [],
): string {
  const others = foreignOrigins.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${others}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src 'self' ${VIDEO_FRAME_ORIGIN}${others}`,
    `frame-ancestors '${framedBy}'`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES} foreign-script page-keeper`,
  ].join("; ");
}

/** Origins beside its own that a page may have to reach; see `pageContentSecurityPolicy`. */
export function foreignOriginsOf({
  adScripts,
  tagContainers,
  services,
  errorReportingDsn,
}: Pick<RuntimeConfiguration, "adScripts" | "tagContainers" | "services" | "errorReportingDsn">): readonly string[] {
  const addresses = [...adScripts, ...tagContainers, services.logCollector, errorReportingDsn];
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}

/** Headers every answer of the store carries, pages and files alike. */
export const COMMON_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "X-Frame-Options": "DENY",
};

/** In place of `X-Frame-Options` above, for a page that its own origin may show in a frame. */
export const FRAMED_BY_OWN_PAGES = "SAMEORIGIN";

/** Two years, with subdomains; sent only over https. */
export const STRICT_TRANSPORT_SECURITY = "max-age=63072000; includeSubDomains";
