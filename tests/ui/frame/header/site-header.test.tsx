import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { Theme } from "#core/ports/preferences.ts";
import { LOCALES } from "#locales/manifest.ts";
import { buildProfile } from "#tests/ui/support/builders.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderStore } from "#tests/ui/support/render-store.tsx";
import { createShelf, createStorePorts } from "#tests/ui/support/store-ports.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { SiteHeader } from "#ui/frame/header/site-header.tsx";

const MINA = { userId: "u1", nickname: "Mina", countryCode: "KR", credentialCodes: [] };

test("a guest signs in and returns to the same page", async () => {
  const { screen } = await renderStore(<SiteHeader />, { path: "/?view=offers" });
  await expect
    .element(screen.getByRole("link", { name: "Sign in" }))
    .toHaveAttribute("href", `/login?return_url=${encodeURIComponent("/?view=offers")}`);
});

test.each([
  ["web", "/download", "Download Purple", "/home"],
  ["chat", "/download", "Download Purple", "/home"],
  ["app", "/download", "Download Purple", "/home"],
  ["launcher", "/home", "Game lobbies", "/download"],
] as const)("in the shell %s the header leads to %s (%s), and not to %s", async (shell, href, words, other) => {
  const { screen } = await renderStore(<SiteHeader />, { visit: { shell } });
  const main = screen.container.querySelector("nav");
  expect(main?.querySelector(`a[href='${href}']`)?.textContent).toBe(words);
  expect(main?.querySelector(`a[href='${other}']`)).toBeNull();
});

test("over a hero, a button of the bar has text and fill of the dark theme, in the light theme too", async () => {
  const { screen } = await renderStore(
    <div data-theme="light">
      <SiteHeader />
      <div data-hero="" style={{ blockSize: "200vh" }} />
    </div>,
    { visit: { user: null, isUserUnknown: true } },
  );
  const button = screen.getByRole("button", { name: "Account unavailable" }).element();
  const look = () => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor];
  await expect.poll(look).toEqual(["rgb(245, 242, 251)", "rgb(34, 28, 48)"]);
});

test("a player sees their name; a failed sign-out shows a message and leaves them signed in", async () => {
  const base = createStorePorts(createShelf());
  const { screen } = await renderStore(<SiteHeader />, {
    ports: { ...base, session: { ...base.session, signOut: () => Promise.resolve(fail(NO_ANSWER)) } },
    visit: { user: MINA },
  });
  await screen.getByRole("button", { name: "Account: Mina" }).click();
  await expect.element(screen.getByText("South Korea")).toBeVisible();
  await screen.getByRole("menuitem", { name: "Sign out" }).click();
  const words = screen.getByText("You couldn’t be signed out. Please try again.");
  await expect.element(words).toBeVisible();
  // Visible text, not only for screen readers.
  expect(words.element().getBoundingClientRect().width).toBeGreaterThan(100);
  expect(words.elements()).toHaveLength(1);
  await expect.element(screen.getByRole("button", { name: "Account: Mina" })).toBeVisible();
});

test.each([
  ["Library", "/library"],
  ["Orders", "/order"],
  ["Favorites", "/favorite"],
  ["Coupons", "/coupon"],
  ["Rewards", "/reward"],
  ["Gifts", "/gift"],
  ["Your account", "/account"],
])("the menu of the account leads to what belongs to the player: %s", async (name, path) => {
  const { screen, router } = await renderStore(<SiteHeader />, { visit: { user: MINA } });
  await screen.getByRole("button", { name: "Account: Mina" }).click();
  await screen.getByRole("menuitem", { name, exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe(path);
});

test("light and dark change at once and are remembered", async () => {
  const remembered: Theme[] = [];
  const { preferences } = createStorePorts(createShelf());
  const ports = createStorePorts(createShelf(), {
    preferences: { ...preferences, rememberTheme: (theme) => void remembered.push(theme) },
  });
  const { screen, visit } = await renderStore(<SiteHeader />, { ports });
  await screen.getByRole("button", { name: "Switch to light mode" }).click();
  expect(visit.get().theme).toBe("light");
  expect(remembered).toEqual(["light"]);
  await expect.element(screen.getByRole("button", { name: "Switch to dark mode" })).toBeVisible();
});

test("every language leads to this very page in that language", async () => {
  const { screen } = await renderStore(<SiteHeader />, { path: "/?view=offers" });
  await screen.getByRole("button", { name: /Choose language/ }).click();
  await expect
    .element(screen.getByRole("menuitemradio", { name: "한국어" }))
    .toHaveAttribute("href", "/?view=offers&locale=ko-KR");
  await userEvent.keyboard("{Escape}");
});

test.each(LOCALES.map(({ tag }) => tag))(
  "on the narrowest screen with a row of links the search keeps room for words in %s",
  async (locale) => {
    const { screen } = await renderStore(<SiteHeader />, { visit: { locale } });
    await page.viewport(960, 800);
    const bar = screen.container.querySelector("[data-part=bar]");
    const search = screen.container.querySelector("[data-part=search]");
    expect(search?.getBoundingClientRect().width).toBeGreaterThanOrEqual(150);
    expect(bar?.scrollWidth).toBeLessThanOrEqual(960);
  },
);

describe("at the foot of a phone", () => {
  const bar = () => page.getByRole("navigation", { name: "Main" });

  async function showOnPhone(visit: Partial<Visit> = {}, path = "/") {
    const rendered = await renderStore(<SiteHeader />, { visit, path });
    await page.viewport(390, 780);
    return rendered;
  }

  test("a guest goes to the main pages with one press, and sees which one is open", async () => {
    const { router } = await showOnPhone();
    const links = bar().getByRole("link");
    await expect
      .poll(() => links.elements().map((link) => [link.textContent, link.getAttribute("href")]))
      .toEqual([
        ["Store", "/"],
        ["Library", "/library"],
        ["News", "/notice"],
        ["Account", "/account"],
      ]);
    await expect.element(bar().getByRole("link", { name: "Store" })).toHaveAttribute("aria-current", "page");
    await bar().getByRole("link", { name: "Library" }).click();
    await expect.poll(() => router.state.location.pathname).toBe("/library");
  });

  test("the search opens in the header, and closing it leads back to its button", async () => {
    await showOnPhone();
    // The header does not offer it a second time.
    await expect.element(bar().getByRole("button", { name: "Search" })).toBeVisible();
    expect(page.getByRole("button", { name: "Open search" }).query()).toBeNull();
    await bar().getByRole("button", { name: "Search" }).click();
    await expect.element(page.getByRole("combobox", { name: "Search" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(bar().getByRole("button", { name: "Search" })).toHaveFocus();
  });

  test.each(["launcher", "chat", "app"] as const)("the shell %s has a navigation of its own", async (shell) => {
    await showOnPhone({ shell });
    await expect.element(page.getByRole("banner").getByRole("button", { name: "Open search" })).toBeVisible();
    expect(bar().query()).toBeNull();
  });

  test("the open menu leads to everything that is the player's and to the community", async () => {
    await showOnPhone();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect.element(bar().getByRole("link", { name: "Mini game" })).toBeVisible();
    const paths = bar()
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    expect(paths).toEqual([
      "/?view=all",
      "/?view=upcoming",
      "/?view=offers",
      "/download",
      "/library",
      "/order",
      "/favorite",
      "/coupon",
      "/reward",
      "/gift",
      "/notice",
      "/notice?category=boards",
      "/mini-game",
    ]);
    await userEvent.keyboard("{Escape}");
  });

  test("it leaves a low screen to the page", async () => {
    await showOnPhone();
    await page.viewport(560, 320);
    await expect.element(page.getByRole("banner").getByRole("button", { name: "Open search" })).toBeVisible();
    expect(bar().query()).toBeNull();
  });
});

test("the picture of the player is that of their posts", async () => {
  const base = createStorePorts(createShelf());
  const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
  const profile = buildProfile({ characterName: "Mina", profileImage: picture });
  const { screen } = await renderStore(<SiteHeader />, {
    ports: { ...base, session: { ...base.session, getProfile: async () => succeed(profile) } },
    visit: { user: MINA },
  });
  const account = screen.getByRole("button", { name: "Account: Mina" });
  await expect.element(account).toBeVisible();
  await expect.poll(() => account.element().querySelector("img")?.src).toBe(picture);
});
