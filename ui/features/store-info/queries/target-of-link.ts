import { type LinkTarget, resolveLinkTarget } from "#core/links/link-target.ts";
import { type Link, resolveLink } from "#core/links/resolve-link.policy.ts";
import type { Ports } from "#core/ports/index.ts";

/** Target of an editors' link; a refused link has none and is logged with its source. */
export function targetOfLink(
  link: Link,
  of: Readonly<Record<string, string>>,
  { logger, configuration }: Pick<Ports, "logger" | "configuration">,
): LinkTarget | null {
  const decision = resolveLink(link, configuration.purpleDomain);
  if (decision.kind === "ignore") {
    logger.warn("a link was ignored", { ...of, kind: link.type, reason: decision.reason });
  }
  return resolveLinkTarget(decision);
}
