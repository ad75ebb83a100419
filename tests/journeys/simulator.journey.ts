import { startSeededStore } from "../support/seeded-folder.ts";
import { expect, test, testAlone } from "./journey.ts";
import { signIn, untilReacts } from "./visit.ts";

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

test("a developer gives the page in the launcher a command with an input of their own, and reads what it has become @wide", async ({
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

test("a developer sees the commands of the mobile app, as the app reads them @wide", async ({ page }) => {
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

test("a link of the simulator shows the same clock, lobbies and account after any fault and under one, in a browser that is new to it @wide", async ({
  page,
  browser,
}) => {
  // The page may fail to load under the fault, and the browser reports that.
  await page.goto("/dev/simulator?path=%2Fnotice&fault=no-answers");
  await expect(page.locator("iframe")).toBeAttached();

  // The publisher is still away when another browser opens the link.
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  const settings = other.getByRole("complementary", { name: "Settings" });
  await other.goto("/dev/simulator?path=%2Fgame%2Ftl&fault=all-down&account=player-kr");
  await expect(settings.getByRole("button", { name: "Launch", exact: true })).toBeVisible();
  await settings.getByText("Lobbies of all games").click();
  await settings.getByText("Throne and Liberty").click();
  await expect(settings.getByRole("button", { name: "Lobby of Throne and Liberty, KR", exact: true })).toBeVisible();
  await expect(other.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("An error has occurred.");

  await settings.getByLabel("Fault").selectOption("none");
  const product = other.frameLocator("iframe");
  await expect(product.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  await expect(product.getByRole("button", { name: /^Account:/ })).toBeVisible();
  await context.close();
});

test("a developer hands on a link that shows what they have come to, on a phone, and chooses on from there @wide", async ({
  page,
}) => {
  // The test also covers players who go on before all pictures are loaded.
  const come = Promise.withResolvers<void>();
  await page.route(/\.avif\b/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto("/dev/simulator?path=%2Fgame%2Ftl&country=KR");
  const frame = page.locator("iframe");
  const product = page.frameLocator("iframe");
  await product.locator("main a[href$='/game/tl/review']").first().click();
  await expect(product.getByRole("heading", { level: 1 })).toHaveText("Reviews");
  come.resolve();
  await expect(page).toHaveURL(/path=(%2F|\/)game(%2F|\/)tl(%2F|\/)review/);

  // It is still the same document: text typed into it would still be there.
  await frame.evaluate(({ contentWindow }: HTMLIFrameElement) => {
    Object.assign(contentWindow ?? {}, { isTheSame: true });
  });
  await page.getByRole("button", { name: "Phone width" }).click();
  await expect(page).toHaveURL(/width=phone/);
  await expect.poll(() => frame.evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  const isTheSame = () =>
    frame.evaluate(({ contentWindow }: HTMLIFrameElement) => Reflect.get(contentWindow ?? {}, "isTheSame") === true);
  expect(await isTheSame()).toBe(true);

  await page.reload();
  await expect.poll(() => frame.evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  await expect
    .poll(() => frame.evaluate(({ contentWindow }: HTMLIFrameElement) => contentWindow?.location.pathname))
    .toBe("/game/tl/review");
  await page.getByLabel("Theme").selectOption("dark");
  await expect(product.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page).toHaveURL(/review/);
});

test("a developer chooses the café of the launcher, and a lobby of any kind in any country of a game @wide", async ({
  page,
}) => {
  await page.goto("/dev/simulator?shell=launcher&path=%2Fhome%2Ftl%2Flobby&country=KR");
  const product = page.frameLocator("iframe");
  await page.getByLabel("Internet café").selectOption("any");
  await expect(product.getByText("Internet café benefits are on")).toBeVisible();
  await page.getByLabel("Internet café").selectOption("beta");
  await expect(product.getByText("This café is taking part in the test")).toBeVisible();

  const settings = page.getByRole("complementary", { name: "Settings" });
  await settings.getByText("Lobbies of all games").click();
  await settings.getByText("Throne and Liberty").click();
  expect(await settings.getByRole("button", { name: /^FGT lobby of Throne and Liberty, / }).count()).toBeGreaterThan(4);
  await settings.getByRole("button", { name: "Pre-home lobby of Throne and Liberty, KR" }).click();
  await expect(page).toHaveURL(/path=(%2F|\/)prehome(%2F|\/)tl(%2F|\/)lobby/);
  await expect(product.locator("[data-state]").first()).toBeVisible();
});

test("a developer reads what is logged of clicks, and what the player consents to @wide", async ({ page, context }) => {
  const configuration = { adScripts: ["https://ads.example/a.js"], tagContainers: ["https://tags.example/t.js"] };
  const store = await startSeededStore({ configuration, settings: { ENV_NAME: "rc" } });
  await context.route(/^https:\/\/(ads|tags)\.example\//, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto(`${store.origin}/dev/simulator?path=%2Faccount&country=KR&locale=en-US`);
  const events = page.getByRole("complementary", { name: "Events" }).getByRole("listitem");
  const product = page.frameLocator("iframe");
  await product.getByRole("dialog").getByRole("button", { name: "Agree", exact: true }).click();
  await expect(events.filter({ hasText: "adConsent" })).toContainText("AGREE");
  await product.getByText("Allow statistics").click();
  await expect(events.filter({ hasText: "policyConsent" })).toContainText("AGREE");
  await product.getByText("Allow statistics").click();
  await expect(events.filter({ hasText: "policyConsent" }).first()).toContainText("REJECT");

  const footerLink = product.getByRole("contentinfo").getByRole("link").first();
  await untilReacts(footerLink);
  await footerLink.click();
  const logged = events.filter({ hasText: "account / root" });
  await expect(logged).toContainText('"logId": 4001');
  await expect(logged).toContainText('"clientType": 4');

  await page.close();
  await store.stop();
});

test("opening the simulator changes neither who is signed in nor clock and faults; choosing an account says what it does", async ({
  page,
  controls,
}) => {
  // What the page asked for when the account was signed out.
  await signIn(page, "player-kr", "/order");
  const state = { clockOffsetMs: 120_000, faults: [{ pathPrefix: "/community/none", status: 503 }] };
  await controls.set(state);
  const read = async () => await (await page.request.get("/reference/controls")).json();
  await page.goto("/dev/simulator?path=%2Forder");
  const product = page.frameLocator("iframe");
  const account = product.getByRole("button", { name: /^Account:/ });
  await expect(account).toBeVisible();
  const settings = page.getByRole("complementary", { name: "Settings" });
  await expect(settings.getByLabel("Account")).toHaveAccessibleDescription(/signs in or out in the store outside/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await read()).toMatchObject(state);

  await settings.getByLabel("Account").selectOption("guest");
  await expect(settings.getByLabel("Account")).toHaveAccessibleDescription(/Signed out, also in the store outside/);
  await expect(product.getByText("It is available after login.")).toBeVisible();
  await expect(account).toHaveCount(0);
  await settings.getByRole("button", { name: "Now" }).click();
  // A chosen clock leaves the faults as they are.
  await expect.poll(read).toMatchObject({ ...state, clockOffsetMs: 0 });
});

testAlone(
  "a developer drags the clock, and the lobby of a game goes from its preparation through the countdown to its launch @wide",
  async ({ page }) => {
    await page.goto("/dev/simulator?shell=launcher&path=%2Fhome%2Fnlw%2Flobby&country=KR");
    const product = page.frameLocator("iframe");
    const state = product.locator("[data-state]").first();
    await expect(state).toHaveAttribute("data-state", "countdown");
    const clock = page.getByRole("slider", { name: "Clock" });
    const dragTo = async (part: number) => {
      await clock.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await clock.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [least, most, value] = await clock.evaluate(({ min, max, value }: HTMLInputElement) => [
        +min,
        +max,
        +value,
      ]);
      const at = (value - least) / (most - least);
      const thumb = height / 2;
      await page.mouse.move(x + thumb + at * (width - 2 * thumb), y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + thumb + part * (width - 2 * thumb), y + height / 2, { steps: 5 });
      await page.mouse.up();
    };
    await dragTo(0);
    await expect(state).toHaveAttribute("data-state", "prepare");
    await expect(page).toHaveURL(/minutes=-\d+/);
    await page.getByRole("button", { name: "Countdown", exact: true }).click();
    await expect(state).toHaveAttribute("data-state", "countdown");
    await dragTo(1);
    await expect(state).toHaveAttribute("data-state", "launching");
    await page.getByRole("button", { name: "Now" }).click();
    await expect(state).toHaveAttribute("data-state", "countdown");
  },
);
