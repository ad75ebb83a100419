import type { ServiceBases } from "#core/configuration/runtime-configuration.ts";
import type { Call } from "../wire/call.ts";
import { DEFAULT_SERVICE_BASES } from "../wire/service-bases.ts";

export type Parameters = Readonly<Record<string, string>>;
/**
 * Values of a query. Absent values are left out: `undefined`, or `null`, which `undefined` becomes in a serialised
 * query.
 */
export type Query = Readonly<Record<string, string | null | undefined>>;

/**
 * Address of a call below the configured base of its service; `null` if a parameter cannot be part of an address:
 * empty, a dot segment (which every URL parser resolves to another path, escaped or not) or half a surrogate pair.
 */
export function buildAddress(call: Call, bases: ServiceBases, parameters: Parameters, query: Query): string | null {
  if (!Object.values(parameters).every(isAddressable)) return null;
  const service = call.base ?? "purple";
  const path = call.path
    .slice(DEFAULT_SERVICE_BASES[service].length)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, value);
  }
  const base = bases[service].replace(/\/+$/, "");
  return `${base}${path}${search.size > 0 ? `?${search}` : ""}`;
}

const isAddressable = (value: string): boolean => !/^\.{0,2}$|\p{Surrogate}/u.test(value);
