import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { removeBasePath } from "#core/navigation/base-path.ts";
import { isSamePage, redirectOf } from "#core/navigation/redirect-of.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { parseVisitSearch } from "./root-search.ts";

/**
 * Leads on where an address leads elsewhere (Spec §2), for navigation inside the page: of documents the server
 * does so itself. Public addresses count, in which the launcher's root is not its store index.
 */
export function redirectInside({ ports, visit }: ScreenContext, { publicHref, search, hash }: ParsedLocation): void {
  const { basePath, envName: environment, network, region, gameCode } = ports.configuration;
  const path = publicHref.replace(/[?#].*$/s, "");
  const { shell, hasTestTools = false } = visit.get();
  const accessContext = { shell, environment, network, region, gameCode, hasTestTools };
  const inside = removeBasePath(path, basePath) ?? path;
  const target = redirectOf(inside, accessContext);
  if (target === null) return;
  if (isSamePage(inside, target)) throw redirect({ to: target, search, hash, replace: true });
  throw redirect({ to: target, search: { ...parseVisitSearch(search) }, replace: true });
}
