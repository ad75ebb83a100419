import { describe, expect, it } from "vitest";
import { visitOf } from "#app/configuration/visit-of.ts";
import { readLauncherConfiguration } from "#app/launcher/launcher-configuration.ts";
import { launcherPolicy } from "#app/launcher/launcher-policy.ts";

const STORE = "https://store.example.com";

const BUNDLE = "https://rc-launcher.example.com";

function configurationOf(fields: Readonly<Record<string, unknown>>, bundle = `${BUNDLE}/`) {
  const read = readLauncherConfiguration(fields, new URL(bundle));
  if (!read.ok) throw new Error(read.failure);
  return read.value;
}

function refusalOf(content: unknown): string {
  const read = readLauncherConfiguration(content, new URL(BUNDLE));
  return read.ok ? "accepted" : read.failure;
}

describe("the configuration beside a launcher build", () => {
  it("needs the publisher's store alone: services, sign-in and pictures are there", () => {
    const configuration = configurationOf({ purpleDomain: `${STORE}/` });
    expect(configuration).toMatchObject({
      purpleDomain: STORE,
      wstaticDomain: STORE,
      storeLoginUrl: `${STORE}/login`,
      envName: "rc",
      basePath: "/",
    });
    expect(configuration.services).toMatchObject({
      purple: STORE,
      community: `${STORE}/community`,
      logCollector: STORE,
    });
  });

  it("keeps what it names of its own", () => {
    const { services, launcherTheme } = configurationOf({
      purpleDomain: STORE,
      launcherTheme: "dark",
      services: {
        purple: "https://api.example.com",
        contentAdmin: "/content-admin",
        notifications: "/notification",
        community: "/community",
        staticBoard: "/static-board",
        news: "https://news.example.com",
        story: "/story",
        logCollector: "https://log.example.com",
      },
    });
    expect(launcherTheme).toBe("dark");
    expect(services.news).toBe("https://news.example.com");
    expect(services.story).toBe(`${STORE}/story`);
  });

  it("has its pages in the folder of the bundle", () => {
    expect(configurationOf({ purpleDomain: STORE }, `${BUNDLE}/games/v1.2/`).basePath).toBe("/games/v1.2");
  });

  it.each([
    ["the page's own host, by the rule that servers have", {}, "https://launcher.sb.example.com/games/", "sb"],
    ["live where that says nothing, whatever the store is called", {}, "https://launcher.example.com/", "live"],
    ["live in a file, which has no host", {}, "file:///opt/launcher/", "live"],
    ["what the file names, above all", { envName: "op" }, "https://launcher.example.com/", "op"],
  ])("is for the environment of %s", (_, fields, bundle, envName) => {
    const store = { purpleDomain: "https://rc-store.example.com", ...fields };
    expect(configurationOf(store, bundle).envName).toBe(envName);
  });

  it.each([
    ["nothing", null],
    ["a list", []],
    ["no address of the store", {}],
    ["an address that is none", { purpleDomain: "store.example.com" }],
    ["an address of another kind", { purpleDomain: "javascript:alert(1)" }],
    ["an unknown field", { purpleDomain: STORE, purpleDomian: STORE }],
    ["a theme that there is not", { purpleDomain: STORE, launcherTheme: "purple" }],
  ])("is refused in one line where it is %s", (_, content) => {
    const refusal = refusalOf(content);
    expect(refusal).not.toBe("accepted");
    expect(refusal).not.toContain("\n");
  });
});

it("the policy of a launcher build allows the page to call the publisher's services and to show its pictures, and no others", () => {
  const policy = launcherPolicy(
    configurationOf({ purpleDomain: STORE, wstaticDomain: "https://static.example.com" }),
    "abc",
  );
  expect(policy).toContain(`connect-src 'self' ${STORE} https://static.example.com;`);
  expect(policy).toContain(`img-src 'self' data: blob: https://static.example.com;`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("unsafe-inline' ");
});

describe("the visit of a launcher build", () => {
  const preferences = {
    locale: "de-DE",
    theme: "light",
    country: null,
    isInLauncher: false,
    age: null,
    languages: ["ko-KR"],
  } as const;

  it("prefers the address to the stored choice, and the launcher's theme to both", () => {
    const sources = { query: new URLSearchParams("locale=ja-JP&theme=light"), preferences };
    const visit = visitOf(sources, "launcher", configurationOf({ purpleDomain: STORE, launcherTheme: "dark" }), null);
    expect(visit).toMatchObject({ locale: "ja-JP", theme: "dark", shell: "launcher", countryCode: "KR", user: null });
  });
});
