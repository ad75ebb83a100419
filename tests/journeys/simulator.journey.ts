import { expect, test } from "./journey.ts";
import { untilReacts } from "./visit.ts";

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

test("a developer gives the page in the launcher a command with an input of their own, and reads what it has become", async ({
  page,
}) => {
  await page.goto("/dev/simulator?shell=launcher&path=%2Fhome%2Ftl%2Flobby&country=KR");
  const events = page.getByRole("complementary", { name: "Events" });
  await events.getByText("State of the page").click();
  const state = events.getByRole("definition");
  const shown = (name: string) => state.filter({ has: page.locator(`xpath=../dt[. = "${name}"]`) });
  await expect(shown("isFullBannerOpen")).toHaveText("true");
  await expect(shown("pageProcessStatus")).toHaveText("NORMAL");
  await expect(events.getByText("onReady")).toBeVisible();

  await page.getByRole("button", { name: "closePopup" }).click();
  await expect(shown("launcherClosedPopupName")).toHaveText("spotlight");

  await page.getByText("Any command of the launcher").click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(shown("isFocusStatus")).toHaveText("false");
  await page.getByLabel("Input").fill("true");
  await expect(page.getByText("Write a list in JSON")).toBeVisible();
  await page.getByLabel("Input").fill("[true]");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(shown("isFocusStatus")).toHaveText("true");

  await page.frameLocator("iframe").getByRole("button", { name: "Go to the lobby" }).click();
  await expect(shown("isFullBannerOpen")).toHaveText("false");
  await expect(shown("fullBannerWatched")).toContainText("true");
});

test("a developer sees what the mobile app is told, as the app reads it", async ({ page }) => {
  await page.goto("/dev/simulator?shell=app&path=%2Fgame%2Ftl&country=KR");
  const share = page.frameLocator("iframe").getByRole("button", { name: "Share", exact: true });
  await untilReacts(share);
  await share.click();
  const event = page
    .getByRole("complementary", { name: "Events" })
    .getByRole("listitem")
    .filter({ hasText: "shareMessage" });
  await expect(event).toContainText('[{"message":"Throne and Liberty\\nhttp');
  const { width, height } = (await event.getByText("app", { exact: true }).boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(height);
});

test("a link of the simulator shows the same clock, lobbies and account after any fault and under one, in a browser that is new to it", async ({
  page,
  browser,
  diary,
}) => {
  // The page under the fault may not come: the browser says so.
  diary.expectMessages(/Failed to load resource/);
  await page.goto("/dev/simulator?path=%2Fnotice&fault=no-answers");
  await expect(page.locator("iframe")).toBeAttached();

  // The publisher still answers nobody when another browser opens its link.
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  const settings = other.getByRole("complementary", { name: "Settings" });
  await other.goto("/dev/simulator?path=%2Fgame%2Ftl&fault=all-down&account=player-kr");
  await expect(settings.getByRole("button", { name: "Launch", exact: true })).toBeVisible();
  await settings.getByText("Lobbies of all games").click();
  await expect(settings.getByRole("button", { name: "Lobby of Throne and Liberty, KR" })).toBeVisible();
  await expect(other.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("An error has occurred.");

  await settings.getByLabel("Fault").selectOption("");
  const product = other.frameLocator("iframe");
  await expect(product.getByRole("heading", { level: 1 })).toHaveText("Throne and Liberty");
  await expect(product.getByRole("button", { name: /^Account of/ })).toBeVisible();
  await context.close();
});
