import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { findBarriersOn, RULES } from "../support/axe.ts";
import { expect, join, test } from "./journey.ts";

/** A page of another site: browsers take `localhost` and `127.0.0.1` for two. */
async function startOtherSite(html: (store: string) => string, store: string) {
  const server = createServer((_request, answer) =>
    answer.setHeader("Content-Type", "text/html; charset=utf-8").end(html(store)),
  );
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.request.get("/api/store/favorites")).status() === 200;
}

test("another site cannot sign a player out; a player who follows its link must confirm", async ({
  page,
  baseURL,
  pageLog,
}) => {
  pageLog.expectMessages(/status of 403|ERR_BLOCKED|ERR_ABORTED|X-Frame-Options|frame-ancestors|CORS/);
  await join(page, "Lantern", "/account");
  const other = await startOtherSite(
    (store) => `<!doctype html><title>Elsewhere</title>
<img src="${store}/logout?redirect=false" alt=""><iframe src="${store}/logout"></iframe>
<link rel="prefetch" href="${store}/logout">
<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${store}/logout"]}]}</script>
<script>fetch("${store}/logout?redirect=false", { mode: "no-cors", credentials: "include" }).catch(() => undefined).finally(() => { document.title = "Done"; });</script>
<a href="${store}/logout">See the offer</a>`,
    baseURL ?? "",
  );
  try {
    await page.goto(other.address);
    await expect(page).toHaveTitle("Done");
    expect(await isSignedIn(page)).toBe(true);
    await page.getByRole("link", { name: "See the offer" }).click();
    await expect(page.getByRole("heading", { name: "Sign out?" })).toBeVisible();
    expect(await findBarriersOn(page, RULES)).toEqual([]);
    expect(await isSignedIn(page)).toBe(true);
    await page.getByRole("link", { name: "Stay signed in" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await isSignedIn(page)).toBe(true);

    await page.goto(other.address);
    await page.getByRole("link", { name: "See the offer" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await isSignedIn(page)).toBe(false);
  } finally {
    other.close();
  }
});
