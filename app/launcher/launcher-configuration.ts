import * as v from "valibot";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import { completeServices, isAbsolute } from "#app/configuration/publisher-addresses.ts";
import { runtimeConfigurationSchema } from "#app/configuration/runtime-configuration-schema.ts";
import { detectEnvironment } from "#core/configuration/detect-environment.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";

/** File beside the bundle with fields of the runtime configuration; `purpleDomain` is the one that it must have. */
export const CONFIGURATION_FILE = "configuration.json";

/** Addresses of the publisher's API, and of its store: none of them belongs to the file server of the bundle. */
const OF_PUBLISHER = ["loginUrl", "storeLoginUrl"] as const;
const OF_STORE = ["customerServiceUrl", "termsUrl", "privacyUrl"] as const;

const publisherSchema = v.looseObject({
  purpleDomain: v.pipe(
    v.string(),
    v.check((text) => /^https?:\/\//.test(text) && URL.canParse(text), "the http(s) address of the publisher's store"),
  ),
  services: v.optional(v.record(v.string(), v.unknown())),
});

/**
 * The runtime configuration of a launcher build. Where a field is left out, or names a path, it is below `purpleDomain`.
 * `bundle` is the address of the folder of the bundle: its path is the base path, and its host decides the environment.
 * @returns a line for customer service if it is invalid
 */
export function readLauncherConfiguration(content: unknown, bundle: URL): Result<RuntimeConfiguration, string> {
  const publisher = v.safeParse(publisherSchema, content);
  if (!publisher.success) return fail(describe(publisher.issues[0]));
  const { origin } = new URL(publisher.output.purpleDomain);
  const parsed = v.safeParse(runtimeConfigurationSchema, {
    ...DEFAULT_CONFIGURATION,
    envName: detectEnvironment(bundle.hostname),
    ...publisher.output,
    purpleDomain: origin,
    services: completeServices({ purple: origin, ...publisher.output.services }),
  });
  if (!parsed.success) return fail(describe(parsed.issues[0]));
  const configuration = parsed.output;
  const services = servicesOf(configuration.services, origin);
  const apiOrigin = new URL(services.purple).origin;
  const at = (base: string, names: readonly (typeof OF_PUBLISHER | typeof OF_STORE)[number][]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        configuration[name].startsWith("/") ? base + configuration[name] : configuration[name],
      ]),
    );
  return succeed({
    ...configuration,
    ...at(apiOrigin, OF_PUBLISHER),
    ...at(origin, OF_STORE),
    wstaticDomain: isAbsolute(configuration.wstaticDomain)
      ? configuration.wstaticDomain.replace(/\/+$/, "")
      : apiOrigin + configuration.wstaticDomain,
    services,
    basePath: bundle.pathname.replace(/\/$/, "") || "/",
  });
}

/** The bases of the services, each an absolute address. */
function servicesOf(services: RuntimeConfiguration["services"], origin: string): RuntimeConfiguration["services"] {
  const absolute = Object.entries(services).map(([name, base]) => [name, isAbsolute(base) ? base : origin + base]);
  // Each name is that of its former base.
  return Object.fromEntries(absolute) as RuntimeConfiguration["services"];
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? CONFIGURATION_FILE}: ${issue.message}`;
}
