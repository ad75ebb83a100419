import { expect, it } from "vitest";
import { robotsOf } from "#app/server/search-engines.ts";
import { sendRaw, serveStore } from "./serve-store.ts";

const site = { origin: "https://store.example", basePath: "/shop" };

it("search engines may index the live store, except personal pages", () => {
  const robots = robotsOf(site, { envName: "live" });
  expect(robots).toContain("Disallow: /shop/cart\n");
  expect(robots).not.toContain("Disallow: /shop/game");
  expect(robots).toContain("Sitemap: https://store.example/shop/sitemap.xml\n");
});

it("the sitemap is made once for all who ask, and not sent again to those who have it", async () => {
  let asked = 0;
  const games = [{ gameCode: "tl" }];
  const store = await serveStore({
    publisher: {
      fetch: async () => {
        asked += 1;
        return Response.json({ games, goods: [], notices: [], has_more: false, previous_value: null });
      },
    },
  });
  const ask = (headers: Record<string, string> = {}) => sendRaw(store.port, "/sitemap.xml", { headers });
  const [first, ...others] = await Promise.all([ask(), ask({ "Accept-Encoding": "br" }), ask()]);
  expect(first?.body.toString()).toContain("<loc>");
  expect(first?.headers["content-length"]).toBe(String(first?.body.length));
  expect(others[0]?.headers["content-encoding"]).toBe("br");
  const askedAtFirst = asked;
  const { etag = "", "cache-control": caching } = (await ask()).headers;
  expect(caching).toBe("public, max-age=600");
  expect((await ask({ "If-None-Match": etag })).status).toBe(304);
  expect(asked).toBe(askedAtFirst);
});
