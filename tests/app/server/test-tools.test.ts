import { request as sendRequest } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { testToolsCookie } from "#adapters/reference-backend/http/test-tools.ts";
import { createHttpViewer, type HttpViewer } from "../../support/http-viewer.ts";
import type { LocalServer } from "../../support/local-server.ts";
import { openLocalServer } from "../../support/open-local-server.ts";
import { TEST_TOOLS, TEST_TOOLS_TOKEN } from "../../support/test-tools.ts";
import { configurationFile } from "../configuration-file.ts";
import { seededStore } from "./seeded-store.ts";
import { sendRaw, serveStore } from "./serve-store.ts";

const WRONG = "pp_test_tools=token-of-another-store";
const FRAMED = { headers: { "Sec-Fetch-Dest": "iframe" } };
const BELOW = { CONFIG_FILE: configurationFile('{"basePath": "/games"}') };

/** Uses a tool in a browser; what that answers with the test tools, and without them, as unknown addresses do. */
type Tool = readonly [name: string, use: (browser: HttpViewer) => Promise<unknown>, opened: unknown, closed: unknown];

const call = (method: "GET" | "POST" | "PUT", path: string, opened: number): Tool => {
  const json = path === "/reference/sign-in" ? { userName: "player-kr" } : {};
  const use = async (browser: HttpViewer) => {
    const { headers, status } = await browser.fetch(path, method === "GET" ? {} : { method, json });
    return headers.get("Location") ?? status;
  };
  return [`${method} ${path}`, use, opened, path.startsWith("/dev") ? "/not-found" : 404];
};
const text = (path: string, part: string): Tool => [
  `${part} in ${path}`,
  async (browser) => (await (await browser.fetch(path)).text()).includes(part),
  true,
  false,
];
const TOOLS: readonly Tool[] = [
  call("GET", "/reference/controls", 200),
  call("PUT", "/reference/controls", 200),
  call("POST", "/reference/players", 201),
  call("POST", "/reference/sign-in", 200),
  call("GET", "/reference/mails", 200),
  call("GET", "/dev/simulator", 200),
  call("GET", "/dev/kit/button/stage", 200),
  text("/", "hasTestTools"),
  text("/login", "purple-seoul-2026"),
  [
    "a simulated page",
    (browser) =>
      browser.fetch("/?simulation=shell%3Dapp", FRAMED).then(({ headers }) => headers.get("X-Frame-Options")),
    "SAMEORIGIN",
    "DENY",
  ],
  [
    "a ready account",
    (browser) => browser.signIn("player-kr").then(() => "signed in", String),
    "signed in",
    expect.stringContaining("answered with 401"),
  ],
];

describe("the test tools", () => {
  const sandbox = seededStore();
  const live = seededStore({ ENV_NAME: "live" });
  /** A proxy that sends requests on as a browser would. */
  let proxy: LocalServer;
  beforeAll(async () => {
    proxy = await openLocalServer((asked, answer) => {
      const { method, headers, url } = asked;
      const asBrowser = { method, headers: { ...headers, host: new URL(sandbox.origin).host } };
      const onward = sendRequest(sandbox.origin + url, asBrowser, (given) => {
        given.pipe(answer.writeHead(given.statusCode ?? 0, given.rawHeaders));
      });
      asked.pipe(onward);
    });
  });

  it.each(TOOLS)("are open with the token of the store only: %s", async (_tool, use, opened, closed) => {
    const at = (origin: string, cookie: string) => use(createHttpViewer(() => origin, new Map(), cookie));
    for (const origin of [sandbox.origin, proxy.origin]) {
      for (const cookie of ["theme=dark", WRONG])
        expect(await at(origin, cookie), `${origin} ${cookie}`).toEqual(closed);
      expect(await at(origin, `${WRONG}; ${TEST_TOOLS}`), origin).toEqual(opened);
    }
    expect(await at(live.origin, TEST_TOOLS)).toEqual(closed);
  });
});

describe("the link that the start prints", () => {
  const store = seededStore({ TEST_TOOLS_TOKEN: "", ...BELOW });

  it("turns the test tools on in the browser that opens it", async () => {
    const link = /^The store is open at (\S+)$/m.exec(store.output())?.[1] ?? "";
    expect(link).toMatch(new RegExp(`^${store.origin}/games/\\?test-tools=[\\w-]{32}$`));
    const { status, headers } = await fetch(link, { redirect: "manual" });
    expect([status, headers.get("Location")]).toEqual([303, `${store.origin}/games/`]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pp_test_tools=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const [cookie = ""] = (headers.getSetCookie()[0] ?? "").split(";");
    expect((await fetch(`${store.origin}/reference/controls`, { headers: { Cookie: cookie } })).status).toBe(200);
  });

  it.each([
    ["/?test-tools=TOKEN", "/"],
    ["/login?return_url=%2Fa+b&test-tools=TOKEN", "/login?return_url=%2Fa+b"],
    ["/games/game/tl?test-tools=TOKEN&sort=new", "/games/game/tl?sort=new"],
    ["/api/store/games?test-tools=TOKEN", "/api/store/games"],
    ["//evil.example/?test-tools=TOKEN", "//evil.example/"],
  ])("works at every address, which loses the token: %s", async (path, target) => {
    const open = async (token: string, variables: Record<string, string> = {}) => {
      const served = await serveStore({ variables: { TEST_TOOLS_TOKEN, ...BELOW, ...variables } });
      const { headers } = await sendRaw(served.port, path.replace("TOKEN", token));
      return [headers.location?.replace(served.origin, ""), headers["set-cookie"]?.[0]];
    };
    expect(await open(TEST_TOOLS_TOKEN)).toEqual([target, `${TEST_TOOLS}; Path=/; HttpOnly; SameSite=Lax`]);
    expect(await open("token-of-another-store")).toEqual([target, undefined]);
    expect(await open(TEST_TOOLS_TOKEN, { ENV_NAME: "live" })).toEqual([undefined, undefined]);
    const origin = "https://rc-store.example.com";
    expect((await open(TEST_TOOLS_TOKEN, { PUBLIC_ORIGIN: origin }))[0]).toBe(origin + target);
  });

  it.each([
    ["https://store.example.com/", "; Domain=example.com"],
    ["https://store.example.org/", ""],
    ["https://notexample.com/", ""],
  ])("counts on all hosts that share the session: %s%s", (address, domain) => {
    const cookie = testToolsCookie(new Request(address), TEST_TOOLS_TOKEN, ".example.com");
    expect(cookie).toBe(`${TEST_TOOLS}; Path=/; HttpOnly; SameSite=Lax${domain}; Secure`);
  });

  it("reaches neither pages nor the log", async () => {
    const seen: string[] = [];
    const renderPage = async ({ request: { url } }: { readonly request: Request }) => {
      seen.push(url);
      return new Response("", { status: 500 });
    };
    const served = await serveStore({ variables: { TEST_TOOLS_TOKEN }, renderPage });
    await fetch(`${served.origin}/?test-tools=${TEST_TOOLS_TOKEN}`);
    expect([seen, served.logged]).toMatchObject([[`${served.origin}/`], [{ status: 500 }]]);
    expect(JSON.stringify(served.logged)).not.toContain(TEST_TOOLS_TOKEN);
  });
});
