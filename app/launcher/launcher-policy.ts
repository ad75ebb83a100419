import { originDirectives } from "#app/configuration/policy-origins.ts";
import { TRUSTED_TYPES_POLICIES } from "#app/configuration/trusted-types.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

/** Policy in the document of a launcher build from its first byte: only scripts of the bundle. */
export const BUNDLE_POLICY = [
  "script-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICIES}`,
].join("; ");

/**
 * Policy that is added once the configuration is known: it allows the publisher's origins. Both policies apply from
 * then on. `nonce` is that of library styles.
 */
export function launcherPolicy(
  configuration: Pick<RuntimeConfiguration, "services" | "wstaticDomain" | "mediaOrigins" | "errorReportingDsn">,
  nonce: string,
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "form-action 'none'",
    ...originDirectives(configuration),
  ].join("; ");
}

/** Adds a policy to the document; it holds even when its element is gone. */
export function addPolicy(document: Document, policy: string): void {
  const element = document.createElement("meta");
  element.httpEquiv = "Content-Security-Policy";
  element.content = policy;
  document.head.append(element);
}
