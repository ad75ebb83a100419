import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { Theme } from "#core/ports/preferences.ts";
import { LOCALES } from "#locales/manifest.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderStore } from "#tests/ui/support/render-store.tsx";
import { createShelf, createStorePorts } from "#tests/ui/support/store-ports.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { SiteHeader } from "#ui/frame/header/site-header.tsx";

const MINA = { userId: "u1", nickname: "Mina", countryCode: "KR", credentialCodes: [] };

test("a guest signs in and returns to the same page", async () => {
  const { screen } = await renderStore(<SiteHeader />, {
    ports: createStorePorts(createShelf()),
    path: "/?view=offers",
  });
  await expect
    .element(screen.getByRole("link", { name: "Sign in" }))
    .toHaveAttribute("href", `/login?return_url=${encodeURIComponent("/?view=offers")}`);
});

test.each(["web", "chat", "app"] as const)("a guest in the shell %s is led to the download page", async (shell) => {
  const { screen } = await renderStore(<SiteHeader />, { ports: createStorePorts(createShelf()), visit: { shell } });
  const main = screen.container.querySelector("nav");
  expect(main?.querySelector("a[href='/download']")?.textContent).toBe("Download Purple");
  expect(main?.querySelector("a[href='/home']")).toBeNull();
});

test("the launcher's header leads back to the lobbies, and offers no download of the launcher", async () => {
  const { screen } = await renderStore(<SiteHeader />, {
    ports: createStorePorts(createShelf()),
    visit: { shell: "launcher" },
  });
  const main = screen.container.querySelector("nav");
  expect(main?.querySelector("a[href='/home']")?.textContent).toBe("Game lobbies");
  expect(main?.querySelector("a[href='/download']")).toBeNull();
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
  const { screen, router } = await renderStore(<SiteHeader />, {
    ports: createStorePorts(createShelf()),
    visit: { user: MINA },
  });
  await screen.getByRole("button", { name: "Account: Mina" }).click();
  await screen.getByRole("menuitem", { name, exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe(path);
});

test("light and dark change at once and are remembered", async () => {
  const remembered: Theme[] = [];
  const ports = createStorePorts(createShelf(), {
    preferences: {
      rememberLocale: () => undefined,
      rememberPostLanguages: () => undefined,
      rememberAge: () => undefined,
      rememberCountry: () => undefined,
      rememberTheme: (theme) => void remembered.push(theme),
    },
  });
  const { screen, visit } = await renderStore(<SiteHeader />, { ports });
  await screen.getByRole("button", { name: "Switch to light mode" }).click();
  expect(visit.get().theme).toBe("light");
  expect(remembered).toEqual(["light"]);
  await expect.element(screen.getByRole("button", { name: "Switch to dark mode" })).toBeVisible();
});

test("every language leads to this very page in that language", async () => {
  const { screen } = await renderStore(<SiteHeader />, {
    ports: createStorePorts(createShelf()),
    path: "/?view=offers",
  });
  await screen.getByRole("button", { name: /Choose language/ }).click();
  await expect
    .element(screen.getByRole("menuitemradio", { name: "한국어" }))
    .toHaveAttribute("href", "/?view=offers&locale=ko-KR");
  await userEvent.keyboard("{Escape}");
});

test("over a hero the bar is as bright as its picture asks, and what opens from it is readable in the light theme", async () => {
  const { screen } = await renderStore(
    <div data-theme="light">
      <SiteHeader />
      <div data-hero="" data-theme="dark" style={{ blockSize: "200vh" }} />
    </div>,
    { ports: createStorePorts(createShelf()), visit: { user: MINA } },
  );
  await expect
    .element(screen.getByRole("link", { name: /purple/i }).first())
    .toHaveStyle({ color: "rgb(245, 242, 251)" });
  await screen.getByRole("button", { name: "Account: Mina" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "Sign out" })).toHaveStyle({ color: "rgb(23, 19, 31)" });
  await userEvent.keyboard("{Escape}");
});

test.each(LOCALES.map(({ tag }) => tag))(
  "on the narrowest screen with a row of links the search keeps room for words in %s",
  async (locale) => {
    const { screen } = await renderStore(<SiteHeader />, {
      ports: createStorePorts(createShelf()),
      visit: { locale },
    });
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
    const rendered = await renderStore(<SiteHeader />, { ports: createStorePorts(createShelf()), visit, path });
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

  test("the open menu covers it", async () => {
    await showOnPhone();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect.element(bar().getByRole("link", { name: "Favorites" })).toBeVisible();
    expect(page.getByRole("link", { name: "Library" }).elements()).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await expect.element(bar().getByRole("link", { name: "Store" })).toBeVisible();
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

test("the buttons of the header are in one line, and the picture of the player is that of their posts", async () => {
  await page.viewport(1280, 800);
  const base = createStorePorts(createShelf());
  const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
  const profile = {
    gameCode: "plaync",
    serverId: "",
    characterId: "",
    characterName: "Mina",
    profileImage: picture,
    dateChangeCharacterName: "",
    dateChangeCharacterId: "",
  };
  const { screen } = await renderStore(<SiteHeader />, {
    ports: { ...base, session: { ...base.session, getProfile: () => Promise.resolve(succeed(profile)) } },
    visit: { user: MINA },
  });
  const bell = screen.getByRole("button", { name: /notifications/i });
  await expect.element(bell).toBeVisible();
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  const cart = screen.getByRole("link", { name: "Cart" });
  expect(middle(bell.element())).toBe(middle(cart.element()));
  const account = screen.getByRole("button", { name: "Account: Mina" });
  await expect.poll(() => middle(account.element())).toBe(middle(bell.element()));
  await expect.poll(() => account.element().querySelector("img")?.src).toBe(picture);
});
