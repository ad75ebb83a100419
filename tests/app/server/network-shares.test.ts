import { afterEach, describe, expect, it, vi } from "vitest";
import { clientNetworkOf, createNetworkShares, networkBoundsOf } from "#app/server/network-shares.ts";
import { type ServedStore, sendRaw, serveStore } from "./serve-store.ts";

const LOCAL = { publicOrigin: null, trustProxy: false };
const BEHIND_PROXY = { publicOrigin: "https://store.example.com", trustProxy: true };
const WITHOUT_TRUST = { publicOrigin: "https://store.example.com", trustProxy: false };

const networkOf = (settings: typeof LOCAL | typeof BEHIND_PROXY, remoteAddress: string, forwarded?: string) =>
  clientNetworkOf(
    new Request("http://127.0.0.1/", forwarded === undefined ? {} : { headers: { "X-Forwarded-For": forwarded } }),
    { socket: { remoteAddress } } as never,
    settings,
  );

it("the network that a request is counted for is the client's, and is not known behind a proxy whose addresses are not trusted", () => {
  expect(networkOf(LOCAL, "127.0.0.1")).toBe("127.0.0.1");
  expect(networkOf(BEHIND_PROXY, "10.0.0.2", "203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf(BEHIND_PROXY, "10.0.0.2", "2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(networkOf(BEHIND_PROXY, "10.0.0.2")).toBeUndefined();
  expect(networkOf(BEHIND_PROXY, "198.51.100.2")).toBe("198.51.100.2");
  for (const proxy of ["127.0.0.1", "::1", "::ffff:10.1.2.3", "172.20.0.3", "192.168.1.1", "fd00::7"]) {
    expect(networkOf(WITHOUT_TRUST, proxy, "203.0.113.7"), proxy).toBeUndefined();
  }
  for (const client of ["198.51.100.2", "2001:db8:1:2::9"]) expect(networkOf(WITHOUT_TRUST, client)).toBeDefined();
});

describe("the share of a network", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("allows a burst, a sixth of a minute, and comes back as time passes", () => {
    vi.useFakeTimers();
    const shares = createNetworkShares(networkBoundsOf({ requestsPerMinute: 6_000 }));
    expect([600, 400, 100].map((cost) => shares.count("one", cost))).toEqual([null, null, 1]);
    expect([shares.count("other", 1), shares.count(undefined, 1)]).toEqual([null, null]);
    expect(shares.count("one", 750)).toBe(8);
    vi.advanceTimersByTime(2_000);
    expect([shares.count("one", 200), shares.count("one", 1)]).toEqual([null, 1]);
    vi.advanceTimersByTime(60_000);
    expect([shares.count("one", 1_000), shares.count("one", 1)]).toEqual([null, 1]);
  });

  it("renders pages one after another, with rests that leave most of the time to others", async () => {
    vi.useFakeTimers();
    const shares = createNetworkShares(networkBoundsOf({ requestsPerMinute: 6_000 }));
    const begun: string[] = [];
    const startedAt = performance.now();
    const render = (network: string | undefined) =>
      shares.render(network, () => {
        begun.push(`${network} ${performance.now() - startedAt}`);
        return new Promise<void>((resolve) => setTimeout(resolve, 20));
      });
    const pages = Promise.all(["one", "one", "other", undefined].map(render));
    await vi.advanceTimersByTimeAsync(200);
    await pages;
    expect(begun.sort()).toEqual(["one 0", "one 140", "other 0", "undefined 0"]);
  });

  it("has no bounds if the settings want none", async () => {
    const shares = createNetworkShares(networkBoundsOf({ requestsPerMinute: null }));
    expect(shares.count("one", 1_000_000)).toBeNull();
    expect(await shares.run("pages", "one", async () => "page")).toBe("page");
  });
});

describe("a client that asks for more than its share", () => {
  const CLIENT = { "X-Forwarded-For": "203.0.113.7" };
  const OTHER = { "X-Forwarded-For": "198.51.100.2" };
  const variables = { PUBLIC_ORIGIN: "http://127.0.0.1:8080", TRUST_PROXY: "1" };
  let store: ServedStore;
  let release = () => {};
  afterEach(() => release());

  it.each([
    ["calls", "/api/slow", 24, 256],
    ["pages", "/game/tl", 8, 128],
  ])(
    "waits for its own %s while another is answered at once; beyond its queue it is refused with a time",
    async (_kind, path, running, queued) => {
      const opened = Promise.withResolvers<void>();
      release = opened.resolve;
      let begun = 0;
      const answer = async (request: Request) => {
        const isOther = request.headers.get("X-Forwarded-For") === OTHER["X-Forwarded-For"];
        if (!isOther) begun += 1;
        if (!isOther) await opened.promise;
        return new Response("answer");
      };
      store = await serveStore({
        variables,
        publisher: { fetch: answer },
        renderPage: ({ request }) => answer(request),
      });
      const asked = Array.from({ length: running + queued }, () => sendRaw(store.port, path, { headers: CLIENT }));
      await expect.poll(() => begun).toBe(running);
      expect((await sendRaw(store.port, path, { headers: OTHER })).status).toBe(200);
      const beyond = await sendRaw(store.port, path, { headers: CLIENT });
      expect([beyond.status, beyond.headers["retry-after"]]).toEqual([429, "2"]);
      expect((await sendRaw(store.port, "/healthz", { headers: CLIENT })).status).toBe(200);
      release();
      expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    },
  );

  it("has to wait for a refusal of the publisher too, so that asking again at once keeps nothing busy", async () => {
    store = await serveStore({ variables, publisher: { fetch: async () => new Response(null, { status: 429 }) } });
    const startedAt = performance.now();
    expect((await sendRaw(store.port, "/api/x", { headers: CLIENT })).status).toBe(429);
    expect(performance.now() - startedAt).toBeGreaterThan(450);
  });

  it("in all is refused for a while: pages, calls, files and forms, not health checks", async () => {
    store = await serveStore({ variables: { ...variables, REQUESTS_PER_MINUTE: "60" } });
    const statuses = async (headers: Record<string, string>) => {
      const paths = ["/game/tl", "/api/x", "/assets/entry-abc123.js", "/robots.txt", "/healthz"];
      const answers = await Promise.all(paths.map((path) => sendRaw(store.port, path, { headers })));
      return answers.map(({ status }) => status);
    };
    expect(await statuses(CLIENT)).toEqual([200, 200, 200, 200, 200]);
    await Promise.all(Array.from({ length: 160 }, () => sendRaw(store.port, "/api/x", { headers: CLIENT })));
    expect(await statuses(CLIENT)).toEqual([429, 429, 429, 429, 200]);
    const page = await sendRaw(store.port, "/", { headers: { ...CLIENT, Accept: "text/html" } });
    expect(page.body.toString()).toContain('<a href="/">Try again</a>');
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    expect(await statuses(OTHER)).toEqual([200, 200, 200, 200, 200]);
  });
});
