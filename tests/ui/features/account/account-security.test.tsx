import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { PAGE_SNAPSHOT_KEY } from "#core/session/constants.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import {
  awaitFirstAnswer,
  button,
  CHANGED_PASSWORD,
  field,
  joinAsNewPlayer,
  openAccountSecurity,
  pickCountry,
  refuse,
  row,
  toast,
} from "#tests/ui/support/account-scene.tsx";
import { NEW_PASSWORD as OLD_PASSWORD, openGateways, signInElsewhere } from "#tests/ui/support/faulty-store.tsx";
import { loadPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";

awaitFirstAnswer();

const list = () => page.getByRole("list", { name: "Where you’re signed in" });

/** The settings of a player who is signed in on two other devices. */
async function openWithOtherDevices() {
  const user = await joinAsNewPlayer();
  await signInElsewhere();
  await signInElsewhere();
  return openAccountSecurity({ user });
}

describe("the devices of the account", () => {
  test("is this device only, at first", async () => {
    const { screen } = await openAccountSecurity();
    await expect.element(screen.getByText("You’re signed in on this device only.")).toBeVisible();
    await expect.element(list().getByText("This device")).toBeVisible();
    await expect.element(list().getByText("Active now")).toBeVisible();
    await expect.element(list().getByText(/Linux$/)).toBeVisible();
    expect(button("Sign out everywhere else").elements()).toHaveLength(0);
  });

  test("is ended for one device, while the others stay", async () => {
    const { screen } = await openWithOtherDevices();
    await expect.poll(() => list().getByRole("listitem").elements().length).toBe(3);
    await expect
      .element(
        list()
          .getByText(/^Last active: /)
          .first(),
      )
      .toBeVisible();
    await list()
      .getByRole("button", { name: /^Sign out / })
      .first()
      .click();
    await expect.element(toast(/^Signed out: /)).toBeVisible();
    await expect.poll(() => list().getByRole("listitem").elements().length).toBe(2);
    expect(button(/^Show all/).elements()).toHaveLength(0);
    await expect.element(screen.getByRole("heading", { name: "Where you’re signed in" })).toHaveFocus();
    expect(expectValue(await openGateways().account.listSessions())).toHaveLength(2);
  });

  test("is ended everywhere else once the player has confirmed it", async () => {
    const { screen } = await openWithOtherDevices();
    await button("Sign out everywhere else").click();
    const popup = page.getByRole("dialog", { name: "Sign out everywhere else?" });
    await popup.getByRole("button", { name: "Cancel" }).first().click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.poll(() => list().getByRole("listitem").elements().length).toBe(3);
    await button("Sign out everywhere else").click();
    await popup.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect.element(toast("2 other devices have been signed out")).toBeVisible();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: "Where you’re signed in" })).toHaveFocus();
    await expect.element(screen.getByText("You’re signed in on this device only.")).toBeVisible();
    expect(expectValue(await openGateways().account.listSessions())).toHaveLength(1);
  });
});

describe("a player who turns out to be signed out when something is changed", () => {
  /** Sends a change that is refused, follows the offer to sign in, and returns. */
  async function comeBackSignedIn(change: () => Promise<void>) {
    const user = await joinAsNewPlayer("KR");
    await signInElsewhere();
    const first = await openAccountSecurity({ user });
    const isChange = (method?: string) => method !== undefined && method !== "GET";
    first.network.send = async (address, init) => (isChange(init.method) ? refuse(401, {})() : fetch(address, init));
    await change();
    const signIn = page.getByRole("alert").getByRole("link", { name: "Sign in" });
    await expect.element(signIn).toBeVisible();
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await signIn.click();
    await first.screen.unmount();
    return await openAccountSecurity({ user, tabStorage: first.tabStorage });
  }

  test("finds the form of the password open", async () => {
    await comeBackSignedIn(async () => {
      await button("Change password").click();
      await field("Current password").fill(OLD_PASSWORD);
      await field("New password").fill(CHANGED_PASSWORD);
      await button("Change password").click();
    });
    await expect.element(field("Current password")).toHaveFocus();
    await expect.element(field("Current password")).toHaveValue("");
  });

  test("finds the set-up of the second step open", async () => {
    await comeBackSignedIn(async () => {
      await button("Set up").click();
      await page.getByRole("dialog").getByLabelText("Current password").fill(OLD_PASSWORD);
      await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
    });
    await expect.element(page.getByRole("dialog").getByLabelText("Current password")).toBeVisible();
  });

  test("has all other devices signed out without another press", async () => {
    await comeBackSignedIn(async () => {
      await button("Sign out everywhere else").click();
      await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere else" }).click();
    });
    await expect.element(toast(/other device has been signed out/)).toBeVisible();
    expect(expectValue(await openGateways().account.listSessions())).toHaveLength(1);
  });
});

test("a reload of the store brings back open forms and what was typed, but no password", async () => {
  const first = await openAccountSecurity();
  const change = (name: string) => row(name).getByRole("button", { name: /^(Change|Add)$/ });
  await change("Nickname and picture").click();
  await field("Nickname").fill("Moth");
  await change("Email").click();
  await field("New email address").fill("moth@example.com");
  await field("Current password").fill(OLD_PASSWORD);
  await button("Change country").click();
  await pickCountry("Japan");
  storePageSnapshot(first.tabStorage, first.user.userId);
  expect(first.tabStorage.read(PAGE_SNAPSHOT_KEY)).not.toContain(OLD_PASSWORD);
  await first.screen.unmount();
  loadPageSnapshot(first.tabStorage, first.user.userId);
  await openAccountSecurity({ user: first.user, tabStorage: first.tabStorage });
  await expect.element(field("Nickname")).toHaveValue("Moth");
  await expect.element(field("New email address")).toHaveValue("moth@example.com");
  await expect.element(field("Current password")).toHaveValue("");
  await expect.element(field("New country or region")).toHaveTextContent("Japan");
});
