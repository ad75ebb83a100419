import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { Environment, RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
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
  /** Port of the metrics; `null` where nobody reads them. */
  readonly metricsPort: number | null;
  /** How long the process goes on taking requests once it is asked to end, in milliseconds. */
  readonly drainMs: number;
  readonly publisher: PublisherSource;
  /** Origin players use, e.g. `https://store.example.com`; `null` where each request's own is right. */
  readonly publicOrigin: string | null;
  /** Origins of launcher builds, whose pages may use the embedded publisher API. */
  readonly allowedOrigins: readonly string[];
  /** Believe `X-Forwarded-*` of a balancer in front. */
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
const environmentSchema = v.object({
  HOST: v.optional(filledText, "127.0.0.1"),
  PORT: v.optional(portSchema, "3000"),
  METRICS_PORT: v.optional(v.union([v.literal(""), portSchema], "must be a port number"), ""),
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

const LOOPBACK_HOST = /^(127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/;

/** Environment named by a host, e.g. `rc-store.example.com` (specification, section 9); live unless it says otherwise. */
function environmentOfHost(host: string): Environment {
  const named = /^(sb|op|rc)[-.]/.exec(host)?.[1];
  if (named === "sb" || named === "op" || named === "rc") return named;
  return LOOPBACK_HOST.test(host) ? "sb" : "live";
}

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
 * Settings from environment variables; the README lists them. A process is a test environment (`sb`) only where it can
 * be reached from this machine alone, unless `ENV_NAME` or the name of the host says so.
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
  const hostOfPlayers = publicOrigin === null ? values.HOST : new URL(publicOrigin).hostname;
  const overrides = values.CONFIG_FILE === "" ? {} : readConfigurationFile(values.CONFIG_FILE);
  const configuration = configurationOf(overrides, environmentOfHost(hostOfPlayers));
  const environment = values.ENV_NAME === "" ? configuration.envName : values.ENV_NAME;
  return {
    host: values.HOST,
    port: values.PORT,
    metricsPort: values.METRICS_PORT === "" ? null : values.METRICS_PORT,
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
    configuration: { ...configuration, envName: environment },
  };
}
