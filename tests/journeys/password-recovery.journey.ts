import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const FIRST_PASSWORD = "a-long-winter-2026";
const NEW_PASSWORD = "a-lantern-above-the-harbour";

/** Opens the link of the newest mail to an address, as its owner would. */
async function openMail(page: Page, email: string): Promise<void> {
  await page.goto("/reference/mails");
  await page.getByRole("article").filter({ hasText: email }).first().getByRole("link").click();
}

test("a player who registered with an e-mail address sets a new password and signs in with it", async ({ page }) => {
  const userName = `forgetful-${randomUUID().slice(0, 18)}`;
  const email = `${userName}@example.com`;
  await page.goto("/register?return_url=%2Faccount&locale=en-US");
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill(FIRST_PASSWORD);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Nickname").fill("Forgetful");
  for (const box of await page.getByRole("checkbox", { name: "(required)" }).all()) await box.check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL((url) => url.pathname === "/account");

  await openMail(page, email);
  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();

  await page.goto("/logout");
  await page.goto("/login?return_url=%2Faccount&locale=en-US");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Username or email").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();

  await openMail(page, email);
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "Your new password is saved" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect((await page.request.get("/api/store/favorites")).status()).toBe(200);
});
