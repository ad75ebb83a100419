import pino from "pino";
import { describe, expect, it } from "vitest";
import type { PublisherService } from "#adapters/wire/publisher-paths.ts";
import { readSettings } from "#app/configuration/settings.ts";
import { createNetworkShares } from "#app/server/network-shares.ts";
import { createServiceServer } from "#app/server/service-server.ts";
import { TEST_TOOLS, TEST_TOOLS_TOKEN } from "../../support/test-tools.ts";
import { ANSWERING_PUBLISHER } from "./serve-store.ts";

const publisher = {
  ...ANSWERING_PUBLISHER,
  fetch: async ({ url }: Request) => Response.json({ url }),
  isPublisherPath: () => true,
};

const standard = readSettings({ TEST_TOOLS_TOKEN });
const settings = { ...standard, configuration: { ...standard.configuration, cookieDomain: "store.localhost" } };
const serve = (...services: readonly PublisherService[]) =>
  createServiceServer(
    {
      publisher,
      logger: pino({ level: "silent" }),
      settings,
      shares: createNetworkShares(null),
    },
    { port: 4_001, publicOrigin: "http://api.store.localhost:4001", services: new Set(services) },
  );

const statusOf = async (server: ReturnType<typeof serve>, path: string) =>
  (await server.fetch(new Request(`http://api.store.localhost:4001${path}`), {})).status;

describe("a process of services", () => {
  it("answers the paths of its services and no others, pages of the store least of all", async () => {
    const server = serve("purple", "payment");
    for (const path of ["/api/store/games", "/login", "/pay/1", "/media/mark.svg", "/healthz", "/readyz"]) {
      expect(await statusOf(server, path), path).toBe(200);
    }
    for (const path of ["/", "/game/tl", "/community/api/boards", "/sso", "/media/tl/hero.avif", "/assets/a.js"]) {
      expect(await statusOf(server, path), path).toBe(404);
    }
  });

  it("knows itself by the address that players have of it", async () => {
    const answer = await serve("purple").fetch(new Request("http://127.0.0.1:4001/api/store/games"), {});
    expect(await answer.json()).toEqual({ url: "http://api.store.localhost:4001/api/store/games" });
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  it("turns the test tools on for all hosts of the publisher, by the link at its own address", async () => {
    const asked = new Request(`http://127.0.0.1:4001/login?test-tools=${TEST_TOOLS_TOKEN}`);
    const { status, headers } = await serve("purple").fetch(asked, {});
    expect([status, headers.get("Location")]).toEqual([303, "http://api.store.localhost:4001/login"]);
    expect(headers.getSetCookie()).toEqual([`${TEST_TOOLS}; Path=/; HttpOnly; SameSite=Lax; Domain=store.localhost`]);
  });

  it("says in the envelope of the services that there is nothing", async () => {
    const answer = await serve("news").fetch(new Request("http://127.0.0.1:4001/api/store/games"), {});
    expect(await answer.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  });
});
