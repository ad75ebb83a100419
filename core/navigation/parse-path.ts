import { isParameterValue } from "./is-parameter-value.ts";
import { ROUTES, type RouteMatch, type RouteName } from "./route-map.ts";

type Parameters = Readonly<Record<string, string>>;

const PATTERNS = Object.entries(ROUTES).map(([route, { pattern }]) => ({
  route: route as RouteName,
  segments: splitPattern(pattern),
}));

/**
 * Route and parameters of a path without base path; `null` if the URL map has none. Ignores query and hash, and
 * tolerates one trailing slash.
 */
export function parsePath(path: string): RouteMatch | null {
  const segments = decodedSegmentsOf(path);
  if (segments === null) return null;
  for (const { route, segments: pattern } of PATTERNS) {
    const parameters = match(pattern, segments);
    // The parameters come from the route's pattern, from which the type `RouteMatch` is derived.
    if (parameters !== null) return { route, parameters } as RouteMatch;
  }
  return null;
}

/** Segments of a path as written, without query, hash and one slash at the end; an empty one means a doubled slash. */
export function splitPath(path: string): readonly string[] {
  const bare = path.replace(/[?#].*$/s, "");
  if (bare === "/" || bare === "") return [];
  return bare.replace(/^\//, "").replace(/\/$/, "").split("/");
}

/** Segments of a pattern of the URL map. */
export function splitPattern(pattern: string): readonly string[] {
  return pattern.split("/").filter((segment) => segment !== "");
}

function decodedSegmentsOf(path: string): readonly string[] | null {
  if (!path.startsWith("/")) return null;
  try {
    return splitPath(path).map(decodeURIComponent);
  } catch {
    // A broken percent sequence is in no address of the product.
    return null;
  }
}

function match(pattern: readonly string[], segments: readonly string[]): Parameters | null {
  const [head, ...patternRest] = pattern;
  if (head === undefined) return segments.length === 0 ? {} : null;
  const isOptional = head.endsWith("?");
  const taken = matchHead(head, patternRest, segments);
  if (taken !== null || !isOptional) return taken;
  return match(patternRest, segments);
}

function matchHead(head: string, patternRest: readonly string[], segments: readonly string[]): Parameters | null {
  const [segment, ...segmentsRest] = segments;
  if (segment === undefined) return null;
  if (!head.startsWith(":")) return segment === head ? match(patternRest, segmentsRest) : null;
  const name = parameterNameOf(head);
  if (!isParameterValue(name, segment)) return null;
  const rest = match(patternRest, segmentsRest);
  return rest === null ? null : { [name]: segment, ...rest };
}

/** `articleId` of `:articleId?`. */
export function parameterNameOf(segment: string): string {
  return segment.slice(1).replace(/\?$/, "");
}
