import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { TEST_TOOLS, TEST_TOOLS_TOKEN } from "../../support/test-tools.ts";
import { configurationFile } from "../configuration-file.ts";
import { type RawAnswer, SCRIPT, sendRaw, serveStore } from "./serve-store.ts";

const store = await serveStore();

/** Directives of a content security policy by name. */
function directivesOf(policy: string | string[] | undefined): Map<string, readonly string[]> {
  return new Map(
    String(policy)
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...values]) => [name, values]),
  );
}

const LONG_PAGE = `<!doctype html><p>${"a game store ".repeat(500)}</p>`;
const html = { "Content-Type": "text/html; charset=utf-8" };

describe("every answer of the store", () => {
  it("says nothing of a bug to the player, and writes it to the log", async () => {
    const broken = await serveStore({ renderPage: () => Promise.reject(new Error("secret detail of a bug")) });
    const { status, headers, body } = await sendRaw(broken.port, "/broken");
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      "retry-after": "5",
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
    });
    expect(body.toString()).not.toMatch(/secret|Error|\.ts/);
    expect(broken.logged.some(({ level, path }) => level >= 50 && path === "/broken")).toBe(true);
  });

  it("refuses at once requests it could only answer too late, and accepts the next page as soon as one is done", async () => {
    const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
    const busy = await serveStore({
      // All requests of the test come from one network.
      variables: { REQUESTS_PER_MINUTE: "0" },
      renderPage: async () => {
        await isDone;
        return new Response("<p>", { headers: html });
      },
    });
    const refused: RawAnswer[] = [];
    const waiting = Array.from({ length: 130 }, async () => {
      const answer = await sendRaw(busy.port, "/game/tl");
      if (answer.status === 503) refused.push(answer);
      return answer;
    });
    await expect.poll(() => refused.length).toBe(2);
    expect(refused[0]?.headers["retry-after"]).toBe("2");
    finish();
    expect((await Promise.all(waiting)).filter(({ status }) => status === 200)).toHaveLength(128);
    expect((await sendRaw(busy.port, "/game/tl")).status).toBe(200);
  });

  it("forbids pages to change by any method but GET and HEAD", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const { status, headers } = await sendRaw(store.port, "/game/tl", { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe("GET, HEAD");
    }
  });
});

describe("the content security policy of a page", () => {
  it("allows scripts by nonce only, and nothing unsafe", async () => {
    const policy = directivesOf((await sendRaw(store.port, "/")).headers["content-security-policy"]);
    const scripts = policy.get("script-src") ?? [];
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(scripts[1]).toBe("'strict-dynamic'");
    for (const name of ["script-src-elem", "script-src-attr"]) expect(policy.has(name)).toBe(false);
    expect([...policy].flatMap(([name, values]) => (name === "style-src-attr" ? [] : values)).join(" ")).not.toContain(
      "unsafe",
    );
  });

  it("enforces Trusted Types, forbids frames around it and foreign bases, forms and objects", async () => {
    const policy = directivesOf((await sendRaw(store.port, "/")).headers["content-security-policy"]);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(policy.get("trusted-types")).not.toContain("'allow-duplicates'");
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("connect-src")).toEqual(["'self'"]);
    expect(policy.get("worker-src")).toEqual(["'self'"]);
  });

  it("allows only the pages for developers in frames of the store", async () => {
    const withTestTools = { headers: { Cookie: TEST_TOOLS } };
    const tools = await serveStore({ variables: { TEST_TOOLS_TOKEN } });
    const { headers } = await sendRaw(tools.port, "/dev/kit/button", withTestTools);
    const policy = directivesOf(headers["content-security-policy"]);
    expect(policy.get("frame-src")).toEqual(["'self'", "https://www.youtube-nocookie.com"]);
    expect(policy.get("frame-ancestors")).toEqual(["'self'"]);
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    const live = await serveStore({ variables: { TEST_TOOLS_TOKEN, ENV_NAME: "live" } });
    for (const [port, path] of [
      [tools.port, "/game/tl"],
      [store.port, "/dev/kit/button"],
      [live.port, "/dev/kit/button"],
    ] as const) {
      const answer = await sendRaw(port, path, withTestTools);
      expect(directivesOf(answer.headers["content-security-policy"]).get("frame-ancestors")).toEqual(["'none'"]);
      expect(answer.headers["x-frame-options"]).toBe("DENY");
    }
  });

  it("has another nonce for each answer, the one the renderer was given", async () => {
    const nonces = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      const { headers, body } = await sendRaw(store.port, "/");
      const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "none";
      expect(body.toString()).toContain(`<p>${nonce}</p>`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });
});

describe("strict transport security", () => {
  const headerOf = async (variables: Record<string, string>, headers: Record<string, string> = {}) => {
    const store = await serveStore({ variables });
    return (await sendRaw(store.port, "/", { headers })).headers["strict-transport-security"];
  };

  it("is required where players use https", async () => {
    expect(await headerOf({ PUBLIC_ORIGIN: "https://store.example.com" })).toMatch(/max-age=63072000/);
    const behindProxy = { PUBLIC_ORIGIN: "https://store.example.com", TRUST_PROXY: "1" };
    expect(await headerOf(behindProxy, { "X-Forwarded-Proto": "http" })).toMatch(/max-age=63072000/);
  });

  it("is not required over http, nor because a client claims to use https", async () => {
    expect(await headerOf({})).toBeUndefined();
    expect(await headerOf({}, { "X-Forwarded-Proto": "https" })).toBeUndefined();
  });
});

describe("files of the build", () => {
  it("come in the brotli copy made at build time, and plain for who cannot read it", async () => {
    const small = await sendRaw(store.port, "/assets/entry-abc123.js", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(small.headers["content-encoding"]).toBe("br");
    expect(small.headers.vary).toContain("Accept-Encoding");
    expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT);
    const plain = await sendRaw(store.port, "/assets/entry-abc123.js");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it.each([
    "/assets/../secret.js",
    "/assets/../../secret.js",
    "/assets/%2e%2e/%2e%2e/secret.js",
    "/assets/..%2f..%2fsecret.js",
    "/assets/..%5c..%5csecret.js",
    "/assets/%252e%252e%252fsecret.js",
    "/assets/../manifest.json",
    "/assets/entry-abc123.js%00.css",
    "/assets/....//....//secret.js",
    "/assets//etc/passwd",
    "/assets/",
    "/assets",
    "/assets/%",
    "/assets/%c0%ae%c0%ae/secret.js",
  ])("never leave their folder: %s", async (path) => {
    const { status, body } = await sendRaw(store.port, path);
    expect(body.toString()).not.toMatch(/what only the server|root:/);
    expect(status).toBeLessThan(500);
  });
});

describe("answers made on the fly", () => {
  it("are compressed with brotli where the browser takes it, else with gzip, else not", async () => {
    const store = await serveStore({ renderPage: async () => new Response(LONG_PAGE, { headers: html }) });
    const encoded = (accepted: string) => sendRaw(store.port, "/", { headers: { "Accept-Encoding": accepted } });
    const brotli = await encoded("gzip, deflate, br, zstd");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG_PAGE);
    expect(brotli.headers["content-length"]).toBeUndefined();
    const gzip = await encoded("gzip, br;q=0");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(LONG_PAGE);
    const plain = await encoded("identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(LONG_PAGE);
    for (const answer of [brotli, gzip, plain]) expect(answer.headers.vary).toContain("Accept-Encoding");
  });

  it("reach the browser as a stream: the beginning does not wait for the end", async () => {
    let finish = () => {};
    const store = await serveStore({
      renderPage: async () => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(Buffer.from(`<!doctype html><head>${"x".repeat(2000)}</head>`));
            finish = () => {
              controller.enqueue(Buffer.from("<body>the end</body>"));
              controller.close();
            };
          },
        });
        return new Response(body, { headers: html });
      },
    });
    const answer = await fetch(store.origin, { headers: { "Accept-Encoding": "br" } });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = await reader?.read();
    expect(first?.value).toContain("</head>");
    expect(first?.value).not.toContain("the end");
    finish();
    let rest = "";
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) rest += piece.value;
    expect(rest).toContain("the end");
  });
});

it("health is good as long as the process runs; ready only while the publisher's data can be reached", async () => {
  let ready = true;
  const store = await serveStore({
    publisher: { probe: async () => (ready ? { ready } : { ready, reason: "the database does not answer" }) },
  });
  expect((await sendRaw(store.port, "/readyz")).status).toBe(200);
  ready = false;
  const waiting = await sendRaw(store.port, "/readyz");
  expect(waiting.status).toBe(503);
  expect(JSON.parse(waiting.body.toString())).toEqual({ status: "waiting", reason: "the database does not answer" });
  expect((await sendRaw(store.port, "/healthz")).status).toBe(200);
});

it("a store below a path serves its files below it, and at the root for fonts and icons, which know no base path; health stays at the root", async () => {
  const below = await serveStore({ variables: { CONFIG_FILE: configurationFile('{"basePath": "/store"}') } });
  for (const address of ["/store/assets/entry-abc123.js", "/assets/entry-abc123.js"]) {
    const script = await sendRaw(below.port, address);
    expect(script.status).toBe(200);
    expect(script.body.toString()).toBe(SCRIPT);
  }
  expect((await sendRaw(below.port, "/healthz")).status).toBe(200);
});
