import * as v from "valibot";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import { runtimeConfigurationSchema } from "#app/configuration/runtime-configuration-schema.ts";
import { detectEnvironment } from "#core/configuration/detect-environment.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";

/** File beside the bundle with fields of the runtime configuration; `purpleDomain` is the one that it must have. */
export const CONFIGURATION_FILE = "configuration.json";

/** Addresses that belong to the publisher and not to the file server of the bundle. */
const OF_PUBLISHER = [
  "wstaticDomain",
  "loginUrl",
  "storeLoginUrl",
  "customerServiceUrl",
  "termsUrl",
  "privacyUrl",
] as const;

const publisherSchema = v.looseObject({
  purpleDomain: v.pipe(
    v.string(),
    v.check((text) => /^https?:\/\//.test(text) && URL.canParse(text), "the http(s) address of the publisher's store"),
  ),
});

/**
 * The runtime configuration of a launcher build. Where a field is left out, or names a path, it is below `purpleDomain`.
 * `bundle` is the address of the folder of the bundle: its path is the base path, and its host tells the environment.
 * @returns a line for customer service where it cannot be used
 */
export function readLauncherConfiguration(content: unknown, bundle: URL): Result<RuntimeConfiguration, string> {
  const publisher = v.safeParse(publisherSchema, content);
  if (!publisher.success) return fail(describe(publisher.issues[0]));
  const { origin } = new URL(publisher.output.purpleDomain);
  const parsed = v.safeParse(runtimeConfigurationSchema, {
    ...DEFAULT_CONFIGURATION,
    wstaticDomain: origin,
    envName: detectEnvironment(bundle.hostname),
    ...publisher.output,
    purpleDomain: origin,
  });
  if (!parsed.success) return fail(describe(parsed.issues[0]));
  const configuration = parsed.output;
  const ofPublisher = (address: string) => (address.startsWith("/") ? origin + address : address);
  return succeed({
    ...configuration,
    ...Object.fromEntries(OF_PUBLISHER.map((name) => [name, ofPublisher(configuration[name])])),
    services: servicesOf(configuration.services, origin),
    basePath: bundle.pathname.replace(/\/$/, "") || "/",
  });
}

/** The bases of the services, each an absolute address. */
function servicesOf(services: RuntimeConfiguration["services"], origin: string): RuntimeConfiguration["services"] {
  const absolute = Object.entries(services).map(([name, base]) => [name, /^https?:/.test(base) ? base : origin + base]);
  // Each name is that of the base it had.
  return Object.fromEntries(absolute) as RuntimeConfiguration["services"];
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? CONFIGURATION_FILE}: ${issue.message}`;
}
