import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect, join, PASSWORD, type PageLog, test, untilReacts } from "./journey.ts";

const NEW_PASSWORD = "seven-otters-under-a-bridge";
const ACCOUNT = "/account?locale=en-US";

/** Fills in the sign-in page and sends it. */
async function sendSignIn(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The same player in another browser. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, pageLog: PageLog, userName: string) {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-US", serviceWorkers: "block" });
  pageLog.watch(context);
  const page = await context.newPage();
  await page.goto(`/login?return_url=${encodeURIComponent(ACCOUNT)}`);
  await sendSignIn(page, userName, PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  return { page, close: () => context.close() };
}

/** Clicks a button of the account once it is hydrated; lazy sections load when they come near the viewport. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  await page.getByRole("heading", { name: "Sign-in and security" }).scrollIntoViewIfNeeded();
  await untilReacts(button);
  await button.click();
}

test("a new password signs the player out everywhere else, and is the one to sign in with", async ({
  page,
  browser,
  baseURL,
  pageLog,
}) => {
  const { userName } = await join(page, "Lock and key", ACCOUNT);
  const other = await openElsewhere(browser, baseURL, pageLog, userName);

  await page.reload();
  const sessions = page.getByRole("list", { name: "Where you’re signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await press(page, "Change password");
  await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change password", exact: true }).click();
  await expect(page.getByText("Your password has been changed, and 1 other device has been signed out")).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await page.reload();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);

  await other.page.goto(`/login?return_url=${encodeURIComponent(ACCOUNT)}`);
  await sendSignIn(other.page, userName, PASSWORD);
  await expect(other.page.getByText("That username and password don’t match.")).toBeVisible();
  await sendSignIn(other.page, userName, NEW_PASSWORD);
  await expect(other.page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await page.reload();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await press(page, "Sign out everywhere else");
  const question = page.getByRole("dialog", { name: "Sign out everywhere else?" });
  await question.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("1 other device has been signed out")).toBeVisible();
  await other.page.reload();
  await expect(other.page.getByText("It is available after login.")).toBeVisible();
  await other.close();
});

test("a second factor is set up with an authenticator app, required at the next sign-in, and turned off @phone @wide-on-phone", async ({
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
  const [recoveryCode = ""] = await codes.getByRole("listitem").allInnerTexts();
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
  await sendSignIn(page, userName, PASSWORD);
  // A code counts once: the next one of the app, which its clock is allowed to be ahead with.
  await page.getByLabel("6-digit code").fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: /sign in|continue/i }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await press(page, "Turn off");
  await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Code from the app or recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  await expect(page.getByText("Two-step verification is off")).toBeVisible();
});
