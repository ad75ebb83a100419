import type { Page } from "@playwright/test";
import { createPlayer, expect, fillSignIn, join, openPage, signIn, test, testAlone, untilReacts } from "./journey.ts";
import { putIntoLauncher } from "./launcher-visit.ts";
import { comeBackToCheck, LOADED_AFTER_MS, takeNewVersion } from "./new-version.ts";

/** The same version is neither announced nor applied again. */
async function expectNoFurtherReload(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-new", ""));
  for (const _ of [1, 2]) await comeBackToCheck(page);
  await expect(page.getByText("A new version is ready")).toHaveCount(0);
  await expect(page.locator("html[data-new]")).toHaveCount(1);
}

// A silent reload, and an alert that takes the focus before it.
for (const kind of ["reloadVersion", "refreshVersion"] as const) {
  test(`a new ${kind} leaves an open form, its words, the cursor, what was narrowed and the scroll position${kind === "reloadVersion" ? " @phone @wide-on-phone" : " @wide"}`, async ({
    page,
    controls,
  }) => {
    await page.clock.install();
    const words = page.getByRole("textbox", { name: "Review text" });
    await controls.set({ versions: { [kind]: "1" } });
    await signIn(page, "player-kr", "/game/bns2/review?sort=newest");
    await page.getByRole("button", { name: "Write a review" }).click();
    await page.getByRole("radio", { name: "4 stars – good" }).check({ force: true });
    await words.fill("A rope, a lamp and good company.");
    await comeBackToCheck(page);
    await words.focus();
    await words.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 6));
    const scrolled = await page.evaluate(() => scrollY);
    await takeNewVersion(page, controls, kind);

    await expect(words).toHaveValue("A rope, a lamp and good company.");
    await expect(words).toBeFocused();
    expect(await words.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([
      2, 6,
    ]);
    await expect(page.getByRole("radio", { name: "4 stars – good" })).toBeChecked();
    await expect(page).toHaveURL(/sort=newest/);
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(40);
    await expectNoFurtherReload(page);
  });
}

/** Opens all reviews of the game that is shown, and narrows them to those of four stars. */
async function narrowReviews(page: Page) {
  const open = page.getByRole("link", { name: /^See all \d+ reviews$/ });
  await untilReacts(open);
  await open.click();
  const popup = page.getByRole("dialog", { name: "Reviews" });
  const stars = popup.getByRole("combobox", { name: "Stars" });
  await stars.selectOption("4");
  await expect(stars).toHaveValue("4");
  return { open, popup, stars };
}

test("a new pageVersion opens again what was open, with what was chosen in it and the focus where it goes back to", async ({
  page,
  controls,
}) => {
  await page.clock.install();
  await controls.set({ versions: { pageVersion: "1" } });
  await openPage(page, "/game/tl");
  await comeBackToCheck(page);
  const { open, popup, stars } = await narrowReviews(page);
  await stars.focus();
  const scrolled = await page.evaluate(() => scrollY);
  await takeNewVersion(page, controls, "pageVersion");
  await expect(popup).toBeVisible();
  await expect(stars).toHaveValue("4");
  await expect(stars).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(40);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(open).toBeFocused();
  await expectNoFurtherReload(page);
});

test("a guest who goes to sign in from a popup is back in it, with what was chosen there", async ({
  page,
  request,
}) => {
  const player = await createPlayer(request);
  await openPage(page, "/game/tl");
  const { popup, stars } = await narrowReviews(page);
  const helpful = popup.getByRole("button", { name: /^Helpful/ }).first();
  await helpful.click();
  await page
    .getByRole("dialog", { name: "It is available after login." })
    .getByRole("link", { name: "Sign in" })
    .click();
  await fillSignIn(page, player);
  await expect(page).toHaveURL(/\/game\/tl#reviews$/);
  await expect(popup).toBeVisible();
  await expect(stars).toHaveValue("4");
  // The action that needed the sign-in continues without a second click.
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
});

test("two tabs agree who is there: both sign out together, and both are there again when one has signed in", async ({
  page,
  context,
}) => {
  await context.clock.install();
  await join(page, "Twotabs", "/notice");
  const other = await context.newPage();
  await openPage(other, "/game/tl");
  // The listener for other tabs is loaded once the page is idle, like the bell.
  await expect(other.getByRole("button", { name: "Notifications" })).toBeVisible();
  // The step back of a popup that closes must not cancel the reload.
  await other.getByRole("button", { name: "Share", exact: true }).click();
  await expect(other.getByRole("dialog")).toBeVisible();

  await page.getByRole("button", { name: "Account: Twotabs" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();

  await signIn(page, "player-kr", "/notice");
  await context.clock.fastForward(LOADED_AFTER_MS);
  await expect(other.getByRole("button", { name: /^Account:/ })).toBeVisible();
});

testAlone(
  "in the launcher a session that ends is renewed unseen: what is pressed then is done, without a message",
  async ({ page, context }) => {
    await putIntoLauncher(context);
    const signInAgain = async () => {
      await page.request.post("/reference/sign-in", { data: { userName: "player-kr" } });
    };
    await context.exposeFunction("signInAgain", signInAgain);
    await context.addInitScript(() => {
      const refresh = () => Reflect.get(window, "signInAgain")();
      const bridge: object = Reflect.get(window, "purpleLauncher");
      const renewing = new Proxy(bridge, { get: (it, name) => (name === "refresh" ? refresh : Reflect.get(it, name)) });
      Object.assign(window, { purpleLauncher: renewing });
    });
    await signInAgain();
    await openPage(page, "/game/tl");
    await comeBackToCheck(page, false);
    // The session ends while the press is on its way: no earlier call of the page has been refused and had it renewed already.
    await page.route(
      ({ pathname }) => pathname.includes("/favorites"),
      async (route) => {
        await page.request.get("/logout?redirect=false");
        await route.continue();
      },
      { times: 1 },
    );

    const answers: number[] = [];
    page.on("response", (response) => {
      if (response.request().method() === "PUT") answers.push(response.status());
    });
    const heart = page.getByRole("button", { name: "Favorite Throne and Liberty" }).first();
    await heart.click();
    await expect.poll(() => answers).toEqual([401, 200]);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
);
