import * as v from "valibot";
import { LOGIN_PROVIDER_IDS, type RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

const codeMapSchema = v.record(v.string(), v.string());
const baseSchema = v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s]+|\/[^\s]*|)$/, "an http(s) address or a path"));
const scriptSchema = v.pipe(v.string(), v.regex(/^https:\/\/[^\s;,'"]+$/, "an https address"), v.url());
const integritySchema = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/-]+=*$/, "a hash such as sha384-…"));
const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "two capital letters"));

/** Shape of the global configuration object (specification, section 3), checked where it enters a process or a page. */
export const runtimeConfigurationSchema = v.strictObject({
  wstaticDomain: baseSchema,
  gameOrderList: v.string(),
  gameCode: codeMapSchema,
  gameCodeGroup: codeMapSchema,
  loginUrl: baseSchema,
  storeLoginUrl: baseSchema,
  loginProviders: v.array(
    v.strictObject({
      id: v.picklist(LOGIN_PROVIDER_IDS),
      name: v.pipe(v.string(), v.nonEmpty()),
      url: v.pipe(baseSchema, v.nonEmpty()),
    }),
  ),
  purpleDomain: baseSchema,
  purpleIntroArticleId: codeMapSchema,
  credentialGames: codeMapSchema,
  credentialExceptionGames: codeMapSchema,
  kakaoSDK: v.strictObject({ key: v.string(), url: baseSchema, integrity: v.string() }),
  region: v.string(),
  defaultCountryCode: countrySchema,
  allowedCountries: v.array(countrySchema),
  launcherTheme: v.picklist(["light", "dark", ""]),
  shellMarks: v.strictObject({ launcherBridge: v.string(), app: v.array(v.string()), chat: v.array(v.string()) }),
  appScheme: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9+.-]*$/, "a scheme such as ncpurple")),
  basePath: v.pipe(v.string(), v.regex(/^\/([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*)?$/, "a path such as / or /store")),
  envName: v.picklist(["sb", "op", "rc", "live"]),
  network: v.picklist(["inhouse", "public"]),
  clientVersion: v.string(),
  cookieDomain: v.string(),
  services: v.strictObject({
    purple: baseSchema,
    contentAdmin: baseSchema,
    notifications: baseSchema,
    community: baseSchema,
    staticBoard: baseSchema,
    news: baseSchema,
    story: baseSchema,
    logCollector: baseSchema,
  }),
  customerServiceUrl: baseSchema,
  termsUrl: baseSchema,
  privacyUrl: baseSchema,
  adScripts: v.array(scriptSchema),
  tagContainers: v.array(scriptSchema),
  scriptIntegrity: v.record(scriptSchema, integritySchema),
  tagNetworks: v.array(v.picklist(["inhouse", "public"])),
  errorReportingDsn: v.pipe(
    v.string(),
    v.regex(/^(https?:\/\/[^\s;,'"@]+@[^\s;,'"]+|)$/, "an http(s) address with a key"),
  ),
  keepsPages: v.boolean(),
  operators: v.record(
    v.union([countrySchema, v.picklist(["default", "vietnam"])]),
    v.strictObject({
      name: v.string(),
      language: v.string(),
      lines: v.array(v.string()),
      email: v.union([v.literal(""), v.pipe(v.string(), v.email())]),
    }),
  ),
}) satisfies v.GenericSchema<unknown, RuntimeConfiguration>;
