import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { AXE_SOURCE, type Axe, RULES } from "../support/axe.ts";
import { codeAt } from "../support/second-factor.ts";
import { createPlayer, expect, join, PASSWORD, test } from "./journey.ts";

const STEP_MS = 30_000;

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

async function expectNoBarrier(page: Page): Promise<void> {
  await page.evaluate(AXE_SOURCE);
  const violations = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    const result = await axe.run(document, { runOnly: { type: "tag", values } });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, RULES);
  expect(violations).toEqual([]);
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
    await expectNoBarrier(page);
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

test("the address of sign-out that a player types signs out at once", async ({ page }) => {
  // A pending request of the player may still be answered after the sign-out.
  await join(page, "Lantern", "/account");
  await page.goto("/logout");
  await page.waitForURL((url) => url.pathname === "/");
  expect(await isSignedIn(page)).toBe(false);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a player signs in with password and code, and with a recovery code", async ({ page }) => {
    // The answer to a wrong code.
    const { userName } = await createPlayer(page.request);
    const begun = await page.request.post("/api/account/second-factor", { data: { password: PASSWORD } });
    const { secret } = (await begun.json()) as { secret: string };
    const confirmed = await page.request.put("/api/account/second-factor", {
      data: { code: codeAt(secret, Date.now()) },
    });
    const { recovery_codes: recoveryCodes } = (await confirmed.json()) as { recovery_codes: string[] };
    const givePassword = async () => {
      await page.goto("/logout");
      await page.goto("/login?return_url=%2Faccount&locale=en-US");
      await page.getByLabel("Username").fill(userName);
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    };

    await givePassword();
    const code = page.getByLabel("6-digit code");
    await expect(code).toBeFocused();
    await code.fill("000 000");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("This code is wrong, has expired or was already used.")).toBeVisible();
    // The first code belongs to a step that has been used.
    await code.fill(codeAt(secret, Date.now() + STEP_MS));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL((url) => url.pathname === "/account");
    expect(await isSignedIn(page)).toBe(true);

    await givePassword();
    await page.getByRole("link", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCodes[0]?.toLowerCase() ?? "");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL((url) => url.pathname === "/account");
    expect(await isSignedIn(page)).toBe(true);
  });
});
