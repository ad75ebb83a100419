import { expect, test } from "./journey.ts";

test("a developer opens a link of the simulator and sees what a lobby in the launcher says, and that the address keeps every choice", async ({
  page,
}) => {
  await page.goto("/dev/simulator?shell=launcher&path=%2Fhome%2Ftl%2Flobby&country=KR&locale=ko-KR");
  const events = page.getByRole("complementary", { name: "Events" });
  await expect(events.getByText("onReady")).toBeVisible();
  const product = page.frameLocator("iframe");
  await expect(product.locator("html")).toHaveAttribute("lang", "ko-KR");

  // In the launcher the page is there as well as on the web, so that no choice on the way leads to one that is not.
  await page.getByLabel("Page").fill("/notice");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page).toHaveURL(/path=(%2F|\/)notice/);
  await page.getByLabel("Shell").selectOption("web");
  await expect(page).toHaveURL(/\/dev\/simulator\?(?!.*shell=)/);
  await expect(product.locator("h1")).toBeVisible();
});
