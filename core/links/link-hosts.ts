import { parseWebAddress } from "./parse-web-address.ts";

/** Levels of a link configuration that are looked through. */
const MAX_DEPTH = 8;

/** Hosts of all web addresses in a link configuration of the editors, at any depth. */
export function linkHostsOf(configuration: unknown): readonly string[] {
  return [...new Set(textsIn(configuration, MAX_DEPTH).flatMap((text) => parseWebAddress(text)?.host ?? []))];
}

function textsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth === 0) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth - 1));
}
