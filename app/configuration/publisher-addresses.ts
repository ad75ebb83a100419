import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import type { RuntimeConfiguration, ServiceBases } from "#core/configuration/runtime-configuration.ts";

export const isAbsolute = (address: string): boolean => /^https?:\/\//.test(address);

const withoutLastSlash = (address: unknown): unknown =>
  typeof address === "string" ? address.replace(/\/+$/, "") : address;

/**
 * Bases of the services, for the schema to check: those that a deployment does not name have their default paths, below
 * the Purple API if that has an origin of its own.
 */
export function completeServices(given: unknown): unknown {
  if (given === undefined) return DEFAULT_SERVICE_BASES;
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  const { purple } = Object.fromEntries(Object.entries(given).map(([name, base]) => [name, withoutLastSlash(base)]));
  const root = typeof purple === "string" && isAbsolute(purple) ? purple : "";
  const defaults = Object.entries(DEFAULT_SERVICE_BASES).map(([name, base]) => [name, root + base]);
  const named = Object.entries(given).map(([name, base]) => [name, withoutLastSlash(base)]);
  return Object.fromEntries([...defaults, ...named]);
}

/** Addresses that belong to the publisher: where its API has an origin of its own, paths are below that. */
const OF_PUBLISHER = ["loginUrl", "storeLoginUrl"] as const;

/** The configuration with each address written in one way, and those of the publisher at its own origin. */
export function resolvePublisherAddresses(configuration: RuntimeConfiguration): RuntimeConfiguration {
  const { purpleDomain, wstaticDomain, services } = configuration;
  const publisher = isAbsolute(services.purple) ? new URL(services.purple).origin : "";
  const ofPublisher = (address: string) => (address.startsWith("/") ? publisher + address : address);
  return {
    ...configuration,
    ...Object.fromEntries(OF_PUBLISHER.map((name) => [name, ofPublisher(configuration[name])])),
    purpleDomain: purpleDomain === "" ? "" : new URL(purpleDomain).origin,
    wstaticDomain: wstaticDomain === "" ? publisher : wstaticDomain.replace(/\/+$/, ""),
  };
}

/** Services that are at another origin than the store's own pages, by the names of the configuration. */
export function servicesElsewhere(
  services: ServiceBases,
  publicOrigin: string | null,
): readonly (keyof ServiceBases)[] {
  const names = Object.keys(services) as (keyof ServiceBases)[];
  return names.filter((name) => isAbsolute(services[name]) && new URL(services[name]).origin !== publicOrigin);
}
