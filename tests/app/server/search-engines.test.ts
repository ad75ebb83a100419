import { expect, it } from "vitest";
import { robotsOf } from "#app/server/search-engines.ts";

const site = { origin: "https://store.example", basePath: "/shop" };

it("search engines may index the live store, except personal pages", () => {
  const robots = robotsOf(site, { envName: "live" });
  expect(robots).toContain("Disallow: /shop/cart\n");
  expect(robots).not.toContain("Disallow: /shop/game");
  expect(robots).toContain("Sitemap: https://store.example/shop/sitemap.xml\n");
});
