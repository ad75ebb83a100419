import { randomUUID } from "node:crypto";
import { expect, test } from "./journey.ts";

for (const javaScriptEnabled of [true, false]) {
  test(`a new player reads the terms, is asked for what is missing and joins, ${javaScriptEnabled ? "with" : "without"} scripts @phone @wide-on-phone`, async ({
    openOther,
  }) => {
    const page = await openOther({ javaScriptEnabled });
    await page.goto("/register?locale=en-US&return_url=%2Fdownload");
    const userName = `heron-${randomUUID().slice(0, 8)}`;
    await page.getByLabel("Username").fill(userName);
    await page.getByLabel("Nickname").fill("Night Heron");
    await page.getByLabel("Password").fill("a-long-winter-2026");

    await page.getByRole("button", { name: "Terms of use" }).click();
    await expect(page.getByRole("heading", { name: "Terms of use" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("heading", { name: "Terms of use" })).toBeHidden();
    await expect(page.getByLabel("Password")).toHaveValue("a-long-winter-2026");

    await page.getByLabel("I accept the terms of use.").check();
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Agree to the privacy policy to continue.")).toBeVisible();
    await expect(page.getByLabel("I accept the terms of use.")).toBeChecked();
    await expect(page.getByLabel("Nickname")).toHaveValue("Night Heron");

    await page.getByLabel("Password").fill("a-long-winter-2026");
    await page.getByLabel("I have read the privacy policy").check();
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL((url) => url.pathname === "/download");
  });
}
