import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { readSettings } from "#app/configuration/settings.ts";
import { clientAddressOf, publicOriginOf } from "#app/server/public-address.ts";
import { openSocket } from "./open-socket.ts";
import { sendRaw, serveStore } from "./serve-store.ts";

/** Started for this machine alone. */
const here = await serveStore();

const STORE = "https://store.example.com";
const BEHIND_PROXY = { PUBLIC_ORIGIN: STORE, TRUST_PROXY: "1" };

/** Sends lines as they are and reads the answer to its end. */
async function sendLines(port: number, lines: readonly string[]): Promise<string> {
  const { socket, read } = openSocket(port);
  const answer = read();
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  await once(socket, "end");
  return answer();
}

const statusOf = async (port: number, lines: readonly string[]) =>
  Number((await sendLines(port, [...lines, "Connection: close"])).split(" ")[1]);

describe("the address of the store as players see it", () => {
  /** Address that page and publisher receive. */
  async function addressesSeen(variables: Record<string, string>, headers: Record<string, string>) {
    const seen: string[] = [];
    const store = await serveStore({
      variables,
      publisher: {
        fetch: async (request) => {
          seen.push(new URL(request.url).origin);
          return Response.json({});
        },
      },
      renderPage: async ({ request, configuration }) => {
        seen.push(new URL(request.url).origin, configuration.purpleDomain);
        return new Response("", { headers: { "Content-Type": "text/html" } });
      },
    });
    await sendRaw(store.port, "/", { headers });
    await sendRaw(store.port, "/api/store/games", { headers });
    const robots = (await sendRaw(store.port, "/robots.txt", { headers })).body.toString();
    const sitemap = /Sitemap: (.*)\/sitemap.xml/.exec(robots)?.[1];
    const all = [...seen, ...(sitemap === undefined ? [] : [sitemap])];
    return new Set(all.map((origin) => origin.replace(String(store.port), "PORT")));
  }

  it.each([
    ["the process's own where it is for this machine alone", {}, {}, "http://127.0.0.1:PORT"],
    ["that under which this machine was asked for", {}, { Host: "localhost:4000" }, "http://localhost:4000"],
    ["the operator's", { PUBLIC_ORIGIN: STORE }, {}, STORE],
    ["the operator's, not another host's", { PUBLIC_ORIGIN: STORE }, { Host: "evil.example" }, STORE],
    [
      "the operator's behind nginx as it is, which asks for its upstream",
      BEHIND_PROXY,
      { Host: "127.0.0.1:3000" },
      STORE,
    ],
    ["the operator's where a proxy names its upstream", BEHIND_PROXY, { Host: "store_upstream" }, STORE],
    [
      "the operator's, whatever a proxy or a client says",
      BEHIND_PROXY,
      { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http", Forwarded: "host=evil.example" },
      STORE,
    ],
    [
      "not a client's claim",
      { PUBLIC_ORIGIN: STORE },
      { "X-Forwarded-Host": '"><script>alert(1)</script>', "X-Forwarded-Proto": "http" },
      STORE,
    ],
    ["its own, not a client's scheme", {}, { "X-Forwarded-Proto": "https" }, "http://127.0.0.1:PORT"],
  ] as const)("is %s", async (_what, variables, headers, expected) => {
    expect(await addressesSeen(variables, headers)).toEqual(new Set([expected]));
  });

  it("is not taken from a request line that names another host", async () => {
    let seen = "";
    const store = await serveStore({
      variables: { PUBLIC_ORIGIN: STORE },
      renderPage: async ({ configuration }) => {
        seen = configuration.purpleDomain;
        return new Response("");
      },
    });
    await sendLines(store.port, ["GET http://evil.example/ HTTP/1.1", "Host: evil.example", "Connection: close"]);
    expect(seen).toBe(STORE);
  });

  it("is the same rule for pages and calls", () => {
    const request = new Request("http://127.0.0.1:3000/game/tl", { headers: { Host: "evil.example" } });
    expect(publicOriginOf(request, readSettings({}))).toBe("http://127.0.0.1:3000");
    expect(publicOriginOf(request, readSettings(BEHIND_PROXY))).toBe(STORE);
  });

  it("uses the client named by the nearest proxy, and ignores the clients' own claims", () => {
    const request = new Request(STORE, { headers: { "X-Forwarded-For": "198.51.100.1, 203.0.113.7" } });
    expect(clientAddressOf(request, undefined, readSettings(BEHIND_PROXY))).toBe("203.0.113.7");
    expect(clientAddressOf(request, undefined, readSettings({ PUBLIC_ORIGIN: STORE }))).toBeUndefined();
  });
});

describe("a store that was started for this machine alone", () => {
  const PATHS = ["/", "/api/store/games", "/assets/entry-abc123.js", "/healthz", "/robots.txt", "/service-worker.js"];

  it.each(["127.0.0.1:3000", "localhost", "localhost:8080", "LOCALHOST", "127.0.1.1", "[::1]:3000", "store.localhost"])(
    "answers this machine, which calls it %s",
    async (host) => {
      for (const path of PATHS) expect((await sendRaw(here.port, path, { headers: { Host: host } })).status).toBe(200);
    },
  );

  it.each([
    ["the host of a stranger", { Host: "store.example.com" }],
    ["a host that leads here (DNS rebinding)", { Host: "evil.example:3000" }],
    ["a host that begins like this machine", { Host: "127.0.0.1.evil.example" }],
    ["a host that ends almost like it", { Host: "evil-localhost" }],
    ["an address of the network", { Host: "192.168.0.5:3000" }],
    ["the host that a proxy was asked for", { "X-Forwarded-Host": "store.example.com" }],
    ["the last host of several proxies", { "X-Forwarded-Host": "127.0.0.1, store.example.com" }],
  ] as const)("gives nothing to %s, and says in one line what to set", async (_what, headers) => {
    for (const path of PATHS) {
      const answer = await sendRaw(here.port, path, { headers });
      expect(answer.status).toBe(421);
      expect(answer.body.toString()).toMatch(/^[^\n]*PUBLIC_ORIGIN[^\n]*$/);
      expect(answer.headers["x-frame-options"]).toBe("DENY");
    }
  });

  it("rejects a request line that names another host", async () => {
    const host = `Host: 127.0.0.1:${here.port}`;
    expect(await statusOf(here.port, ["GET / HTTP/1.1", host])).toBe(200);
    expect(await statusOf(here.port, ["GET http://evil.example/ HTTP/1.1", host])).toBe(421);
    expect(await statusOf(here.port, [`GET http://127.0.0.1/ HTTP/1.1`, "Host: evil.example"])).toBe(421);
  });

  it("works if the operator has configured this machine as the public address", async () => {
    const local = await serveStore({ variables: { PUBLIC_ORIGIN: "http://127.0.0.1:3000" } });
    expect((await sendRaw(local.port, "/", { headers: { Host: "localhost" } })).status).toBe(200);
    expect((await sendRaw(local.port, "/", { headers: { Host: "evil.example" } })).status).toBe(421);
    const proxied = { PUBLIC_ORIGIN: "http://127.0.0.1:8080", TRUST_PROXY: "1" };
    const behindProxy = await serveStore({ variables: proxied });
    const upstream = { Host: "store_upstream" };
    expect((await sendRaw(behindProxy.port, "/", { headers: upstream })).status).toBe(200);
    const asked = { ...upstream, "X-Forwarded-Host": "store.example.com" };
    expect((await sendRaw(behindProxy.port, "/", { headers: asked })).status).toBe(421);
  });
});

it.each([{}, { PUBLIC_ORIGIN: STORE }, BEHIND_PROXY])(
  "a request with two Host lines is refused for %o",
  async (variables) => {
    const store = await serveStore({ variables });
    const one = `Host: 127.0.0.1:${store.port}`;
    expect(await statusOf(store.port, ["GET / HTTP/1.1", one])).toBe(200);
    expect(await statusOf(store.port, ["GET / HTTP/1.1", one, one])).toBe(400);
    expect(await statusOf(store.port, ["GET / HTTP/1.1", one, "host: evil.example"])).toBe(400);
    expect(await statusOf(store.port, ["GET /api/store/games HTTP/1.1", "HOST: evil.example", one])).toBe(400);
  },
);
