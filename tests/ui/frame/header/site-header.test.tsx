import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fail } from "#core/failures/request-failure.ts";
import type { Theme } from "#core/ports/preferences.ts";
import { LOCALES } from "#locales/manifest.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderStore } from "#tests/ui/support/render-store.tsx";
import { createShelf, createStorePorts } from "#tests/ui/support/store-ports.ts";
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
  expect(main?.querySelector("a[href='/home']")?.textContent).toBe("Your games");
  expect(main?.querySelector("a[href='/download']")).toBeNull();
});

test("a player sees their name; a failed sign-out shows a message and leaves them signed in", async () => {
  const base = createStorePorts(createShelf());
  const { screen } = await renderStore(<SiteHeader />, {
    ports: { ...base, session: { ...base.session, signOut: () => Promise.resolve(fail(NO_ANSWER)) } },
    visit: { user: MINA },
  });
  await screen.getByRole("button", { name: "Account of Mina" }).click();
  await expect.element(screen.getByText("South Korea")).toBeVisible();
  await screen.getByRole("menuitem", { name: "Sign out" }).click();
  const words = screen.getByText("You could not be signed out. Please try again.");
  await expect.element(words).toBeVisible();
  // Visible text, not only for screen readers.
  expect(words.element().getBoundingClientRect().width).toBeGreaterThan(100);
  expect(words.elements()).toHaveLength(1);
  await expect.element(screen.getByRole("button", { name: "Account of Mina" })).toBeVisible();
});

test("light and dark change at once and are remembered", async () => {
  const remembered: Theme[] = [];
  const ports = createStorePorts(createShelf(), {
    preferences: {
      rememberLocale: () => undefined,
      rememberAge: () => undefined,
      rememberTheme: (theme) => void remembered.push(theme),
    },
  });
  const { screen, visit } = await renderStore(<SiteHeader />, { ports });
  await screen.getByRole("button", { name: "Switch to light" }).click();
  expect(visit.get().theme).toBe("light");
  expect(remembered).toEqual(["light"]);
  await expect.element(screen.getByRole("button", { name: "Switch to dark" })).toBeVisible();
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
  await screen.getByRole("button", { name: "Account of Mina" }).click();
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
