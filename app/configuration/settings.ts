import { readFileSync } from "node:fs";
import * as v from "valibot";
import { detectEnvironment } from "#core/configuration/detect-environment.ts";
import { isLoopbackHost } from "#core/configuration/is-loopback-host.ts";
import type { Environment, RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { completeDomains } from "#core/links/owned-domains.ts";
import { DEFAULT_CONFIGURATION } from "./default-configuration.ts";
import { runtimeConfigurationSchema } from "./runtime-configuration-schema.ts";

/** Where games, players and orders come from. */
export type PublisherSource =
  | { readonly kind: "embedded"; readonly databaseUrl: string | null; readonly dataDirectory: string }
  | { readonly kind: "remote"; readonly origin: string };

/** What an operator sets for one server process. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly metricsHost: string;
  /** Port of the metrics; `null` where nobody reads them. */
  readonly metricsPort: number | null;
  /** Bearer token that readers of the metrics must send; `null` if they need none. */
  readonly metricsToken: string | null;
  /** How long the process goes on taking requests once it is asked to end, in milliseconds. */
  readonly drainMs: number;
  readonly publisher: PublisherSource;
  /** Origin players use, e.g. `https://store.example.com`; `null` only where the store is for this machine alone. */
  readonly publicOrigin: string | null;
  /** Origins of launcher builds, whose pages may use the embedded publisher API. */
  readonly allowedOrigins: readonly string[];
  /** Believe the last `X-Forwarded-For` of a proxy in front. */
  readonly trustProxy: boolean;
  /** Address of a range API by which breached passwords are looked up; `null` where the list that ships decides alone. */
  readonly breachedPasswordsApi: string | null;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  readonly environment: Environment;
  readonly configuration: RuntimeConfiguration;
}

/** A setting that cannot be used; the message is one line for the operator. */
export class SettingsError extends Error {}

const webAddressSchema = v.pipe(
  v.string(),
  v.check((text) => text === "" || (/^https?:/i.test(text) && URL.canParse(text)), "must be an http(s) address"),
);
const webOriginsSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== "")),
  v.check(
    (origins) => origins.every((origin) => /^https?:/i.test(origin) && URL.canParse(origin)),
    "must be http(s) origins, with commas between them",
  ),
  v.transform((origins) => origins.map((origin) => new URL(origin).origin)),
);
const filledText = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
const optionalText = v.optional(v.pipe(v.string(), v.trim()), "");
const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535, "must be at most 65535"),
);
const secondsSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, "must be a number of seconds"),
  v.transform(Number),
  v.maxValue(300, "must be at most 300 seconds"),
);
const BEARER_TOKEN_RULE = "must be letters, digits and - . _ ~ + / alone";
/** RFC 6750, section 2.1. */
const bearerTokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~+/-]+=*$/, BEARER_TOKEN_RULE));
const environmentSchema = v.object({
  HOST: v.optional(filledText, "127.0.0.1"),
  PORT: v.optional(portSchema, "3000"),
  METRICS_HOST: v.optional(filledText, "127.0.0.1"),
  METRICS_PORT: v.optional(v.union([v.literal(""), portSchema], "must be a port number"), ""),
  METRICS_TOKEN: v.optional(v.union([v.literal(""), bearerTokenSchema], BEARER_TOKEN_RULE), ""),
  DRAIN_SECONDS: v.optional(secondsSchema, "1"),
  DATA_DIR: v.optional(filledText, ".data"),
  DATABASE_URL: optionalText,
  PUBLISHER_API: v.optional(webAddressSchema, ""),
  PUBLIC_ORIGIN: v.optional(webAddressSchema, ""),
  ALLOWED_ORIGINS: v.optional(webOriginsSchema, ""),
  BREACHED_PASSWORDS_API: v.optional(webAddressSchema, ""),
  TRUST_PROXY: v.optional(v.picklist(["0", "1"], "must be 0 or 1"), "0"),
  LOG_LEVEL: v.optional(
    v.picklist(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent"),
    "info",
  ),
  ENV_NAME: v.optional(v.picklist(["sb", "op", "rc", "live", ""], "must be sb, op, rc or live"), ""),
  CONFIG_FILE: optionalText,
});

function readConfigurationFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new SettingsError(`CONFIG_FILE ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function configurationOf(overrides: unknown, environment: Environment): RuntimeConfiguration {
  if (typeof overrides !== "object" || overrides === null || Array.isArray(overrides)) {
    throw new SettingsError("CONFIG_FILE must hold a JSON object");
  }
  const parsed = v.safeParse(runtimeConfigurationSchema, {
    ...DEFAULT_CONFIGURATION,
    envName: environment,
    ...overrides,
  });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new SettingsError(`CONFIG_FILE: ${v.getDotPath(issue) ?? "configuration"}: ${issue.message}`);
  }
  return parsed.output;
}

/**
 * The address of the store can be left out only where it is the process's own: on loopback, with no proxy in front.
 * Otherwise every request could name another one.
 */
function requirePublicOrigin({ HOST, TRUST_PROXY }: { readonly HOST: string; readonly TRUST_PROXY: string }): void {
  const reason =
    TRUST_PROXY === "1"
      ? "TRUST_PROXY=1 says that players come through a proxy"
      : `HOST=${HOST} can be reached from other machines`;
  if (TRUST_PROXY === "0" && isLoopbackHost(HOST)) return;
  throw new SettingsError(
    `PUBLIC_ORIGIN is missing: ${reason}; set it to the address they use, e.g. PUBLIC_ORIGIN=https://store.example.com`,
  );
}

/**
 * Settings from environment variables; the README lists them. The environment is what `ENV_NAME` says, else `envName` of
 * `CONFIG_FILE`, else what the host of `PUBLIC_ORIGIN` is called. Without any of them only a process that this machine
 * alone can reach is left, which is a sandbox.
 * @throws {SettingsError} with one line naming the variable that is wrong
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = v.safeParse(environmentSchema, variables);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new SettingsError(`${v.getDotPath(issue) ?? "environment"}: ${issue.message}`);
  }
  const values = parsed.output;
  const publicOrigin = values.PUBLIC_ORIGIN === "" ? null : new URL(values.PUBLIC_ORIGIN).origin;
  if (publicOrigin === null) requirePublicOrigin(values);
  const hostOfPlayers = publicOrigin === null ? values.HOST : new URL(publicOrigin).hostname;
  const overrides = values.CONFIG_FILE === "" ? {} : readConfigurationFile(values.CONFIG_FILE);
  const configuration = configurationOf(overrides, detectEnvironment(hostOfPlayers));
  const environment = values.ENV_NAME === "" ? configuration.envName : values.ENV_NAME;
  return {
    host: values.HOST,
    port: values.PORT,
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT === "" ? null : values.METRICS_PORT,
    metricsToken: values.METRICS_TOKEN === "" ? null : values.METRICS_TOKEN,
    drainMs: values.DRAIN_SECONDS * 1_000,
    publisher:
      values.PUBLISHER_API === ""
        ? {
            kind: "embedded",
            databaseUrl: values.DATABASE_URL === "" ? null : values.DATABASE_URL,
            dataDirectory: values.DATA_DIR,
          }
        : { kind: "remote", origin: new URL(values.PUBLISHER_API).origin },
    publicOrigin,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY === "1",
    breachedPasswordsApi: values.BREACHED_PASSWORDS_API === "" ? null : values.BREACHED_PASSWORDS_API,
    logLevel: values.LOG_LEVEL,
    environment,
    configuration: completeDomains({ ...configuration, envName: environment }, publicOrigin),
  };
}
