import { PUBLISHER_SERVICES, type PublisherService } from "#adapters/wire/publisher-paths.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import type { RuntimeConfiguration, ServiceBases } from "#core/configuration/runtime-configuration.ts";
import { foldCase } from "#core/texts/fold-code.ts";
import { isAbsolute } from "./publisher-addresses.ts";
import { SettingsError } from "./settings-error.ts";

/** A port at which a process serves some services of the publisher, and no pages of the store. */
export interface ServicePort {
  readonly port: number;
  /** Origin under which players' browsers know these services. */
  readonly publicOrigin: string;
  readonly services: ReadonlySet<PublisherService>;
}

/** Configuration field of a service's address; static files have a separate one. */
export const BASE_NAMES: Readonly<Record<Exclude<PublisherService, "static">, keyof ServiceBases>> = {
  purple: "purple",
  "content-admin": "contentAdmin",
  notifications: "notifications",
  community: "community",
  "static-board": "staticBoard",
  news: "news",
  story: "story",
  "log-collector": "logCollector",
  payment: "payment",
  "mini-game": "miniGame",
  sso: "sso",
};

/** A name without the differences between the spellings of `CONFIG_FILE` and `SERVICES`. */
export const foldName = (name: string): string => foldCase(name).replace(/[^a-z]/g, "");

const isService = (name: string): name is PublisherService => PUBLISHER_SERVICES.some((service) => service === name);

/** The services of a list such as `purple, payment:4002`, by port; without a port a service is at `defaultPort`. */
function readServices(list: string, defaultPort: number): ReadonlyMap<number, ReadonlySet<PublisherService>> {
  const ports = new Map<number, Set<PublisherService>>();
  for (const entry of list.split(/[\s,]+/).filter((part) => part !== "")) {
    const [, name = "", given = ""] = /^([^:]*)(?::(\d{1,5}))?$/.exec(entry) ?? [];
    const port = given === "" ? defaultPort : Number(given);
    if (!isService(name) || port > 65_535) {
      const meant = PUBLISHER_SERVICES.find((service) => foldName(service) === foldName(name));
      const advice = meant === undefined || meant === name ? "" : `; it is written ${meant}`;
      throw new SettingsError(
        `SERVICES: ${entry}: must be a service of ${PUBLISHER_SERVICES.join(", ")}, or such as news:4001${advice}`,
      );
    }
    ports.set(port, (ports.get(port) ?? new Set<PublisherService>()).add(name));
  }
  if (ports.size === 0) throw new SettingsError(`SERVICES: must name some of ${PUBLISHER_SERVICES.join(", ")}`);
  return ports;
}

/** Origin of a service by the configuration, which all processes of a publisher share. */
function originOf(service: PublisherService, configuration: RuntimeConfiguration): string {
  const field = service === "static" ? "wstaticDomain" : `services.${BASE_NAMES[service]}`;
  const address = service === "static" ? configuration.wstaticDomain : configuration.services[BASE_NAMES[service]];
  const path = service === "static" ? "" : DEFAULT_SERVICE_BASES[BASE_NAMES[service]];
  if (!isAbsolute(address)) {
    throw new SettingsError(
      `CONFIG_FILE: ${field}: must be the http(s) address of ${service}, which SERVICES makes this process serve`,
    );
  }
  const { origin, pathname } = new URL(address);
  // On live the address of the log collector is that of its one call.
  const paths = service === "log-collector" ? ["/", "/logd/log/send"] : [path === "" ? "/" : path];
  if (!paths.includes(pathname)) {
    throw new SettingsError(`CONFIG_FILE: ${field}: must be ${origin}${path}, where this process answers`);
  }
  return origin;
}

/** Services of a process and their ports. */
export function servicePortsOf(
  list: string,
  defaultPort: number,
  configuration: RuntimeConfiguration,
): readonly ServicePort[] {
  return [...readServices(list, defaultPort)].map(([port, services]) => {
    const origins = [...services].map((service) => ({ service, origin: originOf(service, configuration) }));
    const [first] = origins;
    const other = origins.find(({ origin }) => origin !== first?.origin);
    if (first === undefined || other !== undefined) {
      const names = `${first?.service} and ${other?.service}`;
      throw new SettingsError(`SERVICES: ${names} have different origins in CONFIG_FILE; give each a port of its own`);
    }
    return { port, publicOrigin: first.origin, services };
  });
}
