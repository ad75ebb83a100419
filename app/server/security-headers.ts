import { formDirective, originDirectives } from "#app/configuration/policy-origins.ts";
import { TRUSTED_TYPES_POLICIES } from "#app/configuration/trusted-types.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

/** Pages that may show an answer in a frame: those of its own origin, or none. */
export type FramedBy = "self" | "none";

/**
 * Content security policy of a page (no `unsafe-*` for scripts, Trusted Types enforced). `style=""` attributes are
 * allowed because server-rendered pages use them. Scripts of the page may load further ones (`strict-dynamic`); Trusted
 * Types decide which: `foreign-script` allows the addresses of the configuration, `page-keeper` the one worker of the
 * site. Frames of the own origin: the mini game in store pages, and developer pages in each other. Other origins come
 * from the configuration: without consent the page requests nothing from other companies.
 */
export function pageContentSecurityPolicy(
  nonce: string,
  configuration: PolicyConfiguration,
  framedBy: FramedBy = "none",
): string {
  const { adScripts, tagContainers } = configuration;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ...originDirectives(configuration, [...adScripts, ...tagContainers]),
    formDirective(configuration),
    `frame-ancestors '${framedBy}'`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES} foreign-script page-keeper`,
  ].join("; ");
}

type PolicyConfiguration = Pick<
  RuntimeConfiguration,
  "services" | "wstaticDomain" | "mediaOrigins" | "errorReportingDsn" | "kakaoSDK" | "adScripts" | "tagContainers"
>;

/** Headers every answer of the store carries, pages and files alike. */
const COMMON_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "X-Frame-Options": "DENY",
};

const FRAME_ANCESTORS = "frame-ancestors";
/** Policy of answers that are no pages, such as data and files: opened by themselves they load nothing. */
const NO_PAGE_POLICY = `default-src 'none'; ${FRAME_ANCESTORS} 'none'`;
const JSON_TYPE = /^application\/(\w+\+)?json\b/;

/** Adds the headers of every response; existing ones stay. */
export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(COMMON_SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const policy = headers.get("Content-Security-Policy") ?? NO_PAGE_POLICY;
  const isFrameDecided = policy.includes(FRAME_ANCESTORS);
  headers.set("Content-Security-Policy", isFrameDecided ? policy : `${policy}; ${FRAME_ANCESTORS} 'none'`);
  // JSON can repeat input of the request; a file name of the attacker's choice must not be possible (reflected file
  // download).
  const isData = JSON_TYPE.test(headers.get("Content-Type") ?? "");
  if (isData && !headers.has("Content-Disposition")) {
    headers.set("Content-Disposition", 'inline; filename="answer.json"');
  }
}

/** Replaces `X-Frame-Options` above for a page that its own origin may frame. */
export const FRAMED_BY_OWN_PAGES = "SAMEORIGIN";

/** Two years, with subdomains; sent only over https. */
export const STRICT_TRANSPORT_SECURITY = "max-age=63072000; includeSubDomains";
