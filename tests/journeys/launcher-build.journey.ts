import { readdirSync, readFileSync } from "node:fs";
import { join as joinPath } from "node:path";
import { fileURLToPath } from "node:url";
import { readBuilds } from "#app/bin/keep-earlier-files.ts";
import { type LauncherBundle, openLauncherBundle } from "../support/launcher-bundle.ts";
import { expect, join, test as journeyTest } from "./journey.ts";
import { callsOf, putIntoLauncher, untilReady } from "./launcher-visit.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

const test = journeyTest.extend<object, { bundle: LauncherBundle }>({
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const bundle = await openLauncherBundle();
      await use(bundle);
      await bundle.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ bundle }, use) => use(bundle.storeOrigin),
});

// One worker builds and serves for all of them.
test.describe.configure({ mode: "default" });

test.beforeEach(({ bundle }) => bundle.configure(JSON.stringify({ purpleDomain: bundle.storeOrigin })));

test("a command that the launcher gives before the page knows its settings is carried out once it does @wide", async ({
  page,
  context,
  bundle,
}) => {
  await putIntoLauncher(context);
  const held = Promise.withResolvers<void>();
  await page.route("**/configuration.json", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(bundle.address);
  await page.waitForFunction(() => "purpleWeb" in window);
  expect(await page.evaluate(() => Reflect.get(window, "purpleWeb").goTo("/home/aion/lobby"))).toBe(true);
  held.resolve();
  await expect(page).toHaveURL(`${bundle.address}#/home/aion/lobby`);
  await expect(page.getByText("Fortress hours begin")).toBeVisible();
});

test("a launcher build on a plain file server opens on the games, leads into a lobby and starts the game @wide", async ({
  page,
  context,
  bundle,
}) => {
  await putIntoLauncher(context);
  await page.goto(bundle.address);
  await expect(page).toHaveURL(`${bundle.address}#/index`);
  await untilReady(page);
  await page.getByRole("link", { name: "Aion" }).first().click();
  await expect(page).toHaveURL(`${bundle.address}#/home/aion/lobby`);
  await expect(page.getByText("Fortress hours begin")).toBeVisible();
  const picture = page.locator("main img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Take off" }).click();
  await expect.poll(() => callsOf(page)).toContainEqual(["goToNGP", "aion"]);
  await page.reload();
  await expect(page.getByText("Fortress hours begin")).toBeVisible();
});

test("from a launcher build a player pays at the publisher's, and comes back into it whatever becomes of it @wide", async ({
  page,
  context,
  bundle,
}) => {
  await join(page, "Pays from afar", "/account");
  await putIntoLauncher(context);
  const goToPayment = async () => {
    await page.getByRole("button", { name: "Go to payment" }).first().click();
    await page.waitForURL(`${bundle.storeOrigin}/pay/*`);
  };
  await page.goto(`${bundle.address}#/goods/aion/aion-deluxe`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  // It is also in the table of editions, which is loaded lazily.
  await page.getByRole("link", { name: "In your cart" }).first().click();
  await goToPayment();
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await page.waitForURL(`${bundle.address}#/order/result?orderKey=*`);
  await expect(page.getByRole("heading", { level: 1, name: "Order canceled" })).toBeVisible();
  await page.goto(`${bundle.address}#/cart`);
  await goToPayment();
  await page.getByRole("button", { name: /^Pay ₩/ }).click();
  await page.waitForURL(`${bundle.address}#/order/result?orderKey=*`);
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
});

test("a launcher build without a configuration shows a message @wide", async ({ page, bundle }) => {
  bundle.configure('{"purpleDomain":"somewhere"}');
  await page.goto(bundle.address);
  await expect(page.getByRole("heading", { name: "An error has occurred." })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("purpleDomain");
  bundle.configure(JSON.stringify({ purpleDomain: bundle.storeOrigin }));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("link", { name: "Aion" }).first()).toBeVisible();
});

const isScript = (name: string) => name.endsWith(".js");

/** Scripts of the launcher build, and of the website's newest build, which others lie beside. */
function scriptsOf(bundle: LauncherBundle) {
  const output = joinPath(root, ".output");
  const assets = joinPath(bundle.folder, "assets");
  const [newest = []] = readBuilds(output);
  const read = (file: string) => readFileSync(file, "utf8");
  return {
    launcher: readdirSync(assets)
      .filter(isScript)
      .map((name) => read(joinPath(assets, name))),
    website: newest
      .filter((file) => file.startsWith("client/") && isScript(file))
      .map((file) => read(joinPath(output, file))),
  };
}

test("a launcher build brings nothing of the other shells along @wide", ({ bundle }) => {
  const { launcher, website } = scriptsOf(bundle);
  const hasIn = (scripts: readonly string[]) => (mark: string) => scripts.some((script) => script.includes(mark));
  // Strings in the code of the app's commands, the social SDK, third-party scripts and the simulator.
  const marks = [
    "https://store.example.com/media/tl-hero.webp",
    "the social SDK failed",
    "a script of another company did not come",
    "simulated-native",
  ];
  expect(marks.filter(hasIn(website))).toEqual(marks);
  expect(marks.filter(hasIn(launcher))).toEqual([]);
});
