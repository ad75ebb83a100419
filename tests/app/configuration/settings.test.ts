import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "#app/configuration/settings.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "store-settings-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function configurationFile(content: string): string {
  const path = join(folder, "configuration.json");
  writeFileSync(path, content);
  return path;
}

function refusalOf(variables: Record<string, string>): string {
  try {
    readSettings(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return error instanceof Error ? error.message : "";
  }
  return "accepted";
}

describe("settings of a process", () => {
  it("needs no variable at all: loopback, port 3000, the embedded database in .data", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publisher: { kind: "embedded", databaseUrl: null, dataDirectory: ".data" },
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

  it("looks breached passwords up where an address for it is given, and only there", () => {
    const address = "https://api.pwnedpasswords.com/range";
    expect(readSettings({}).breachedPasswordsApi).toBeNull();
    expect(readSettings({ BREACHED_PASSWORDS_API: address }).breachedPasswordsApi).toBe(address);
  });

  it.each([
    ["PORT", "http"],
    ["METRICS_PORT", "http"],
    ["DRAIN_SECONDS", "soon"],
    ["DRAIN_SECONDS", "301"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "30 00"],
    ["HOST", " "],
    ["DATA_DIR", ""],
    ["PUBLISHER_API", "not an address"],
    ["PUBLISHER_API", "ftp://publisher.example.com"],
    ["PUBLIC_ORIGIN", "store.example.com"],
    ["PUBLIC_ORIGIN", "ftp://store.example.com"],
    ["ALLOWED_ORIGINS", "launcher.example.com"],
    ["ALLOWED_ORIGINS", "https://launcher.example.com, *"],
    ["BREACHED_PASSWORDS_API", "pwnedpasswords.com/range"],
    ["BREACHED_PASSWORDS_API", "ftp://api.example.com/range"],
    ["TRUST_PROXY", "yes"],
    ["LOG_LEVEL", "loud"],
    ["ENV_NAME", "production"],
    ["CONFIG_FILE", "/nowhere/configuration.json"],
  ])("names %s in one line where it is %j", (name, value) => {
    const refusal = refusalOf({ [name]: value });
    expect(refusal).toContain(name);
    expect(refusal).not.toContain("\n");
    expect(refusal.length).toBeLessThan(300);
  });

  it.each([
    ["no JSON", "{"],
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
    ["a scheme that is an address", '{"appScheme": "purple://"}'],
  ])("refuses a configuration file that holds %s", (_what, content) => {
    const refusal = refusalOf({ CONFIG_FILE: configurationFile(content) });
    expect(refusal).toContain("CONFIG_FILE");
    expect(refusal).not.toContain("\n");
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
    ["loopback", {}, "sb"],
    ["localhost", { HOST: "localhost" }, "sb"],
    ["loopback in IPv6", { HOST: "::1" }, "sb"],
    ["every address of the machine", { HOST: "0.0.0.0" }, "live"],
    ["a host of players", { PUBLIC_ORIGIN: "https://store.example.com" }, "live"],
    ["a sandbox by its name", { PUBLIC_ORIGIN: "https://sb-store.example.com" }, "sb"],
    ["an operation test by its name", { PUBLIC_ORIGIN: "https://op.store.example.com" }, "op"],
    ["a release candidate by its name", { PUBLIC_ORIGIN: "https://rc-store.example.com" }, "rc"],
    ["a host that only begins like one", { PUBLIC_ORIGIN: "https://rcstore.example.com" }, "live"],
    ["what the operator says, above all", { ENV_NAME: "live" }, "live"],
    ["what the operator says, against the host", { HOST: "0.0.0.0", ENV_NAME: "rc" }, "rc"],
  ] as const)("is the right environment on %s", (_what, variables, environment) => {
    const settings = readSettings(variables);
    expect(settings.environment).toBe(environment);
    expect(settings.configuration.envName).toBe(environment);
  });

  it("takes pages and publisher for the same environment where the configuration file names one", () => {
    const live = readSettings({ CONFIG_FILE: configurationFile('{"envName": "live"}') });
    expect([live.environment, live.configuration.envName]).toEqual(["live", "live"]);
    const both = readSettings({ CONFIG_FILE: configurationFile('{"envName": "live"}'), ENV_NAME: "rc" });
    expect([both.environment, both.configuration.envName]).toEqual(["rc", "rc"]);
  });

  it("keeps only the origin of the addresses it is given", () => {
    const settings = readSettings({
      PUBLISHER_API: "https://publisher.example.com/some/path?x=1",
      PUBLIC_ORIGIN: "https://store.example.com/",
    });
    expect(settings.publisher).toEqual({ kind: "remote", origin: "https://publisher.example.com" });
    expect(settings.publicOrigin).toBe("https://store.example.com");
  });

  it("uses PostgreSQL where an address is given, and tells it from an empty one", () => {
    expect(readSettings({ DATABASE_URL: "postgres://u:p@db/store" }).publisher).toMatchObject({
      kind: "embedded",
      databaseUrl: "postgres://u:p@db/store",
    });
    expect(readSettings({ DATABASE_URL: "  " }).publisher).toMatchObject({ databaseUrl: null });
  });
});
