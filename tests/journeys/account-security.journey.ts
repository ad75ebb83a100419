import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect, join, PASSWORD, test, untilReacts } from "./journey.ts";

const ACCOUNT = "/account?locale=en-US";

/** Clicks a button of the account once it is hydrated; lazy sections load when they come near the viewport. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  await page.getByRole("heading", { name: "Sign-in and security" }).scrollIntoViewIfNeeded();
  await untilReacts(button);
  await button.click();
}

test("a second factor is set up with an authenticator app, and required at the next sign-in @phone @wide-on-phone", async ({
  page,
}) => {
  const { userName } = await join(page, "Two keys", ACCOUNT);
  await press(page, "Set up");
  const popup = page.getByRole("dialog", { name: "Set up two-step verification" });
  await popup.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await popup.getByRole("button", { name: "Continue" }).click();
  await expect(popup.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const key = (await popup.getByRole("note").innerText()).replaceAll(/\s/g, "");
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await popup.getByLabel("Code from the app").fill(app.generate());
  await popup.getByRole("button", { name: "Turn on" }).click();

  const codes = page.getByRole("alertdialog", { name: "Save your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    codes.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("purple-recovery-codes.txt");
  await codes.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(page.getByText("Two-step verification is on")).toBeVisible();

  const signOut = page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).first();
  await untilReacts(signOut);
  await signOut.click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await page.goto(`/login?return_url=${encodeURIComponent(ACCOUNT)}`);
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  // A code counts once: the next one of the app, which its clock is allowed to be ahead with.
  await page.getByLabel("6-digit code").fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: /sign in|continue/i }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
});
