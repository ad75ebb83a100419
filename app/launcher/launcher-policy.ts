import { TRUSTED_TYPES_POLICIES } from "#app/configuration/trusted-types.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { VIDEO_FRAME_ORIGIN } from "#core/links/video-frame.ts";

/** Policy that stands in the document of a launcher build from its first byte: scripts of the bundle and nothing else. */
export const BUNDLE_POLICY = [
  "script-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICIES}`,
].join("; ");

/**
 * Policy that is added once the configuration is known: what else the page may reach are the publisher's origins. Both hold from
 * then on. `nonce` is that of the styles of libraries.
 */
export function launcherPolicy(
  {
    services,
    wstaticDomain,
    purpleDomain,
    errorReportingDsn,
  }: Pick<RuntimeConfiguration, "services" | "wstaticDomain" | "purpleDomain" | "errorReportingDsn">,
  nonce: string,
): string {
  const originsOf = (addresses: readonly string[]) => [...new Set(addresses.map((address) => new URL(address).origin))];
  const reported = errorReportingDsn === "" ? [] : [errorReportingDsn];
  const called = originsOf([...Object.values(services), ...reported]).join(" ");
  const shown = originsOf([
    purpleDomain,
    services.purple,
    services.community,
    ...(wstaticDomain === "" ? [] : [wstaticDomain]),
  ]).join(" ");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${shown}`,
    `media-src 'self' ${shown}`,
    "font-src 'self'",
    `connect-src 'self' ${called}`,
    "form-action 'none'",
    `frame-src ${originsOf([purpleDomain, services.purple]).join(" ")} ${VIDEO_FRAME_ORIGIN}`,
  ].join("; ");
}

/** Adds a policy to the document; it holds even when its element is gone. */
export function addPolicy(document: Document, policy: string): void {
  const element = document.createElement("meta");
  element.httpEquiv = "Content-Security-Policy";
  element.content = policy;
  document.head.append(element);
}
