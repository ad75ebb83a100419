import { type LinkTarget, resolveLinkTarget } from "#core/links/link-target.ts";
import { type Link, resolveLink } from "#core/links/resolve-link.policy.ts";
import type { Ports } from "#core/ports/index.ts";

/** Where a link of the editors leads; one that is refused leads nowhere and is logged with what it is of. */
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
