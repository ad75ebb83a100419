import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { AccountSettings } from "#ui/features/account/screens/account-settings.tsx";
import { StoreLayout } from "#ui/frame/store-layout.tsx";
import { LocalePicker } from "#ui/patterns/languages/locale-picker.tsx";

async function open(content: React.ReactNode, visit: Partial<Visit> = { user: null }, path = "/game/tl") {
  const remembered: string[] = [];
  const ports = changePorts(createFakePorts(), {
    configuration: { allowedCountries: ["US", "KR", "DE"] },
    preferences: { rememberCountry: (code: string) => void remembered.push(code) },
  });
  return { remembered, ...(await renderPage(content, { ports, visit, path })) };
}

const dialog = () => page.getByRole("dialog", { name: "Choose a country or region" });

async function choose(country: string) {
  await dialog().getByRole("combobox", { name: "Country or region" }).selectOptions(country);
  await dialog().getByRole("button", { name: "Continue" }).click();
}

describe("a guest in the wrong country", () => {
  test.each([
    [
      "the foot of the page",
      <StoreLayout key="layout" layout="BASIC">
        Content
      </StoreLayout>,
      "Store region: United States",
    ],
    ["the account page", <AccountSettings key="settings" />, "Change region"],
  ])("chooses another one from %s, which holds for later visits", async (_from, content, name) => {
    const { remembered, visit } = await open(content);
    await page.getByRole("button", { name }).click();
    await choose("Germany");
    await expect.poll(() => visit.get().countryCode).toBe("DE");
    expect(remembered).toEqual(["DE"]);
    await expect.element(page.getByText("Store region: Germany").first()).toBeVisible();
  });

  test("finds the choice in the menu of languages too, and one named by the address gives way", async () => {
    const { router } = await open(<LocalePicker className="">EN</LocalePicker>, { user: null }, "/game/tl?country=US");
    await page.getByRole("button", { name: /EN/ }).click();
    await page.getByRole("menuitem", { name: "Store region: United States" }).click();
    await choose("South Korea");
    await expect.poll(() => router.state.location.search).toMatchObject({ country: "KR" });
  });
});

test("the country of a player is that of the account, even while it cannot be reached, and an app's is the app's", async () => {
  for (const visit of [{}, { user: null, isUserUnknown: true }, { user: null, shell: "app" }] as const) {
    const { screen } = await open(<StoreLayout layout="BASIC">Content</StoreLayout>, visit);
    await expect.element(page.getByText("Store region: United States")).toBeInTheDocument();
    expect(page.getByRole("button", { name: /Store region/ }).query()).toBeNull();
    await screen.unmount();
  }
});
