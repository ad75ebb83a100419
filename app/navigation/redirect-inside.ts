import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { VISIT_PARAMETERS } from "#app/configuration/visit-of.ts";
import { removeBasePath } from "#core/navigation/base-path.ts";
import { redirectOf } from "#core/navigation/redirect-of.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";

/**
 * Leads on where an address leads elsewhere (specification, section 2), for navigation inside the page: of documents the server
 * does so itself. Public addresses count, in which the launcher's root is not its store index.
 */
export function redirectInside({ ports, visit }: ScreenContext, { publicHref, search }: ParsedLocation): void {
  const { basePath, envName: environment, network, region, gameCode } = ports.configuration;
  const path = publicHref.replace(/[?#].*$/s, "");
  const surroundings = { shell: visit.get().shell, environment, network, region, gameCode };
  const target = redirectOf(removeBasePath(path, basePath) ?? path, surroundings);
  if (target === null) return;
  const given: Readonly<Record<string, unknown>> = search;
  const kept = Object.fromEntries(VISIT_PARAMETERS.flatMap((name) => (name in given ? [[name, given[name]]] : [])));
  throw redirect({ to: target, search: kept, replace: true });
}
