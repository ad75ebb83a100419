import type { Page } from "@playwright/test";
import { PUBLISHER_SERVICES } from "#adapters/wire/publisher-paths.ts";
import { serveLauncherBundle } from "../support/launcher-bundle.ts";
import { startPostgresServer } from "../support/postgres-server.ts";
import { createSeededFolder } from "../support/seeded-folder.ts";
import { type SplitTopology, startSplitTopology } from "../support/split-topology.ts";
import { expect, fillSignInAsReady, openPage, test } from "./journey.ts";
import { putIntoLauncher } from "./launcher-visit.ts";
import { buy, expectPicture, untilWarm, type WalkedStore, walkThrough } from "./whole-walk.ts";

const walkedStore = ({ origin, originOf }: SplitTopology, basePath = ""): WalkedStore => ({
  address: origin + basePath,
  local: `http://127.0.0.1:${new URL(origin).port}${basePath}`,
  signInOrigin: originOf("purple"),
  paymentOrigin: originOf("payment"),
  staticOrigin: originOf("static"),
});

/** Leads a page as the launcher around it does. */
const lead = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((target) => Reflect.get(window, "purpleWeb").goTo(target), path);

test("a player walks through a store whose services are each at an origin of their own", async ({ page }) => {
  const data = await createSeededFolder();
  const topology = await startSplitTopology({ database: { DATA_DIR: data.path } });
  await walkThrough(page, walkedStore(topology));
  await page.close();
  await topology.close();
  expect(topology.output()).not.toMatch(/"level":(4|5|6)0/);
  await data.remove();
});

test("a player in the launcher walks through services at origins of their own, in the store's pages and in a launcher build @wide", async ({
  page,
  context,
}) => {
  const data = await createSeededFolder();
  const bundle = await serveLauncherBundle();
  const bundleOrigin = `http://launcher.store.localhost:${new URL(bundle.origin).port}`;
  const topology = await startSplitTopology({ database: { DATA_DIR: data.path }, allowedOrigins: [bundleOrigin] });
  bundle.configure(JSON.stringify(topology.configuration));
  const store = walkedStore(topology);

  await test.step("sign in, on the page that the launcher opens for it", async () => {
    await untilWarm(store);
    await page.goto(`${store.signInOrigin}/login?return_url=${encodeURIComponent(`${store.address}/main`)}`);
    await putIntoLauncher(context);
    await fillSignInAsReady(page, "player-kr");
    await page.waitForURL(`${store.address}/main`);
  });
  await test.step("buy on the store's pages", async () => {
    await openPage(page, `${store.address}/goods/aion/aion-deluxe`);
    await buy(page, store);
  });
  await test.step("board, notice and mini game on the store's pages", async () => {
    await page.goto(`${store.address}/home/tl/board/free`);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await page.goto(`${store.address}/notice`);
    await expect(page.getByRole("link", { name: "Throne and Liberty: Storm Festival" })).toBeVisible();
    await page.goto(`${store.address}/mini-game`);
    await expect(page.frameLocator("iframe").getByRole("button")).toHaveCount(3);
  });

  const build = `${bundleOrigin}/games/`;
  await test.step("lobby and notification in a launcher build", async () => {
    await page.goto(build);
    await page.getByRole("link", { name: "Aion" }).first().click();
    await expect(page).toHaveURL(`${build}#/home/aion/lobby`);
    await expectPicture(page.locator("main img").first(), store);
    await lead(page, "/notification");
    await expect(page.getByRole("link", { name: /Aion Deluxe Edition/ }).first()).toBeVisible();
  });
  await test.step("buy in a launcher build", async () => {
    await lead(page, "/goods/linw/linw-deluxe");
    await buy(page, { address: `${build}#`, paymentOrigin: store.paymentOrigin });
  });
  await page.close();
  await topology.close();
  await bundle.close();
  await data.remove();
});

test("@split the same on PostgreSQL, each service a process of its own", async ({ page }) => {
  const postgres = await startPostgresServer();
  const topology = await startSplitTopology({
    database: { DATABASE_URL: await postgres.createDatabase() },
    processes: PUBLISHER_SERVICES.map((service) => [service]),
  });
  await walkThrough(page, walkedStore(topology));
  await page.close();
  await topology.close();
  await postgres.stop();
});

/** Faults of a service, and the page's calls during them. */
const FAULTS = ["down", "slow", "html", "other version", "not allowed by CORS"] as const;
const WITH_FAULT = /net::ERR_|blocked by CORS policy|status of 50\d/;

for (const fault of FAULTS) {
  // All but one are walked with `npm run e2e -- --topology split`.
  test(`a service that is ${fault} breaks its own part of a page, which says so and recovers${fault === "html" ? " @wide" : " @split"}`, async ({
    page,
    pageLog,
  }) => {
    pageLog.expectMessages(WITH_FAULT);
    const data = await createSeededFolder();
    const topology = await startSplitTopology({
      database: { DATA_DIR: data.path },
      faulty: ["news", "community", "static-board"],
    });
    const store = walkedStore(topology);
    await untilWarm(store);
    const main = page.getByRole("main");
    const couldNotBeHad = main.getByText(/couldn’t be loaded|can’t be reached|An error has occurred/).first();
    const again = main.getByRole("button", { name: /^(Try again|Refresh)$/ }).first();

    await test.step("boards of a game, which a browser asks for", async () => {
      await openPage(page, `${store.address}/game/tl?locale=en-US`);
      topology.fail("community", fault);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Boards/ })
        .first()
        .click();
      await expect(couldNotBeHad).toBeVisible({ timeout: 30_000 });
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
      topology.fail("community", "none");
      await again.click();
      await expect(main.getByRole("link", { name: "Write" })).toBeVisible();
    });

    await test.step("news, which the server asks for", async () => {
      topology.fail("news", fault);
      // Only browsers enforce CORS; the filter is new, so that no cached page is shown.
      await openPage(page, `${store.address}/notice?category=update`);
      if (fault === "not allowed by CORS") await page.getByRole("link", { name: "Event", exact: true }).click();
      await expect(couldNotBeHad).toBeVisible({ timeout: 30_000 });
      await expect(main.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
      topology.fail("news", "none");
      await again.click();
      await expect(main.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(couldNotBeHad).toBeHidden();
    });
    await page.close();
    await topology.close();
    await data.remove();
  });
}
