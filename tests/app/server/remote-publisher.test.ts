import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { createRemotePublisher } from "#app/server/remote-publisher.ts";
import { readRequestBody } from "../../support/local-server.ts";
import { openLocalServer } from "../../support/open-local-server.ts";
import { serveStore } from "./serve-store.ts";

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A remote publisher that records its requests and answers with a session, a redirect and a body. */
async function startUpstream() {
  const seen: Seen[] = [];
  const { origin, close } = await openLocalServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    seen.push({ method, url, headers, body: await readRequestBody(request) });
    response.writeHead(url === "/login" ? 303 : 200, {
      "Set-Cookie": ["pp_session=abc; Path=/; HttpOnly", "second=2; Path=/"],
      "X-Pp-Sid": "public-1",
      Connection: "keep-alive",
      ...(url === "/login" ? { Location: "/game/tl" } : {}),
    });
    response.end('{"ok":true}');
  });
  return { origin, close, seen };
}

const FRONT = "http://store.example.com";

describe("a publisher API on another machine", () => {
  it("gets path, query, method, body and cookies as the browser sent them", async () => {
    const { origin, seen } = await startUpstream();
    const answer = await createRemotePublisher(origin, null).fetch(
      new Request(`${FRONT}/api/store/games/tl/reviews?sort=newest&q=%EB%B3%B4`, {
        method: "POST",
        body: '{"score":5}',
        headers: { Cookie: "pp_session=abc", "Idempotency-Key": "key-1", "Content-Type": "application/json" },
      }),
    );
    expect(await answer.json()).toEqual({ ok: true });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: "POST",
      url: "/api/store/games/tl/reviews?sort=newest&q=%EB%B3%B4",
      body: '{"score":5}',
      headers: { cookie: "pp_session=abc", "idempotency-key": "key-1", "content-type": "application/json" },
    });
    expect(seen[0]?.headers.host).toBe(new URL(origin).host);
  });

  it("that leads back to the store is refused when a request comes by again", async () => {
    const store = await openLocalServer(async ({ url = "", headers }, response) => {
      const answer = await publisher.fetch(new Request(FRONT + url, { headers: { Via: headers.via ?? "" } }));
      response.writeHead(answer.status).end(await answer.text());
    });
    const publisher = createRemotePublisher(store.origin, null);
    const answer = await publisher.fetch(new Request(`${FRONT}/api/store/games`));
    expect([answer.status, await answer.json()]).toMatchObject([508, { error: { code: "PUBLISHER_LOOP" } }]);
  });

  it("receives the client's identity from the store, never the client's own claims", async () => {
    const { origin, seen } = await startUpstream();
    const publisher = createRemotePublisher(origin, null);
    const lies = {
      Forwarded: "for=198.51.100.1",
      "X-Forwarded-For": "198.51.100.1",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      "X-Real-IP": "198.51.100.1",
    };
    const ask = () => new Request(`${FRONT}/api/store/games`, { headers: lies });
    await publisher.fetch(ask(), { clientAddress: "203.0.113.7", network: "203.0.113.7" });
    await publisher.fetch(ask(), { onBehalfOf: "203.0.113.8", network: "203.0.113.8" });
    await publisher.fetch(ask());
    expect(seen.map(({ headers }) => headers["x-forwarded-for"])).toEqual(["203.0.113.7", "203.0.113.8", undefined]);
    for (const { headers } of seen) {
      expect(headers).toMatchObject({ "x-forwarded-host": "store.example.com", "x-forwarded-proto": "http" });
      expect(JSON.stringify(headers)).not.toMatch(/198\.51|evil/);
    }
  });

  it("answers with all its cookies, its session id and its redirects, which the browser follows", async () => {
    const { origin } = await startUpstream();
    const answer = await createRemotePublisher(origin, null).fetch(new Request(`${FRONT}/login`, { method: "POST" }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/game/tl");
    expect(answer.headers.get("X-Pp-Sid")).toBe("public-1");
    expect(answer.headers.getSetCookie()).toEqual(["pp_session=abc; Path=/; HttpOnly", "second=2; Path=/"]);
    expect(answer.headers.has("Connection")).toBe(false);
  });

  it("sets its cookies for https only where players use https, whatever it knows of that", async () => {
    const { origin } = await startUpstream();
    const answer = await createRemotePublisher(origin, null).fetch(
      new Request("https://store.example.com/login", { method: "POST" }),
    );
    expect(answer.headers.getSetCookie()).toEqual([
      "pp_session=abc; Path=/; HttpOnly; Secure",
      "second=2; Path=/; Secure",
    ]);
  });

  it("treats the store's pages as its own, so that it accepts writes of players", async () => {
    const { origin, seen } = await startUpstream();
    await createRemotePublisher(origin, null).fetch(
      new Request(`${FRONT}/api/x`, { method: "POST", headers: { Origin: FRONT } }),
    );
    await createRemotePublisher(origin, "https://store.example.com").fetch(
      new Request("http://10.0.0.7:3000/api/x", { method: "POST", headers: { Origin: "https://store.example.com" } }),
    );
    expect(seen.map(({ headers }) => headers.origin)).toEqual([origin, origin]);
    expect(seen.map(({ headers }) => headers["sec-fetch-site"])).toEqual(["same-origin", "same-origin"]);
  });

  it("receives the origin of another site's page unchanged, so that it can refuse its requests", async () => {
    const { origin, seen } = await startUpstream();
    const strangers = [
      "https://evil.example",
      "null",
      "http://store.example.com.evil.example",
      // The store's host over the other scheme, or at another port, is another site.
      "https://store.example.com",
      "http://store.example.com:8080",
    ];
    for (const foreign of strangers) {
      await createRemotePublisher(origin, null).fetch(
        new Request(`${FRONT}/api/x`, { method: "POST", headers: { Origin: foreign } }),
      );
    }
    expect(seen.map(({ headers }) => headers.origin)).toEqual(strangers);
    expect(seen.map(({ headers }) => headers["sec-fetch-site"])).toEqual(strangers.map(() => undefined));
  });

  it("cannot be made to answer for another host by the path", async () => {
    const { origin, seen } = await startUpstream();
    await createRemotePublisher(origin, null).fetch(new Request(`${FRONT}//evil.example/api/x`));
    expect(seen).toHaveLength(1);
  });

  it("is reported as unreachable in the publisher's own envelope if it does not answer", async () => {
    const { origin, close } = await startUpstream();
    await close();
    const publisher = createRemotePublisher(origin, null);
    const answer = await publisher.fetch(
      new Request(`${FRONT}/api/store/games`, { headers: { "X-PP-Trace-Id": "trace-7" } }),
    );
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await answer.json()).toEqual({
      error: { code: "UPSTREAM_UNREACHABLE", message: "the publisher API does not answer", trace_id: "trace-7" },
    });
    expect(await publisher.probe()).toEqual({ ready: false, reason: `${origin} does not answer` });
  });

  it("is reported in words to players who open one of its pages", async () => {
    const publisher = createRemotePublisher("http://127.0.0.1:1", null);
    for (const path of ["/login", "/pay/1", "/sso"]) {
      const answer = await publisher.fetch(new Request(`${FRONT}${path}`, { headers: { Accept: "text/html,*/*" } }));
      expect([answer.status, answer.headers.get("Retry-After")], path).toEqual([503, "5"]);
      const page = await answer.text();
      expect(page, path).toContain(`<a href="${path}">Try again</a>`);
      // A file of the publisher would be missing as well.
      expect(page.match(/(?:src|<link [^>]*href)="(?!data:)/g), path).toBeNull();
    }
  });

  it("is reported as unreachable if it accepts a request and never answers", async () => {
    const { origin } = await openLocalServer(() => undefined);
    const publisher = createRemotePublisher(origin, null, 100);
    const answer = await publisher.fetch(new Request(`${FRONT}/api/store/games`));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await answer.json()).toMatchObject({ error: { code: "UPSTREAM_UNREACHABLE" } });
    expect(await publisher.probe()).toMatchObject({ ready: false });
  });
});

describe("a store that asks another one, which trusts it", () => {
  /** Origins that the other store accepts: of a browser's call and of a page's own. */
  async function clientsSeen(
    front: Record<string, string>,
    back: Record<string, string>,
    headers: Record<string, string>,
  ): Promise<readonly (string | undefined)[]> {
    const seen: (string | undefined)[] = [];
    const behind = await serveStore({
      variables: back,
      publisher: {
        fetch: async (_request, connection) => {
          seen.push(connection?.clientAddress);
          return Response.json({});
        },
      },
    });
    const store = await serveStore({
      variables: front,
      publisher: createRemotePublisher(behind.origin, null),
      renderPage: async ({ publisherFetch, guestFetch, request }) => {
        await publisherFetch(`${new URL(request.url).origin}/api/as-the-player`, {});
        await guestFetch(`${new URL(request.url).origin}/api/as-a-guest`, {});
        return new Response("<p>page</p>", { headers: { "Content-Type": "text/html" } });
      },
    });
    await fetch(`${store.origin}/api/call`, { headers });
    await fetch(`${store.origin}/`, { headers });
    return seen;
  }

  it("can distinguish its clients, in calls of browsers and of the store for a page", async () => {
    const behindBalancer = { "X-Forwarded-For": "198.51.100.1, 203.0.113.7" };
    const both = { PUBLIC_ORIGIN: "https://store.example.com", TRUST_PROXY: "1" };
    expect(await clientsSeen(both, both, behindBalancer)).toEqual(Array(3).fill("203.0.113.7"));
  });

  it("trusts no client's forwarded headers, neither in the store nor in a store that trusts no proxy", async () => {
    const lie = { "X-Forwarded-For": "198.51.100.1" };
    const open = { PUBLIC_ORIGIN: "https://store.example.com" };
    const trusting = { ...open, TRUST_PROXY: "1" };
    expect(await clientsSeen({}, trusting, lie)).toEqual(Array(3).fill("127.0.0.1"));
    // Behind an untrusted proxy no client is known, so that none can use up the limits of all.
    expect(await clientsSeen(open, trusting, lie)).toEqual(Array(3).fill(undefined));
    expect(await clientsSeen(trusting, open, lie)).toEqual(Array(3).fill(undefined));
  });
});
