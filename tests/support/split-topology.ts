import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PUBLISHER_SERVICES, type PublisherService } from "#adapters/wire/publisher-paths.ts";
import { type FaultyService, type ServiceFault, startFaultyService } from "./faulty-service.ts";
import { freePort } from "./free-port.ts";
import { type RunningStore, startStore } from "./start-store.ts";

const DOMAIN = "store.localhost";
const NAMES_OF_THIS_MACHINE = ["--import", fileURLToPath(new URL("./loopback-names.mjs", import.meta.url))];

/** Fields of the configuration that hold the addresses of services, with the path of each. */
const BASES: Readonly<Record<Exclude<PublisherService, "static">, readonly [field: string, path: string]>> = {
  purple: ["purple", ""],
  "content-admin": ["contentAdmin", "/content-admin"],
  notifications: ["notifications", "/notification"],
  community: ["community", "/community"],
  "static-board": ["staticBoard", "/static-board"],
  news: ["news", "/news"],
  story: ["story", "/story"],
  "log-collector": ["logCollector", ""],
  payment: ["payment", "/pay"],
  "mini-game": ["miniGame", "/mini-game"],
  sso: ["sso", "/sso"],
};

/** A store whose services are each at an origin of their own: other hosts of one site, and other ports. */
export interface SplitTopology {
  /** Origin of the store's pages. */
  readonly origin: string;
  readonly configuration: { readonly services: Readonly<Record<string, string>>; readonly wstaticDomain: string };
  originOf(service: PublisherService): string;
  /** Lets a service fail that is named in `faulty`, or work again. */
  fail(service: PublisherService, fault: ServiceFault): void;
  /** Output of the store. */
  output(): string;
  close(): Promise<void>;
}

interface SplitOptions {
  /** Settings that name the database of the services. */
  readonly database: Readonly<Record<string, string>>;
  /** Services of a process; those of one process share an embedded database. One process for all of them if absent. */
  readonly processes?: readonly (readonly PublisherService[])[];
  /** Services that can be made to fail. */
  readonly faulty?: readonly PublisherService[];
  /** Further fields of the configuration. */
  readonly configuration?: Readonly<Record<string, unknown>>;
  /** Origins beside the store's whose pages may use the services. */
  readonly allowedOrigins?: readonly string[];
}

export async function startSplitTopology(options: SplitOptions): Promise<SplitTopology> {
  const ports = new Map<string, number>();
  for (const name of ["www", ...PUBLISHER_SERVICES]) ports.set(name, await freePort());
  const faulty = new Map<PublisherService, FaultyService>();
  for (const name of options.faulty ?? []) faulty.set(name, await startFaultyService(ports.get(name) ?? 0));
  const publicPortOf = (name: string) => {
    const proxy = faulty.get(name as PublisherService);
    return proxy === undefined ? ports.get(name) : new URL(proxy.origin).port;
  };
  const originOf = (name: string) => `http://${name}.${DOMAIN}:${publicPortOf(name)}`;
  const services = Object.fromEntries(
    Object.entries(BASES).map(([service, [field, path]]) => [field, originOf(service) + path]),
  );
  const configuration = {
    purpleDomain: `${originOf("www")}/`,
    cookieDomain: DOMAIN,
    wstaticDomain: originOf("static"),
    services,
    ...options.configuration,
  };
  const folder = await mkdtemp(join(tmpdir(), "store-split-"));
  const CONFIG_FILE = join(folder, "configuration.json");
  await writeFile(CONFIG_FILE, JSON.stringify(configuration));

  const startServices = async (names: readonly PublisherService[]): Promise<RunningStore> => {
    const SERVICES = names.map((name) => `${name}:${ports.get(name)}`).join(",");
    const ALLOWED_ORIGINS = (options.allowedOrigins ?? []).join(",");
    const settings = { ...options.database, CONFIG_FILE, SERVICES, ALLOWED_ORIGINS, LOG_LEVEL: "warn" };
    return startStore(settings, ["--liftoff-only", ...NAMES_OF_THIS_MACHINE]);
  };
  // Each process that is started here listens for the end of this one.
  process.setMaxListeners(PUBLISHER_SERVICES.length + process.getMaxListeners());
  const processes = options.processes ?? [PUBLISHER_SERVICES];
  // The first of them prepares the database.
  const running: RunningStore[] = [];
  for (const names of processes) running.push(await startServices(names));
  const store = await startStore({ CONFIG_FILE, PORT: String(ports.get("www")), LOG_LEVEL: "warn" }, [
    "--liftoff-only",
    ...NAMES_OF_THIS_MACHINE,
  ]);
  return {
    origin: originOf("www"),
    configuration,
    originOf,
    fail: (service, fault) => {
      const proxy = faulty.get(service);
      if (proxy === undefined) throw new Error(`${service} cannot be made to fail`);
      proxy.fail(fault);
    },
    output: () => [store, ...running].map((each) => each.output()).join("\n"),
    async close() {
      await store.stop();
      await Promise.all(running.map((each) => each.stop()));
      await Promise.all([...faulty.values()].map((each) => each.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
