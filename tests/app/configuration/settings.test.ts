import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "#app/configuration/settings.ts";
import { configurationFile } from "../configuration-file.ts";

/** Short words in one line. */
function refusalOf(variables: Record<string, string>): string {
  try {
    readSettings(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    const { message } = error as SettingsError;
    expect(message).toMatch(/^[^\n]{1,299}$/);
    return message;
  }
  return "accepted";
}

describe("settings of a process", () => {
  it("needs no variable at all: loopback, port 3000, the embedded database in .data", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publisher: { kind: "embedded", databaseUrl: null, dataDirectory: ".data", contentDirectory: null },
      publicOrigin: null,
      allowedOrigins: [],
      trustProxy: false,
      logLevel: "info",
      environment: "sb",
    });
    expect(settings.configuration.envName).toBe("sb");
  });

  it("takes the origins of launcher builds with commas between them", () => {
    const { allowedOrigins } = readSettings({
      ALLOWED_ORIGINS: "https://launcher.example.com/, http://127.0.0.1:8080",
    });
    expect(allowedOrigins).toEqual(["https://launcher.example.com", "http://127.0.0.1:8080"]);
  });

  it("gives the page the domains that the backend signs players in at, however they are written", () => {
    const settings = readSettings({
      PUBLIC_ORIGIN: "https://store.example.com/",
      CONFIG_FILE: configurationFile(
        JSON.stringify({
          purpleDomain: "https://purple.example/",
          cookieDomain: ".example.com",
          ownedDomains: ["alias.example"],
        }),
      ),
    });
    expect(settings.configuration).toMatchObject({
      purpleDomain: "https://purple.example",
      ownedDomains: ["purple.example", "example.com", "store.example.com", "alias.example"],
    });
  });

  it("looks breached passwords up where an address for it is given, and only there", () => {
    const address = "https://api.pwnedpasswords.com/range";
    expect(readSettings({}).breachedPasswordsApi).toBeNull();
    expect(readSettings({ BREACHED_PASSWORDS_API: address }).breachedPasswordsApi).toBe(address);
  });

  it.each([
    ["PORT", "http"],
    ["METRICS_PORT", "http"],
    ["METRICS_HOST", " "],
    ["METRICS_TOKEN", "two words"],
    ["TEST_TOOLS_TOKEN", "fifteen-letters"],
    ["TEST_TOOLS_TOKEN", "sixteen letters!"],
    ["DRAIN_SECONDS", "301"],
    ["REQUESTS_PER_MINUTE", "-1"],
    ["PORT", "65536"],
    ["HOST", " "],
    ["DATA_DIR", ""],
    ["PUBLISHER_API", "ftp://publisher.example.com"],
    ["PUBLIC_ORIGIN", "ftp://store.example.com"],
    ["PUBLIC_ORIGIN", "https://*.example.com"],
    ["ALLOWED_ORIGINS", "https://launcher.example.com, *"],
    ["SMTP_URL", "https://mail.example.com"],
    ["MAIL_FROM", "Purple Store"],
    ["MAIL_FROM", "store@example.com\r\nBcc: all@example.com"],
    ["BREACHED_PASSWORDS_API", "ftp://api.example.com/range"],
    ["TRUST_PROXY", "yes"],
    ["LOG_LEVEL", "loud"],
    ["ENV_NAME", "production"],
    ["CONFIG_FILE", "/nowhere/configuration.json"],
  ])("names %s in one line where it is %j", (name, value) => {
    expect(refusalOf({ [name]: value })).toContain(name);
  });

  it("turns the test tools on by the token that is set, else by a new one for each process, and never on live", () => {
    const TEST_TOOLS_TOKEN = "0123456789abc-_Z";
    const tokenOf = (variables: Record<string, string>) => readSettings(variables).testToolsToken;
    expect(tokenOf({ TEST_TOOLS_TOKEN })).toBe(TEST_TOOLS_TOKEN);
    expect(tokenOf({ TEST_TOOLS_TOKEN: "" })).toMatch(/^[\w-]{32}$/);
    expect(tokenOf({})).not.toBe(tokenOf({}));
    expect(tokenOf({ TEST_TOOLS_TOKEN, ENV_NAME: "live" })).toBeNull();
  });

  it.each([
    ["no JSON", "{"],
    ["a bare word over several lines", '{\n  "basePath": /store,\n  "region": ""\n}'],
    ["a list", "[]"],
    ["nothing", "null"],
    ["an unknown field", '{"basePaht": "/store"}'],
    ["a field of the wrong type", '{"allowedCountries": "KR"}'],
    ["a country in small letters", '{"allowedCountries": ["kr"]}'],
    ["a base path that ends with a slash", '{"basePath": "/store/"}'],
    ["a base path that leaves the site", '{"basePath": "//evil.example"}'],
    ["an address that is a script", '{"loginUrl": "javascript:alert(1)"}'],
    ["an unknown environment", '{"envName": "prod"}'],
    ["marks of shells that are not whole", '{"shellMarks": {"launcherBridge": "ourLauncher"}}'],
    ["a hash of a script that is none", '{"scriptIntegrity": {"https://ads.example/a.js": "md5-abc"}}'],
    ["a scheme that is an address", '{"appScheme": "purple://"}'],
  ])("refuses a configuration file that holds %s", (_what, content) => {
    expect(refusalOf({ CONFIG_FILE: configurationFile(content) })).toContain("CONFIG_FILE");
  });

  it("says which field of the configuration file is wrong", () => {
    expect(refusalOf({ CONFIG_FILE: configurationFile('{"services": {"purple": 1}}') })).toContain("services");
    expect(refusalOf({ CONFIG_FILE: configurationFile('{"allowedCountries": ["KR", "korea"]}') })).toContain(
      "allowedCountries.1",
    );
  });

  it("keeps every default that the configuration file does not name", () => {
    const { configuration } = readSettings({
      CONFIG_FILE: configurationFile('{"basePath": "/store", "defaultCountryCode": "KR"}'),
    });
    const standard = readSettings({}).configuration;
    expect(configuration).toEqual({ ...standard, basePath: "/store", defaultCountryCode: "KR" });
  });

  it.each([
    ["", "", "", "sb"],
    ["", "https://store.example.com", "", "live"],
    ["rc", "https://store.example.com", "", "rc"],
    ["rc", "https://store.example.com", "op", "rc"],
    ["", "https://store.example.com", "op", "op"],
    ["", "", "live", "live"],
  ])(
    "takes the environment of the operator (%j), else of the file, else of the address %j: %j, %s",
    (ENV_NAME, PUBLIC_ORIGIN, envName, environment) => {
      const CONFIG_FILE = configurationFile(JSON.stringify(envName === "" ? {} : { envName }));
      const settings = readSettings({ ENV_NAME, PUBLIC_ORIGIN, CONFIG_FILE });
      expect([settings.environment, settings.configuration.envName]).toEqual([environment, environment]);
    },
  );

  it.each([
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.0.2.7" },
    { HOST: "store.example.com" },
    { TRUST_PROXY: "1" },
  ])("asks for the address that players use where others can reach the store: %j", (variables) => {
    for (const ENV_NAME of ["", "sb", "live"]) {
      expect(refusalOf({ ...variables, ENV_NAME })).toMatch(
        /^PUBLIC_ORIGIN is missing: .*(TRUST_PROXY=1|HOST=).*PUBLIC_ORIGIN=https:\/\/store\.example\.com$/,
      );
      expect(refusalOf({ ...variables, ENV_NAME, PUBLIC_ORIGIN: "https://store.example.com" })).toBe("accepted");
    }
  });

  it("keeps figures on loopback, without a port and a token unless they are given", () => {
    expect(readSettings({})).toMatchObject({ metricsHost: "127.0.0.1", metricsPort: null, metricsToken: null });
    const figures = { METRICS_HOST: "10.0.0.5", METRICS_PORT: "9464", METRICS_TOKEN: "c2VjcmV0LXdvcmQ=" };
    expect(readSettings({ HOST: "0.0.0.0", PUBLIC_ORIGIN: "https://store.example.com", ...figures })).toMatchObject({
      metricsHost: "10.0.0.5",
      metricsPort: 9464,
      metricsToken: "c2VjcmV0LXdvcmQ=",
    });
  });

  it("takes origins with a slash at their end", () => {
    const settings = readSettings({
      PUBLISHER_API: "https://publisher.example.com/",
      PUBLIC_ORIGIN: "https://store.example.com/",
    });
    expect(settings.publisher).toEqual({ kind: "remote", origin: "https://publisher.example.com" });
    expect(settings.publicOrigin).toBe("https://store.example.com");
  });

  it("names no company of a live store that does not name its own", () => {
    const operatorsOf = (variables: Record<string, string>) =>
      Object.keys(readSettings({ PUBLIC_ORIGIN: "https://store.example.com", ...variables }).configuration.operators);
    const own = { operators: { default: { name: "Own", language: "en", lines: [], email: "" } } };
    expect(operatorsOf({})).toEqual([]);
    expect(operatorsOf({ CONFIG_FILE: configurationFile(JSON.stringify(own)) })).toEqual(["default"]);
    expect(operatorsOf({ ENV_NAME: "rc" })).toContain("KR");
  });

  it.each<[part: string, variables: Record<string, string>, file: object]>([
    ["PUBLISHER_API: must be an origin", { PUBLISHER_API: "https://api.example.com/v2" }, {}],
    ["PUBLIC_ORIGIN: must be an origin", { PUBLIC_ORIGIN: "https://store.example.com/store" }, {}],
    ["ALLOWED_ORIGINS: must be http(s) origins", { ALLOWED_ORIGINS: "https://launcher.example.com/app" }, {}],
    ["purpleDomain: must be an origin", {}, { purpleDomain: "https://www.example.com/purple" }],
    ["PUBLISHER_API: must not be the address of this store", { PUBLISHER_API: "http://127.0.0.1:3000" }, {}],
    ["PUBLISHER_API: must not be", { HOST: "::1", PORT: "4000", PUBLISHER_API: "http://localhost:4000" }, {}],
    [
      "PUBLISHER_API: must not be",
      { PUBLIC_ORIGIN: "https://store.example.com", PUBLISHER_API: "http://store.example.com" },
      {},
    ],
    ["PUBLISHER_API: must not be", { PORT: "80", PUBLISHER_API: "http://0.0.0.0" }, {}],
    ["DATABASE_URL", { PUBLISHER_API: "https://api.example.com", DATABASE_URL: "postgres://db/store" }, {}],
    ["CONTENT_DIR: must be empty", { PUBLISHER_API: "https://api.example.com", CONTENT_DIR: "content" }, {}],
    [
      "SMTP_URL: must be empty",
      { PUBLISHER_API: "https://api.example.com", SMTP_URL: "smtp://mail", MAIL_FROM: "a@b.co" },
      {},
    ],
    [
      "ALLOWED_ORIGINS: must be empty",
      { PUBLISHER_API: "https://api.example.com", ALLOWED_ORIGINS: "https://a.example" },
      {},
    ],
    ["SMTP_URL is missing", { MAIL_FROM: "store@example.com" }, {}],
    [
      "mediaOrigins.1: must be https",
      { PUBLIC_ORIGIN: "https://store.example.com" },
      { mediaOrigins: ["https://a.example", "http://b.example"] },
    ],
    ["basePath: must not be /api, where the publisher's purple answers", {}, { basePath: "/api" }],
    ["basePath", {}, { basePath: "/community/store" }],
    ["basePath: must not be /assets, where", {}, { basePath: "/assets" }],
    ["basePath: must not be /healthz/store, where", {}, { basePath: "/healthz/store" }],
    ["services.community: must be /community", {}, { services: { community: "/game" } }],
    ["services.news: must be /news", {}, { services: { news: "/nachrichten" } }],
    ["services.purple: must be empty", {}, { services: { purple: "/shop" } }],
    [
      "services.story: must not be the address of services.news",
      {},
      { services: { news: "https://news.example.com", story: "https://news.example.com/" } },
    ],
    [
      "services.community: api.other.net must be on the site of store.example.com",
      { PUBLIC_ORIGIN: "https://store.example.com" },
      { services: { community: "https://api.other.net/community" } },
    ],
    [
      "cookieDomain: must be a domain of your own",
      { PUBLIC_ORIGIN: "https://store.co.uk" },
      { cookieDomain: "co.uk", services: { news: "https://news.co.uk/news" } },
    ],
    [
      "cookieDomain: must be a domain of your own; browsers keep no cookies for pages.dev",
      { PUBLIC_ORIGIN: "https://store.pages.dev" },
      { cookieDomain: "pages.dev" },
    ],
    ["defaultCountryCode: must be the code of a country", {}, { defaultCountryCode: "XX" }],
    ["defaultCountryCode: must be one of allowedCountries", {}, { defaultCountryCode: "KR", allowedCountries: ["US"] }],
    ["basepath: there is no such field; it is written basePath", {}, { basepath: "/store" }],
    [
      "services.content-admin: there is no such field; it is written contentAdmin",
      {},
      { services: { "content-admin": "https://content.example.com" } },
    ],
    ["baseUrl: there is no such field", {}, { baseUrl: "/store" }],
  ])("says in one line what is wrong: %s", (part, variables, file) => {
    expect(refusalOf({ ...variables, CONFIG_FILE: configurationFile(JSON.stringify(file)) })).toContain(part);
  });

  it.each<[variables: Record<string, string>, file: object, warnings: readonly RegExp[]]>([
    [{}, {}, []],
    [{ ENV_NAME: "rc", DATA_DIR: "/srv/data", METRICS_PORT: "9464", METRICS_TOKEN: "x" }, {}, []],
    [{ ENV_NAME: "live", TEST_TOOLS_TOKEN: "0123456789abc-_Z" }, {}, [/^TEST_TOOLS_TOKEN /]],
    [{ METRICS_TOKEN: "x", METRICS_HOST: "0.0.0.0" }, {}, [/^METRICS_TOKEN /, /^METRICS_HOST /]],
    [{ DATA_DIR: "/srv/data", DATABASE_URL: "postgres://db/store" }, {}, [/^DATA_DIR /]],
    [{ DATA_DIR: "/srv/data", PUBLISHER_API: "https://api.example.com" }, {}, [/^DATA_DIR /]],
    [{ ENV_NAME: "sb" }, { envName: "live" }, [/^ENV_NAME=sb .* live$/]],
    [{ PUBLIC_ORIGIN: "https://store.example.com" }, { purpleDomain: "https://purple.example" }, [/purpleDomain/]],
    [{ PUBLIC_ORIGIN: "https://store.example.com" }, { purpleDomain: "https://www.example.com" }, []],
  ])("says which of %j beside %j have no effect or contradict others", (variables, file, expected) => {
    const { warnings } = readSettings({ ...variables, CONFIG_FILE: configurationFile(JSON.stringify(file)) });
    expect(warnings).toEqual(expected.map((line) => expect.stringMatching(line)));
  });

  it("takes a short domain of its own that is named, and services without sessions anywhere", () => {
    const PUBLIC_ORIGIN = "https://store.abc.de";
    const file = {
      cookieDomain: "abc.de",
      services: { news: "https://news.abc.de", payment: "https://pay.example.com" },
    };
    expect(refusalOf({ PUBLIC_ORIGIN, CONFIG_FILE: configurationFile(JSON.stringify(file)) })).toBe("accepted");
  });

  describe("with services at origins of their own", () => {
    const DOMAIN = "store.example.com";
    const services = {
      purple: `https://api.${DOMAIN}/`,
      contentAdmin: `https://content.${DOMAIN}/content-admin`,
      notifications: `https://bell.${DOMAIN}/notification`,
      community: `https://community.${DOMAIN}/community/`,
      staticBoard: `https://boards.${DOMAIN}/static-board`,
      news: `https://news.${DOMAIN}/news`,
      story: `https://stories.${DOMAIN}/story`,
      logCollector: `https://log.${DOMAIN}/logd/log/send`,
      payment: `https://pay.${DOMAIN}/pay`,
      miniGame: `https://game.${DOMAIN}/mini-game`,
      sso: `https://sso.${DOMAIN}/sso`,
    };
    const whole = { purpleDomain: `https://www.${DOMAIN}/`, cookieDomain: DOMAIN, services };
    const fileOf = (changes: object) => configurationFile(JSON.stringify({ ...whole, ...changes }));
    const PUBLIC_ORIGIN = `https://www.${DOMAIN}`;

    it("needs nothing but the configuration file", () => {
      const { publisher, configuration } = readSettings({ PUBLIC_ORIGIN, CONFIG_FILE: fileOf({}) });
      expect(publisher).toEqual({ kind: "elsewhere" });
      expect(configuration).toMatchObject({
        purpleDomain: PUBLIC_ORIGIN,
        wstaticDomain: `https://api.${DOMAIN}`,
        storeLoginUrl: `https://api.${DOMAIN}/login`,
        services: { purple: `https://api.${DOMAIN}`, community: `https://community.${DOMAIN}/community` },
      });
    });

    it("shares cookies in the domain of all its hosts unless the file names another, and on one host in none", () => {
      const { cookieDomain: _, ...unnamed } = whole;
      const domainOf = (file: object, variables = {}) =>
        readSettings({ PUBLIC_ORIGIN, CONFIG_FILE: configurationFile(JSON.stringify(file)), ...variables })
          .configuration.cookieDomain;
      expect(domainOf(unnamed)).toBe(DOMAIN);
      expect(domainOf(unnamed, { SERVICES: "news", PUBLIC_ORIGIN: "" })).toBe(DOMAIN);
      expect(domainOf({ ...unnamed, cookieDomain: "example.com" })).toBe("example.com");
      expect(domainOf({})).toBe("");
    });

    it("finds services that are not named below the Purple API, or where they are by default", () => {
      const apart = readSettings({
        CONFIG_FILE: configurationFile('{"services": {"purple": "http://127.0.0.1:4001/"}}'),
      });
      expect(apart.configuration.services).toMatchObject({ news: "http://127.0.0.1:4001/news" });
      const mixed = readSettings({
        CONFIG_FILE: configurationFile('{"services": {"news": "http://127.0.0.1:4001/news"}}'),
      });
      expect(mixed.configuration.services).toMatchObject({
        news: "http://127.0.0.1:4001/news",
        community: "/community",
      });
      expect(mixed.publisher.kind).toBe("embedded");
    });

    it("serves services at a port each, or together", () => {
      const SERVICES = "purple:4001, payment:4002 sso:4003";
      const { servicePorts, publicOrigin } = readSettings({ CONFIG_FILE: fileOf({}), SERVICES });
      expect(servicePorts).toEqual([
        { port: 4_001, publicOrigin: `https://api.${DOMAIN}`, services: new Set(["purple"]) },
        { port: 4_002, publicOrigin: `https://pay.${DOMAIN}`, services: new Set(["payment"]) },
        { port: 4_003, publicOrigin: `https://sso.${DOMAIN}`, services: new Set(["sso"]) },
      ]);
      expect(publicOrigin).toBe(PUBLIC_ORIGIN);
      const together = fileOf({ services: { ...services, payment: `https://api.${DOMAIN}/pay` } });
      expect(readSettings({ CONFIG_FILE: together, SERVICES: "purple,payment", PORT: "4001" }).servicePorts).toEqual([
        { port: 4_001, publicOrigin: `https://api.${DOMAIN}`, services: new Set(["purple", "payment"]) },
      ]);
    });

    it.each([
      ["SERVICES", { SERVICES: "purple,forum" }, {}],
      ["it is written content-admin", { SERVICES: "contentAdmin" }, {}],
      ["SERVICES", { SERVICES: "purple,payment" }, {}],
      ["SERVICES", { SERVICES: "," }, {}],
      ["PUBLISHER_API", { SERVICES: "purple", PUBLISHER_API: "https://other.example.com" }, {}],
      ["PUBLISHER_API", { PUBLIC_ORIGIN, PUBLISHER_API: "https://other.example.com" }, {}],
      ["CONTENT_DIR", { PUBLIC_ORIGIN, CONTENT_DIR: "content" }, {}],
      ["services.news", { SERVICES: "news" }, { services: { ...services, news: "/news" } }],
      ["services.news", { SERVICES: "news" }, { services: { ...services, news: `https://news.${DOMAIN}/v2` } }],
      ["wstaticDomain", { SERVICES: "static" }, { wstaticDomain: "/files" }],
      ["purpleDomain", { SERVICES: "news" }, { purpleDomain: "" }],
      ["cookieDomain", { SERVICES: "news" }, { cookieDomain: "" }],
      ["cookieDomain", { SERVICES: "news" }, { cookieDomain: "example.org" }],
      ["cookieDomain", { PUBLIC_ORIGIN }, { cookieDomain: "https://store.example.com" }],
      [
        "services.story",
        { PUBLIC_ORIGIN },
        { services: { ...services, story: "http://stories.store.example.com/story" } },
      ],
      ["wstaticDomain", { PUBLIC_ORIGIN }, { wstaticDomain: "http://static.store.example.com" }],
      ["services.news", { PUBLIC_ORIGIN }, { services: { ...services, news: "news.example.com" } }],
      ["services.news", { PUBLIC_ORIGIN }, { services: { ...services, news: "https://news.example.com/?v=1" } }],
      ["services.news", { PUBLIC_ORIGIN }, { services: { ...services, news: "https://a:b@news.example.com" } }],
      ["services.newz", { PUBLIC_ORIGIN }, { services: { ...services, newz: "https://news.example.com" } }],
      ["services", { PUBLIC_ORIGIN }, { services: [] }],
      ["purpleDomain", { PUBLIC_ORIGIN }, { purpleDomain: "www.store.example.com" }],
      ["gameOrderList", { PUBLIC_ORIGIN }, { gameOrderList: "tl;aion" }],
      ["credentialGames.ncj", { PUBLIC_ORIGIN }, { credentialGames: { ncj: "lmj lin2ncj" } }],
      ["credentialExceptionGames.ncj", { PUBLIC_ORIGIN }, { credentialExceptionGames: { ncj: "Aion" } }],
    ] as const)("names %s in one line where it is wrong: %j, %j", (name, variables, changes) => {
      expect(refusalOf({ ...variables, CONFIG_FILE: fileOf(changes) })).toContain(name);
    });
  });

  it("names no game and no company of the default content if it has content of its own", () => {
    const { publisher, configuration } = readSettings({ CONTENT_DIR: "content" });
    expect(publisher).toMatchObject({ contentDirectory: `${process.cwd()}/content` });
    expect(configuration).toMatchObject({ gameOrderList: "", gameCode: {}, credentialGames: {}, operators: {} });
  });

  it("uses PostgreSQL if an address is given, but not for an empty one", () => {
    expect(readSettings({ DATABASE_URL: "postgres://u:p@db/store" }).publisher).toMatchObject({
      kind: "embedded",
      databaseUrl: "postgres://u:p@db/store",
    });
    expect(readSettings({ DATABASE_URL: "  " }).publisher).toMatchObject({ databaseUrl: null });
  });
});
