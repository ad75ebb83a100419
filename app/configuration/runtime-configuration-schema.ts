import * as v from "valibot";
import { LOGIN_PROVIDER_IDS, type RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

const codeMapSchema = v.record(v.string(), v.string());

const isHttpAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s\\]+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
};
const isPath = (text: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(text);

/** An address for players to open; empty where there is none. */
const addressSchema = v.pipe(
  v.string(),
  v.check((text) => text === "" || isPath(text) || isHttpAddress(text), "must be an http(s) address or a path"),
);
/** Base of paths. */
const baseSchema = v.pipe(
  v.string(),
  v.check(
    (text) => text === "" || (!/[?#*]/.test(text) && (isPath(text) || isHttpAddress(text))),
    "must be an http(s) address without a query, or a path",
  ),
);
const originSchema = v.pipe(
  v.string(),
  v.check(
    (text) => text === "" || (isHttpAddress(text) && new URL(text).href === `${new URL(text).origin}/`),
    "must be an origin such as https://store.example.com, without a path",
  ),
);
const domainSchema = v.pipe(
  v.string(),
  v.regex(/^(\.?[a-z0-9-]+(\.[a-z0-9-]+)+)?$/, "must be a domain such as example.com, in small letters"),
);
const GAME_CODES = v.regex(/^\s*([a-z0-9]+(\s*,\s*[a-z0-9]+)*)?\s*$/, "must be game codes, with commas between them");
const gameListSchema = v.pipe(v.string(), GAME_CODES);
const gameListsSchema = v.record(v.string(), gameListSchema);
const scriptSchema = v.pipe(v.string(), v.regex(/^https:\/\/[^\s;,'"]+$/, "an https address"), v.url());
const integritySchema = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/-]+=*$/, "a hash such as sha384-…"));
const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const countrySchema = v.pipe(
  v.string(),
  v.check((code) => /^[A-Z]{2}$/.test(code) && regionNames.of(code) !== undefined, "must be the code of a country"),
);

const fieldsSchema = v.strictObject({
  wstaticDomain: baseSchema,
  mediaOrigins: v.array(v.pipe(originSchema, v.nonEmpty("must not be empty"))),
  gameOrderList: gameListSchema,
  gameCode: codeMapSchema,
  gameCodeGroup: codeMapSchema,
  loginUrl: addressSchema,
  storeLoginUrl: addressSchema,
  loginProviders: v.array(
    v.strictObject({
      id: v.picklist(LOGIN_PROVIDER_IDS),
      name: v.pipe(v.string(), v.nonEmpty()),
      url: v.pipe(addressSchema, v.nonEmpty()),
    }),
  ),
  purpleDomain: v.pipe(
    originSchema,
    v.check((text) => !text.includes("*"), "must be the origin of one host"),
  ),
  ownedDomains: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, "a domain such as example.com"))),
  storeNames: v.array(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  publisher: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/, "a publisher code such as NCK")),
  purpleIntroArticleId: codeMapSchema,
  credentialGames: gameListsSchema,
  credentialExceptionGames: gameListsSchema,
  kakaoSDK: v.strictObject({ key: v.string(), url: addressSchema, integrity: v.string() }),
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
  cookieDomain: domainSchema,
  services: v.strictObject({
    purple: baseSchema,
    contentAdmin: baseSchema,
    notifications: baseSchema,
    community: baseSchema,
    staticBoard: baseSchema,
    news: baseSchema,
    story: baseSchema,
    logCollector: baseSchema,
    payment: baseSchema,
    miniGame: baseSchema,
    sso: baseSchema,
  }),
  customerServiceUrl: addressSchema,
  termsUrl: addressSchema,
  privacyUrl: addressSchema,
  adScripts: v.array(scriptSchema),
  tagContainers: v.array(scriptSchema),
  scriptIntegrity: v.record(scriptSchema, integritySchema),
  tagNetworks: v.array(v.picklist(["inhouse", "public"])),
  errorReportingDsn: v.pipe(
    v.string(),
    v.regex(/^(https?:\/\/[^\s;,'"@]+@[^\s;,'"]+|)$/, "an http(s) address with a key"),
  ),
  callTimeoutMs: v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(120_000)),
  languageWaitMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)),
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
});

/** Shape of the global configuration object (Spec §3), checked where it enters a process or a page. */
export const runtimeConfigurationSchema = v.pipe(
  fieldsSchema,
  v.forward(
    v.check(
      ({ allowedCountries, defaultCountryCode }) => allowedCountries.includes(defaultCountryCode),
      "must be one of allowedCountries",
    ),
    ["defaultCountryCode"],
  ),
) satisfies v.GenericSchema<unknown, RuntimeConfiguration>;
