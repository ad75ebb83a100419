import { isPublisherPath, PUBLISHER_SERVICES, serviceOfPath } from "#adapters/wire/publisher-paths.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import type { RuntimeConfiguration, ServiceBases } from "#core/configuration/runtime-configuration.ts";
import { isRegistryDomain, sharedDomainOf } from "#core/links/shared-domain.ts";
import { isAbsolute } from "./publisher-addresses.ts";
import { BASE_NAMES, type ServicePort } from "./service-ports.ts";
import { SettingsError } from "./settings-error.ts";

/** Addresses that browsers would refuse to use from the pages of `publicOrigin`. */
function requireUsableAddresses(configuration: RuntimeConfiguration, publicOrigin: string | null): void {
  if (publicOrigin === null) return;
  const { protocol, hostname } = new URL(publicOrigin);
  const { services, wstaticDomain, cookieDomain, mediaOrigins } = configuration;
  const addresses = {
    wstaticDomain,
    ...Object.fromEntries(mediaOrigins.map((origin, at) => [`mediaOrigins.${at}`, origin])),
    ...Object.fromEntries(Object.entries(services).map(([name, base]) => [`services.${name}`, base])),
  };
  const insecure = Object.entries(addresses).find(([, address]) => address.startsWith("http:"));
  if (protocol === "https:" && insecure !== undefined) {
    throw new SettingsError(`CONFIG_FILE: ${insecure[0]}: must be https, as the store is`);
  }
  if (isRegistryDomain(cookieDomain)) {
    throw new SettingsError(
      `CONFIG_FILE: cookieDomain: must be a domain of your own; browsers keep no cookies for ${cookieDomain}`,
    );
  }
  if (cookieDomain !== "" && !isWithin(hostname, cookieDomain)) {
    throw new SettingsError(`CONFIG_FILE: cookieDomain: must be ${hostname} or a domain that it belongs to`);
  }
}

/** Whether a host belongs to a domain of cookies; none belongs to an empty one. */
export const isWithin = (hostname: string, domain: string): boolean =>
  `.${hostname}`.endsWith(`.${domain.replace(/^\./, "")}`);

/** Browsers send a player's session to services on other hosts only where all of them share a domain. */
function requireSharedSession(
  { purpleDomain, cookieDomain }: RuntimeConfiguration,
  ports: readonly ServicePort[],
): void {
  if (purpleDomain === "") {
    throw new SettingsError(
      "CONFIG_FILE: purpleDomain: must be the origin of the store, whose services this process serves",
    );
  }
  const hosts = [purpleDomain, ...ports.map(({ publicOrigin }) => publicOrigin)].map(
    (origin) => new URL(origin).hostname,
  );
  if (cookieDomain === "" && new Set(hosts).size > 1) {
    throw new SettingsError(
      `CONFIG_FILE: cookieDomain: must be the domain that ${[...new Set(hosts)].join(", ")} belong to`,
    );
  }
  const stranger = cookieDomain === "" ? undefined : hosts.find((host) => !isWithin(host, cookieDomain));
  if (stranger !== undefined) {
    throw new SettingsError(`CONFIG_FILE: cookieDomain: must be a domain that ${stranger} belongs to`);
  }
}

/** What follows the base of a service in its addresses; the others follow with `/api`. */
const PATHS_BELOW: Partial<Record<keyof ServiceBases, string>> = { logCollector: "/logd", payment: "", sso: "" };

/** First parts of paths that this process answers itself, or that operators expect its figures at. */
const OWN_PATHS: ReadonlySet<string> = new Set(["assets", "healthz", "readyz", "metrics"]);

/** Bases at the store's own origin must be paths that this process forwards to that service. */
function requireForwardedPaths({ basePath, services }: RuntimeConfiguration): void {
  if (isPublisherPath(basePath)) {
    throw new SettingsError(
      `CONFIG_FILE: basePath: must not be ${basePath}, where the publisher's ${serviceOfPath(basePath)} answers`,
    );
  }
  if (OWN_PATHS.has(basePath.split("/")[1] ?? "")) {
    throw new SettingsError(`CONFIG_FILE: basePath: must not be ${basePath}, where this process serves no pages`);
  }
  for (const service of PUBLISHER_SERVICES) {
    if (service === "static") continue;
    const name = BASE_NAMES[service];
    const base = services[name];
    if (isAbsolute(base) || serviceOfPath(base + (PATHS_BELOW[name] ?? "/api")) === service) continue;
    const path = DEFAULT_SERVICE_BASES[name] === "" ? "empty" : DEFAULT_SERVICE_BASES[name];
    throw new SettingsError(
      `CONFIG_FILE: services.${name}: must be ${path} or an http(s) address: this process forwards no other path to it`,
    );
  }
}

/** Two services at one address would receive each other's calls; Purple and the log collector share theirs by default. */
function requireOwnAddresses({ services }: RuntimeConfiguration): void {
  const names = Object.keys(services) as (keyof ServiceBases)[];
  for (const [at, name] of names.entries()) {
    const other = names
      .slice(0, at)
      .find((one) => services[one] === services[name] && DEFAULT_SERVICE_BASES[one] !== DEFAULT_SERVICE_BASES[name]);
    if (other === undefined) continue;
    throw new SettingsError(`CONFIG_FILE: services.${name}: must not be the address of services.${other}`);
  }
}

/** Services that players reach without their session: pages that they open, and the log. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set(["payment", "sso", "logCollector"]);

/** Browsers send a player's session only to services on the store's own site (`SameSite`). */
function requireSameSite({ services, cookieDomain }: RuntimeConfiguration, publicOrigin: string | null): void {
  if (publicOrigin === null) return;
  const { hostname } = new URL(publicOrigin);
  for (const [name, address] of Object.entries(services)) {
    if (!isAbsolute(address) || WITHOUT_SESSION.has(name)) continue;
    const host = new URL(address).hostname;
    const isOnSite = cookieDomain === "" ? sharedDomainOf([hostname, host]) !== "" : isWithin(host, cookieDomain);
    if (host === hostname || isOnSite) continue;
    throw new SettingsError(
      `CONFIG_FILE: services.${name}: ${host} must be on the site of ${hostname}, or players are not signed in there; ` +
        "where both belong to a short domain, name that as cookieDomain",
    );
  }
}

/** @throws {SettingsError} naming the first address with which a part of the store could not work */
export function requireWorkableAddresses(
  configuration: RuntimeConfiguration,
  publicOrigin: string | null,
  servicePorts: readonly ServicePort[],
): void {
  requireUsableAddresses(configuration, publicOrigin);
  requireForwardedPaths(configuration);
  requireOwnAddresses(configuration);
  if (servicePorts.length > 0) requireSharedSession(configuration, servicePorts);
  else requireSameSite(configuration, publicOrigin);
}
