import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { emailProblem } from "#core/account/email.ts";
import { detectEnvironment } from "#core/configuration/detect-environment.ts";
import { isLoopbackHost } from "#core/configuration/is-loopback-host.ts";
import type { Environment, RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { completeDomains } from "#core/links/owned-domains.ts";
import { sharedDomainOf } from "#core/links/shared-domain.ts";
import { isWithin, requireWorkableAddresses } from "./check-deployment.ts";
import { DEFAULT_CONFIGURATION, WITHOUT_DEFAULT_CONTENT } from "./default-configuration.ts";
import { completeServices, resolvePublisherAddresses, servicesElsewhere } from "./publisher-addresses.ts";
import { runtimeConfigurationSchema } from "./runtime-configuration-schema.ts";
import { foldName, type ServicePort, servicePortsOf } from "./service-ports.ts";
import { SettingsError } from "./settings-error.ts";

export { SettingsError };

/** Source of games, players and orders. */
export type PublisherSource =
  | {
      readonly kind: "embedded";
      readonly databaseUrl: string | null;
      readonly dataDirectory: string;
      /** Absolute path of the content folder; `null` for the default content. */
      readonly contentDirectory: string | null;
    }
  | { readonly kind: "remote"; readonly origin: string }
  /** Every service has an origin in the configuration: this process forwards nothing. */
  | { readonly kind: "elsewhere" };

/** Settings of one server process. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly metricsHost: string;
  /** Port of the metrics; `null` if they are disabled. */
  readonly metricsPort: number | null;
  /** Bearer token that readers of the metrics must send; `null` if they need none. */
  readonly metricsToken: string | null;
  /** Requests of one network, a rendered page as fifty; `null` if no network has a share. */
  readonly requestsPerMinute: number | null;
  /** Turns the test tools on in a browser; `null` on live, which has none. */
  readonly testToolsToken: string | null;
  /** Time in milliseconds in which the process still accepts requests after the shutdown signal. */
  readonly drainMs: number;
  readonly publisher: PublisherSource;
  /** Publisher services that this process serves instead of the store's pages; empty for a store. */
  readonly servicePorts: readonly ServicePort[];
  /** Origin that players use, e.g. `https://store.example.com`; `null` only if the store serves this machine alone. */
  readonly publicOrigin: string | null;
  /** Origins of launcher builds, whose pages may use the embedded publisher API. */
  readonly allowedOrigins: readonly string[];
  /** Believe the last `X-Forwarded-For` of a proxy in front. */
  readonly trustProxy: boolean;
  /** Address of a range API for breached passwords; `null` if only the included list is used. */
  readonly breachedPasswordsApi: string | null;
  /** Server that mails to players are sent by, and their sender; `null` if none are sent. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  readonly environment: Environment;
  readonly configuration: RuntimeConfiguration;
  /** One line for each setting that has no effect beside the others, or that contradicts another. */
  readonly warnings: readonly string[];
}

const webAddressSchema = v.pipe(
  v.string(),
  v.check((text) => text === "" || (/^https?:/i.test(text) && URL.canParse(text)), "must be an http(s) address"),
);
const isOrigin = (text: string): boolean => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { origin, href, hostname } = new URL(text);
  return href === `${origin}/` && !hostname.includes("*");
};
const webOriginSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => text === "" || isOrigin(text),
    "must be an origin such as https://store.example.com, without a path",
  ),
);
const smtpAddressSchema = v.pipe(
  v.string(),
  v.check(
    (text) => text === "" || isSmtpAddress(text),
    "must be an address such as smtps://user:password@mail.example.com",
  ),
);
const isSmtpAddress = (text: string): boolean =>
  /^smtps?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname !== "";
/** `store@example.com`, or `Purple Store <store@example.com>`. */
const senderSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => text === "" || emailProblem(/^[^<>\p{C}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text) === null,
    "must be an e-mail address, also as Name <address>",
  ),
);
const webOriginsSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== "")),
  v.check((origins) => origins.every(isOrigin), "must be http(s) origins without a path, with commas between them"),
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
const countSchema = v.pipe(v.string(), v.regex(/^\d{1,7}$/, "must be a number from 0 to 9999999"), v.transform(Number));
const BEARER_TOKEN_RULE = "must be letters, digits and - . _ ~ + / alone";
/** RFC 6750, section 2.1. */
const bearerTokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~+/-]+=*$/, BEARER_TOKEN_RULE));
const TEST_TOOLS_TOKEN_RULE = "must be at least 16 letters, digits, - and _";
const testToolsTokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,}$/, TEST_TOOLS_TOKEN_RULE));
const DEFAULT_METRICS_HOST = "127.0.0.1";
const DEFAULT_DATA_DIR = ".data";
const environmentSchema = v.object({
  HOST: v.optional(filledText, "127.0.0.1"),
  PORT: v.optional(portSchema, "3000"),
  METRICS_HOST: v.optional(filledText, DEFAULT_METRICS_HOST),
  METRICS_PORT: v.optional(v.union([v.literal(""), portSchema], "must be a port number"), ""),
  METRICS_TOKEN: v.optional(v.union([v.literal(""), bearerTokenSchema], BEARER_TOKEN_RULE), ""),
  TEST_TOOLS_TOKEN: v.optional(v.union([v.literal(""), testToolsTokenSchema], TEST_TOOLS_TOKEN_RULE), ""),
  DRAIN_SECONDS: v.optional(secondsSchema, "1"),
  REQUESTS_PER_MINUTE: v.optional(countSchema, "60000"),
  DATA_DIR: v.optional(filledText, DEFAULT_DATA_DIR),
  DATABASE_URL: optionalText,
  CONTENT_DIR: optionalText,
  PUBLISHER_API: v.optional(webOriginSchema, ""),
  SERVICES: optionalText,
  PUBLIC_ORIGIN: v.optional(webOriginSchema, ""),
  ALLOWED_ORIGINS: v.optional(webOriginsSchema, ""),
  BREACHED_PASSWORDS_API: v.optional(webAddressSchema, ""),
  SMTP_URL: v.optional(smtpAddressSchema, ""),
  MAIL_FROM: v.optional(senderSchema, ""),
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
    // Of a fault in JSON, Node quotes what stands around it, line breaks included.
    const reason = String(error instanceof Error ? error.message : error).replace(/\s+/g, " ");
    throw new SettingsError(`CONFIG_FILE ${path} cannot be read: ${reason}`);
  }
}

/** What is wrong with a field; of one that does not exist, which one may be meant. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== "schema" || issue.expected !== "never") return issue.message;
  const path = (v.getDotPath(issue) ?? "").split(".");
  const name = path.pop() ?? "";
  const fields = path.reduce<unknown>(
    (parent, key) => (parent as Record<string, unknown> | undefined)?.[key],
    DEFAULT_CONFIGURATION,
  );
  const meant = Object.keys(fields ?? {}).find((field) => foldName(field) === foldName(name));
  return meant === undefined ? "there is no such field" : `there is no such field; it is written ${meant}`;
}

function configurationOf(
  overrides: unknown,
  environment: Environment,
  publicOrigin: string | null,
  defaults: RuntimeConfiguration,
): RuntimeConfiguration {
  if (typeof overrides !== "object" || overrides === null || Array.isArray(overrides)) {
    throw new SettingsError("CONFIG_FILE must hold a JSON object");
  }
  const parsed = v.safeParse(runtimeConfigurationSchema, {
    ...defaults,
    envName: environment,
    ...overrides,
    services: completeServices("services" in overrides ? overrides.services : undefined),
  });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new SettingsError(`CONFIG_FILE: ${v.getDotPath(issue) ?? "configuration"}: ${describeIssue(issue)}`);
  }
  const configuration = resolvePublisherAddresses(parsed.output);
  return "cookieDomain" in overrides
    ? configuration
    : { ...configuration, cookieDomain: defaultCookieDomain(configuration, publicOrigin) };
}

/** The domain that the store shares with services on hosts of their own; empty if there are none. */
function defaultCookieDomain({ services, purpleDomain }: RuntimeConfiguration, publicOrigin: string | null): string {
  const origins = [publicOrigin ?? purpleDomain, ...Object.values(services)].filter((address) => URL.canParse(address));
  return sharedDomainOf(origins.map((address) => new URL(address).hostname));
}

/**
 * `PUBLIC_ORIGIN` is optional only on loopback without a proxy, where the process knows its address. Otherwise every
 * request could name another one.
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

type EnvironmentValues = v.InferOutput<typeof environmentSchema>;

/** Mails need a sender beside their server. */
function mailOf({ SMTP_URL, MAIL_FROM }: EnvironmentValues): Settings["mail"] {
  if (SMTP_URL === "" && MAIL_FROM !== "") {
    throw new SettingsError("SMTP_URL is missing: without it no mails are sent from MAIL_FROM");
  }
  if (SMTP_URL === "") return null;
  if (MAIL_FROM === "") throw new SettingsError("MAIL_FROM is missing: SMTP_URL needs the sender of the mails");
  return { smtpUrl: SMTP_URL, from: MAIL_FROM };
}

/** Whether `CONFIG_FILE` names a field. */
const names = (overrides: unknown, field: string): boolean =>
  typeof overrides === "object" && overrides !== null && field in overrides;

/** The companies that run the store. That of the defaults is made up: a live store names it only if it is configured. */
function operatorsOf(
  { operators }: RuntimeConfiguration,
  overrides: unknown,
  environment: Environment,
): RuntimeConfiguration["operators"] {
  return environment === "live" && !names(overrides, "operators") ? {} : operators;
}

/** Bytes of a random token of the test tools. */
const TEST_TOOLS_TOKEN_BYTES = 24;

/** The token that is set, or a random one that ends with the process; none on live. */
function testToolsTokenOf({ TEST_TOOLS_TOKEN }: EnvironmentValues, environment: Environment): string | null {
  if (environment === "live") return null;
  return TEST_TOOLS_TOKEN === "" ? randomBytes(TEST_TOOLS_TOKEN_BYTES).toString("base64url") : TEST_TOOLS_TOKEN;
}

const isWildcard = (host: string): boolean => ["0.0.0.0", "::", "[::]"].includes(host);

/** Whether an address leads to this process: directly, or by the host of the store, in whichever scheme a proxy takes it. */
function isOwnAddress(
  { protocol, host, hostname, port }: URL,
  { HOST, PORT }: Pick<EnvironmentValues, "HOST" | "PORT">,
  publicOrigin: string | null,
): boolean {
  if (publicOrigin !== null && host === new URL(publicOrigin).host) return true;
  const isOwnPort = Number(port || (protocol === "https:" ? 443 : 80)) === PORT;
  const isThisMachine = isLoopbackHost(hostname) || isWildcard(hostname);
  return isOwnPort && (hostname === HOST || (isThisMachine && (isLoopbackHost(HOST) || isWildcard(HOST))));
}

/** Settings of the embedded backend, which have no effect on servers of the publisher. */
const BACKEND_SETTINGS = [
  ...(["DATABASE_URL", "CONTENT_DIR", "ALLOWED_ORIGINS"] as const),
  ...(["SMTP_URL", "MAIL_FROM", "BREACHED_PASSWORDS_API"] as const),
];

function requireNoBackend(values: EnvironmentValues): void {
  const name = BACKEND_SETTINGS.find((one) => values[one].length > 0);
  if (name === undefined) return;
  throw new SettingsError(
    `${name}: must be empty, as it configures the reference backend, which the publisher's servers replace`,
  );
}

/** Target of the calls to services without an address of their own in the configuration. */
function publisherOf(
  values: EnvironmentValues,
  { services }: RuntimeConfiguration,
  publicOrigin: string | null,
): PublisherSource {
  const { HOST, PORT, PUBLISHER_API, SERVICES, DATABASE_URL, DATA_DIR, CONTENT_DIR } = values;
  const isElsewhere = servicesElsewhere(services, publicOrigin).length === Object.keys(services).length;
  if (PUBLISHER_API !== "" && SERVICES !== "") {
    throw new SettingsError("PUBLISHER_API: must be empty beside SERVICES, which serve a database of their own");
  }
  if (PUBLISHER_API !== "" && isElsewhere) {
    throw new SettingsError("PUBLISHER_API: must be empty, as CONFIG_FILE names another address for each service");
  }
  if (SERVICES === "" && (PUBLISHER_API !== "" || isElsewhere)) requireNoBackend(values);
  if (PUBLISHER_API !== "") {
    if (isOwnAddress(new URL(PUBLISHER_API), { HOST, PORT }, publicOrigin)) {
      throw new SettingsError("PUBLISHER_API: must not be the address of this store itself");
    }
    return { kind: "remote", origin: new URL(PUBLISHER_API).origin };
  }
  if (isElsewhere && SERVICES === "") return { kind: "elsewhere" };
  return {
    kind: "embedded",
    databaseUrl: DATABASE_URL === "" ? null : DATABASE_URL,
    dataDirectory: DATA_DIR,
    contentDirectory: CONTENT_DIR === "" ? null : resolve(CONTENT_DIR),
  };
}

/** What an operator has set without effect, or against another setting. */
function warningsOf(
  values: EnvironmentValues,
  { environment, publisher, publicOrigin }: Pick<Settings, "environment" | "publisher" | "publicOrigin">,
  { envName, purpleDomain, cookieDomain }: RuntimeConfiguration,
  overrides: unknown,
): readonly string[] {
  const { ENV_NAME, METRICS_HOST, METRICS_PORT, METRICS_TOKEN, TEST_TOOLS_TOKEN, DATA_DIR } = values;
  const hasFolder = publisher.kind === "embedded" && publisher.databaseUrl === null;
  const hosts = [publicOrigin, purpleDomain].flatMap((origin) => (origin ? [new URL(origin).hostname] : []));
  const isOnOneSite =
    new Set(hosts).size < 2 || sharedDomainOf(hosts) !== "" || hosts.every((host) => isWithin(host, cookieDomain));
  const rules: readonly (readonly [applies: boolean, line: string])[] = [
    [environment === "live" && TEST_TOOLS_TOKEN !== "", "TEST_TOOLS_TOKEN has no effect: live has no test tools"],
    [METRICS_PORT === "" && METRICS_TOKEN !== "", "METRICS_TOKEN has no effect without METRICS_PORT"],
    [METRICS_PORT === "" && METRICS_HOST !== DEFAULT_METRICS_HOST, "METRICS_HOST has no effect without METRICS_PORT"],
    [!hasFolder && DATA_DIR !== DEFAULT_DATA_DIR, "DATA_DIR has no effect: this process opens no embedded database"],
    [
      ENV_NAME !== "" && ENV_NAME !== envName && names(overrides, "envName"),
      `ENV_NAME=${ENV_NAME} replaces envName of CONFIG_FILE, which is ${envName}`,
    ],
    [
      !isOnOneSite,
      `CONFIG_FILE: purpleDomain is on another site than PUBLIC_ORIGIN: search engines and sign-in pages lead to ${purpleDomain}`,
    ],
  ];
  return rules.flatMap(([applies, line]) => (applies ? [line] : []));
}

/**
 * Settings from environment variables, which the root README lists. The environment is `ENV_NAME`, else `envName` of
 * `CONFIG_FILE`, else it follows the host of `PUBLIC_ORIGIN`. Without any of them only a process on loopback starts,
 * which is a sandbox.
 *
 * @throws {SettingsError} with one line naming the invalid variable
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = v.safeParse(environmentSchema, variables);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new SettingsError(`${v.getDotPath(issue) ?? "environment"}: ${issue.message}`);
  }
  const values = parsed.output;
  const overrides = values.CONFIG_FILE === "" ? {} : readConfigurationFile(values.CONFIG_FILE);
  const servesServices = values.SERVICES !== "";
  const givenOrigin = values.PUBLIC_ORIGIN === "" ? null : new URL(values.PUBLIC_ORIGIN).origin;
  // A process of services has an origin a port, by the configuration.
  if (givenOrigin === null && !servesServices) requirePublicOrigin(values);
  const hostOfPlayers = givenOrigin === null ? values.HOST : new URL(givenOrigin).hostname;
  const defaults =
    values.CONTENT_DIR === "" ? DEFAULT_CONFIGURATION : { ...DEFAULT_CONFIGURATION, ...WITHOUT_DEFAULT_CONTENT };
  const named = configurationOf(overrides, detectEnvironment(hostOfPlayers), givenOrigin, defaults);
  const publicOrigin = servesServices && named.purpleDomain !== "" ? named.purpleDomain : givenOrigin;
  const configuration = servesServices
    ? configurationOf(
        overrides,
        detectEnvironment(publicOrigin === null ? values.HOST : new URL(publicOrigin).hostname),
        publicOrigin,
        defaults,
      )
    : named;
  const servicePorts = servesServices ? servicePortsOf(values.SERVICES, values.PORT, configuration) : [];
  requireWorkableAddresses(configuration, publicOrigin, servicePorts);
  const environment = values.ENV_NAME === "" ? configuration.envName : values.ENV_NAME;
  const publisher = publisherOf(values, configuration, publicOrigin);
  return {
    host: values.HOST,
    port: values.PORT,
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT === "" ? null : values.METRICS_PORT,
    metricsToken: values.METRICS_TOKEN === "" ? null : values.METRICS_TOKEN,
    requestsPerMinute: values.REQUESTS_PER_MINUTE === 0 ? null : values.REQUESTS_PER_MINUTE,
    testToolsToken: testToolsTokenOf(values, environment),
    drainMs: values.DRAIN_SECONDS * 1_000,
    publisher,
    servicePorts,
    publicOrigin,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY === "1",
    breachedPasswordsApi: values.BREACHED_PASSWORDS_API === "" ? null : values.BREACHED_PASSWORDS_API,
    mail: mailOf(values),
    logLevel: values.LOG_LEVEL,
    environment,
    configuration: completeDomains(
      { ...configuration, envName: environment, operators: operatorsOf(configuration, overrides, environment) },
      publicOrigin,
    ),
    warnings: warningsOf(values, { environment, publisher, publicOrigin }, configuration, overrides),
  };
}
