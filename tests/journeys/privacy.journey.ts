import type { BrowserContext } from "@playwright/test";
import { startSeededStore } from "../support/seeded-folder.ts";
import { expect, test, untilHydrated, untilReacts } from "./journey.ts";

const ADS = "https://ads.example";
const TAGS = "https://tags.example";

/** Third-party requests of pages; both companies answer with empty scripts. */
async function watchForeign(context: BrowserContext, own: string) {
  const asked: string[] = [];
  const foreign = new Set<string>();
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== own) foreign.add(origin);
  });
  await context.route(/^https:\/\/(ads|tags)\.example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return { asked, foreign };
}

/** A store that names the scripts of both companies. */
const startAdvertisingStore = () =>
  startSeededStore({
    configuration: { adScripts: [`${ADS}/a.js`], tagContainers: [`${TAGS}/t.js`] },
    settings: { ENV_NAME: "rc" },
  });

test("nothing is asked of other companies before a player allows it, and players see and take along what was logged of them", async ({
  page,
  context,
}) => {
  const store = await startAdvertisingStore();

  const { asked, foreign } = await watchForeign(context, store.origin);

  await page.goto(`${store.origin}/game/tl?country=US&locale=en-US`);
  await untilHydrated(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.goto(`${store.origin}/account?country=KR&locale=en-US`);
  const question = page.getByRole("dialog");
  await expect(question).toBeVisible();
  expect([...foreign], "asked of others before an answer").toEqual([]);
  await question.getByRole("button", { name: "Agree", exact: true }).click();
  await expect.poll(() => asked).toEqual([`${ADS}/a.js`]);
  expect([...foreign]).toEqual([ADS]);

  await page.getByText("Allow statistics").click();
  await expect.poll(() => asked).toEqual([`${ADS}/a.js`, `${TAGS}/t.js`]);

  const sent = page.waitForRequest((request) => request.url().endsWith("/logd/log/send"));
  const footerLink = page.getByRole("contentinfo").getByRole("link").first();
  await untilReacts(footerLink);
  await footerLink.click();
  expect((await sent).postDataJSON()).toContainEqual(
    expect.objectContaining({ logId: 4001, logName: "ButtonClicked", logType: 6 }),
  );
  await page.goto(`${store.origin}/account?country=US&locale=en-US`);
  const logged = page.getByRole("list", { name: "Your activity log" });
  await expect(logged).toContainText("Your account · Store");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect((await download).suggestedFilename()).toBe("logged-clicks.json");
  await page.getByRole("button", { name: "Erase this list" }).click();
  await expect(page.getByText("Nothing has been logged on this device.")).toBeVisible();

  await page.close();
  await store.stop();
});
