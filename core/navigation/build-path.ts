import { isParameterValue } from "./is-parameter-value.ts";
import { parameterNameOf, splitPattern } from "./parse-path.ts";
import { ROUTES, type RouteName, type RouteParameters } from "./route-map.ts";

/** Path of the not-found page (Spec §2). */
export const NOT_FOUND_PATH = "/not-found";

/**
 * Path of a route with parameters, without base path. Parameters that no path can carry (empty, reserved, only dots, or
 * a later one without the earlier) give the not-found page.
 */
export function buildPath<Name extends RouteName>(route: Name, parameters: RouteParameters<Name>): string {
  // Every parameter read off a pattern is a text or left out.
  const values = parameters as Readonly<Record<string, string | undefined>>;
  const segments: string[] = [];
  let leftOut = false;
  for (const segment of splitPattern(ROUTES[route].pattern)) {
    if (!segment.startsWith(":")) {
      segments.push(segment);
      leftOut = false;
      continue;
    }
    const name = parameterNameOf(segment);
    const value = values[name];
    if (value === undefined && segment.endsWith("?")) {
      leftOut = true;
      continue;
    }
    if (value === undefined || leftOut || !isParameterValue(name, value)) return NOT_FOUND_PATH;
    segments.push(encodeURIComponent(value));
  }
  return `/${segments.join("/")}`;
}
