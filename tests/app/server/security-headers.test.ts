import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import { pageContentSecurityPolicy } from "#app/server/security-headers.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

/** The other origins that a page may use, by directive. */
function otherOrigins(changes: Partial<RuntimeConfiguration>): Readonly<Record<string, readonly string[]>> {
  const policy = pageContentSecurityPolicy("nonce", { ...DEFAULT_CONFIGURATION, ...changes });
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(
    directives
      .map(([name = "", ...sources]) => [name, sources.filter((source) => /^https?:/.test(source))] as const)
      .filter(([, sources]) => sources.length > 0),
  );
}

const VIDEO = "https://www.youtube-nocookie.com";

const { services } = DEFAULT_CONFIGURATION;

describe("the policy of a page", () => {
  it("names no other origin than that of videos where everything is at the store's own", () => {
    expect(otherOrigins({})).toEqual({ "frame-src": [VIDEO] });
  });

  /** Others than `connect-src` alone. Players navigate to `sso`; no script of the page calls it. */
  const DIRECTIVES: Readonly<Record<string, readonly string[]>> = { miniGame: ["connect-src", "frame-src"], sso: [] };

  it.each(Object.keys(services).map((name) => [name, DIRECTIVES[name] ?? ["connect-src"]] as const))(
    "lets it reach the origin of %s in %j alone",
    (name, expected) => {
      const origin = `https://${name.toLowerCase()}.example.com:8443`;
      const found = otherOrigins({ services: { ...services, [name]: `${origin}/a/path` } });
      const where = Object.entries(found).filter(([, sources]) => sources.includes(origin));
      expect(where.map(([directive]) => directive).sort()).toEqual([...expected]);
      expect(
        Object.values(found)
          .flat()
          .filter((source) => source !== VIDEO && source !== origin),
      ).toEqual([]);
    },
  );

  it("allow pictures and videos of the static domain, and the check whether it answers", () => {
    expect(otherOrigins({ wstaticDomain: "https://static.example.com/files" })).toEqual({
      "connect-src": ["https://static.example.com"],
      "frame-src": [VIDEO],
      "img-src": ["https://static.example.com"],
      "media-src": ["https://static.example.com"],
    });
  });

  it("allow pictures and videos of further origins that the deployment names", () => {
    const mediaOrigins = ["https://pictures.example.com", "https://videos.example.com"];
    expect(otherOrigins({ mediaOrigins })).toMatchObject({ "img-src": mediaOrigins, "media-src": mediaOrigins });
  });

  it("allow error reports, and sharing through the chat app, if the deployment uses them", () => {
    const found = otherOrigins({
      errorReportingDsn: "https://key@errors.example.com/1",
      kakaoSDK: { key: "a", url: "https://sdk.example.com/kakao.js", integrity: "" },
    });
    expect(found).toMatchObject({
      "connect-src": ["https://errors.example.com"],
      "form-action": ["https://sharer.kakao.com"],
    });
  });
});
