import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectValue } from "#tests/support/expect-value.ts";
import {
  alertWords,
  awaitFirstAnswer,
  button,
  errorOf,
  field,
  openAccountSecurity,
  pickCountry,
  refuse,
  toast,
} from "#tests/ui/support/account-scene.tsx";
import { openGateways } from "#tests/ui/support/faulty-store.tsx";

awaitFirstAnswer();

describe("the country", () => {
  const popup = () => page.getByRole("dialog", { name: "Change your country or region?" });

  async function chooseCountry(country: string) {
    await button("Change country").click();
    await expect.element(field("New country or region")).toHaveFocus();
    await pickCountry(country);
    await button("Continue").click();
  }

  test("is changed once the player knows what it means, and everything is shown for the new one", async () => {
    const { screen, visit, announced } = await openAccountSecurity();
    await chooseCountry("United States");
    for (const words of [
      /prices, taxes and currency of the new country/,
      /prices in your cart will change/,
      /Orders waiting for payment will be canceled/,
      /Coupons and rewards .* may no longer be valid/,
      "Games you own stay yours.",
      /after 90 days, on/,
    ]) {
      await expect.element(popup().getByText(words)).toBeVisible();
    }
    await popup().getByRole("button", { name: "Change country" }).click();
    await expect.element(toast(/^Your country or region is now: .United States.$/)).toBeVisible();
    expect(visit.get()).toMatchObject({ countryCode: "US", user: { countryCode: "US" } });
    await expect.element(screen.getByRole("heading", { name: "United States" })).toHaveFocus();
    await expect.element(screen.getByText(/^You can change it again starting /)).toBeVisible();
    await expect.element(button("Change country")).not.toBeInTheDocument();
    expect(announced).toEqual(["player"]);
    expect(expectValue(await openGateways().session.getUser())?.countryCode).toBe("US");
  });

  test("stays if the player cancels, and the selection stays", async () => {
    const { network } = await openAccountSecurity();
    await button("Change country").click();
    await button("Continue").click();
    await expect.poll(errorOf("New country or region")).toBe("Choose a country or region from the list.");
    await pickCountry("Japan");
    await button("Continue").click();
    await popup().getByRole("button", { name: "Cancel" }).first().click();
    await expect.element(popup()).not.toBeInTheDocument();
    await expect.element(field("New country or region")).toHaveTextContent("Japan");
    await button("Cancel").click();
    await expect.element(button("Change country")).toHaveFocus();
    expect(network.sent).not.toContain("PUT /api/account/country");
  });

  test("that another device has changed meanwhile is not changed again, and the page shows when it can be", async () => {
    const { screen, visit } = await openAccountSecurity();
    await expect.element(button("Change country")).toBeVisible();
    expectValue(await openGateways().account.changeCountry("JP"));
    await chooseCountry("United States");
    await popup().getByRole("button", { name: "Change country" }).click();
    await expect.element(screen.getByText(/^You can change it again starting /)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Japan" })).toBeVisible();
    expect(visit.get().countryCode).not.toBe("US");
  });

  test("shows why it could not be changed, and the selection stays", async () => {
    const answers = [
      [() => Promise.reject(new TypeError("Failed to fetch")), /can’t be reached/],
      [refuse(429, {}, { "Retry-After": "30" }), /^Too many attempts. Try again in 1 minute.$/],
      [refuse(401, {}), /You’re no longer signed in\. .*Sign in$/],
      [refuse(403, {}), /./],
      [refuse(500, {}), /^That didn’t work. Please try again.$/],
      [refuse(409, { code: "COUNTRY_CHANGED_RECENTLY" }), /^Your country was changed recently/],
    ] as const;
    const { network } = await openAccountSecurity();
    await button("Change country").click();
    await pickCountry("Japan");
    for (const [answer, words] of answers) {
      network.send = async (address, init) => (init.method === "PUT" ? answer() : fetch(address, init));
      await button("Continue").click();
      await popup().getByRole("button", { name: "Change country" }).click();
      await expect.poll(alertWords).toMatch(words);
      await expect.element(field("New country or region")).toHaveTextContent("Japan");
    }
  });

  test("that was changed although the answer was lost counts as changed", async () => {
    const { network } = await openAccountSecurity();
    network.send = async (address, init) => {
      const answer = await fetch(address, init);
      if (init.method === "PUT") throw new TypeError("Failed to fetch");
      return answer;
    };
    await chooseCountry("Japan");
    await popup().getByRole("button", { name: "Change country" }).click();
    await expect.element(toast(/Japan/)).toBeVisible();
  });
});
