import { expect, test } from "./journey.ts";

test("content for adults asks once for a birthday, and refuses minors for the session", async ({ page }) => {
  const choose = async (year: string) => {
    await page.getByLabel("Year").selectOption(year);
    await page.getByLabel("Month").selectOption("May");
    await page.getByLabel("Day").selectOption("17");
    await page.getByRole("button", { name: "Continue" }).click();
  };
  await page.goto("/game/bns?country=KR");
  await expect(page.getByRole("heading", { name: "For ages 19 and up" })).toBeVisible();
  await choose("1988");
  await expect(page.getByRole("heading", { level: 1, name: /Blade/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /Blade/ })).toBeVisible();
  await page.context().clearCookies({ name: "age" });
  await page.goto("/game/bns?country=KR");
  await choose("2015");
  await expect(page.getByText("this page is for players ages 19 and up")).toBeVisible();
  await page.goto("/game/bns/review?country=KR");
  await expect(page.getByText("this page is for players ages 19 and up")).toBeVisible();
});
