import { describe, expect, it } from "vitest";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { payOnPage } from "../../support/pay-on-page.ts";
import { startTestBackend, type TestViewer } from "../../support/test-backend.ts";
import { testContent } from "../../support/test-content.ts";
import { newPlayer } from "./new-player.ts";
import { placeOrder } from "./purchases.ts";
import { atProcess } from "./two-processes.ts";

const LAUNCHER = "https://launcher.example.com";
const STRANGER = "https://stranger.example.com";

const backend = openTestStore("postgres", {
  allowedOrigins: [LAUNCHER],
  content: testContent,
});

const ask = (path: string, init: RequestInit): Promise<Response> =>
  backend.backend.fetch(new Request(`http://localhost${path}`, init));

describe("pages of other origins", () => {
  it("of a launcher build may read answers as their player, with time and session", async () => {
    const answer = await ask("/api/store/games", { headers: { Origin: LAUNCHER } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(LAUNCHER);
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBe("true");
    const readable = answer.headers.get("Access-Control-Expose-Headers")?.split(", ");
    expect(readable).toEqual(expect.arrayContaining(["Date", "X-PP-Sid", "Retry-After"]));
    expect(answer.headers.get("Vary")).toContain("Origin");
  });

  it("show the pictures of a store that has launcher builds, or a host for its files, and of no other", async () => {
    const database = backend.database;
    const sharingOf = async (options: Parameters<typeof startTestBackend>[1]) => {
      const store = await startTestBackend(database, { content: testContent, ...options });
      const paths = ["/media/mark.svg", "/media/art/tl/stand-in-hero.svg", "/media/art/avatars/avatar-01.svg"];
      const answers = await Promise.all(paths.map((path) => store.visitor().fetch(path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      return new Set(answers.map(({ headers }) => headers.get("Cross-Origin-Resource-Policy")));
    };
    expect(await sharingOf({})).toEqual(new Set(["same-origin"]));
    expect(await sharingOf({ allowedOrigins: [LAUNCHER] })).toEqual(new Set(["cross-origin"]));
    expect(await sharingOf({ sharesPictures: true })).toEqual(new Set(["cross-origin"]));
  });

  it("get the allowed headers and methods in a preflight", async () => {
    const answer = await ask("/api/store/cart/items", {
      method: "OPTIONS",
      headers: {
        Origin: LAUNCHER,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type,x-pp-sid",
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(LAUNCHER);
    expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("PATCH");
    expect(answer.headers.get("Access-Control-Allow-Headers")).toContain("X-PP-Sid");
  });

  it.each([STRANGER, "null", `${LAUNCHER}.evil.example`])(
    "at %s may neither read nor ask beforehand",
    async (origin) => {
      const answer = await ask("/api/store/games", { headers: { Origin: origin } });
      expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
      const asked = await ask("/api/store/games", {
        method: "OPTIONS",
        headers: { Origin: origin, "Access-Control-Request-Method": "GET" },
      });
      expect(asked.status).toBe(404);
      expect(asked.headers.has("Access-Control-Allow-Origin")).toBe(false);
    },
  );
});

describe("a payment returns to the origin of the order", () => {
  const newBuyer = async () => (await newPlayer(backend)).player;
  const place = (buyer: TestViewer, origin: string | null, return_path?: string) =>
    placeOrder(buyer, ["linw-deluxe"], { return_path, headers: origin === null ? {} : { Origin: origin } });
  const payFor = async (buyer: TestViewer, placed: Response, action?: "confirm" | "cancel" | "fail") => {
    const { order_key, redirect_url } = (await placed.json()) as { order_key: string; redirect_url: string };
    const page = await buyer.fetch(redirect_url);
    const paid = await payOnPage(buyer.fetch, redirect_url, action);
    return { orderKey: order_key, formsTo: formsOf(page), leadsTo: paid.headers.get("Location"), redirect_url };
  };
  const formsOf = (page: Response) =>
    /form-action ([^;]+)/.exec(page.headers.get("Content-Security-Policy") ?? "")?.[1]?.split(" ");

  it.each(["confirm", "cancel", "fail"] as const)("of a launcher build, whether the buyer chose %s", async (action) => {
    const buyer = await newBuyer();
    const placed = await place(buyer, LAUNCHER, "/games/#/order/result");
    const { orderKey, formsTo, leadsTo, redirect_url } = await payFor(buyer, placed, action);
    expect(leadsTo).toBe(`${LAUNCHER}/games/#/order/result?orderKey=${orderKey}`);
    expect(formsTo).toEqual(["'self'", LAUNCHER]);
    expect((await buyer.fetch(redirect_url)).headers.get("Location")).toBe(leadsTo);
  });

  it("of the store itself", async () => {
    const buyer = await newBuyer();
    const { orderKey, formsTo, leadsTo } = await payFor(buyer, await place(buyer, "http://localhost"));
    expect(leadsTo).toBe(`/order/result?orderKey=${orderKey}`);
    expect(formsTo).toEqual(["'self'"]);
  });

  it("of the shell that wanted the same last", async () => {
    const buyer = await newBuyer();
    const first = (await (await place(buyer, null)).json()) as { order_key: string };
    const { orderKey, leadsTo } = await payFor(buyer, await place(buyer, LAUNCHER, "/#/order/result"));
    expect(orderKey).toBe(first.order_key);
    expect(leadsTo).toBe(`${LAUNCHER}/#/order/result?orderKey=${orderKey}`);
  });

  it.each([
    `${STRANGER}/order/result`,
    "//stranger.example.com/",
    "/\\stranger.example.com/",
    "javascript:alert(1)",
    "/order/result#https://stranger.example.com/",
    "/order/result?x=\r\n",
  ])("and never to %s", async (address) => {
    const buyer = await newBuyer();
    expect((await place(buyer, LAUNCHER, address)).status).toBe(400);
  });

  it("and for a page of a stranger there is no order", async () => {
    const buyer = await newBuyer();
    expect((await place(buyer, STRANGER)).status).toBe(403);
  });

  it("and to the store's own page once the origin is allowed no more", async () => {
    const buyer = await newBuyer();
    const placed = await place(buyer, LAUNCHER, "/games/#/order/result");
    const stricter = await startTestBackend(backend.database, { content: testContent });
    const { orderKey, formsTo, leadsTo } = await payFor(atProcess(buyer, stricter), placed);
    expect(leadsTo).toBe(`/order/result?orderKey=${orderKey}`);
    expect(formsTo).toEqual(["'self'"]);
  });
});
