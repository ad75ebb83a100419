import { describe, expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import {
  awaitFirstAnswer,
  errorOf,
  field,
  joinAsNewPlayer,
  openAccountSecurity,
  row,
  toast,
} from "#tests/ui/support/account-scene.tsx";
import { openGateways, NEW_PASSWORD as PASSWORD } from "#tests/ui/support/faulty-store.tsx";

const ADDRESS = "lantern@example.com";

awaitFirstAnswer();

const setting = () => row("Email");
const button = (name: string) => setting().getByRole("button", { name, exact: true });

describe("the e-mail address of an account", () => {
  test("is added with the password, and waits for its link, which can be sent again", async () => {
    await openAccountSecurity();
    await expect.element(setting().getByText(/^No address yet/)).toBeVisible();
    await expect.element(button("Remove")).not.toBeInTheDocument();
    await button("Add").click();
    await expect.element(field("New email address")).toHaveFocus();
    await field("New email address").fill(` ${ADDRESS}`);
    await field("Current password").fill(PASSWORD);
    await button("Continue").click();
    await expect.element(toast(/^A link is on its way to/)).toBeVisible();
    await expect.element(setting().getByText(/^Not confirmed yet: .lantern@example\.com/)).toBeVisible();
    await expect.element(button("Change")).toHaveFocus();
    await button("Send email again").click();
    const { email } = expectValue(await openGateways().account.getSecurity());
    expect(email).toEqual({ address: null, pendingAddress: ADDRESS });
  });

  test("is refused at the wrong field, which gets the focus, and what was typed stays", async () => {
    await openAccountSecurity();
    await button("Add").click();
    await button("Continue").click();
    await expect.poll(errorOf("New email address")).toBe("Enter an email address.");
    await field("New email address").fill("lantern@example");
    await button("Continue").click();
    await expect.poll(errorOf("New email address")).toBe("Enter an address such as name@example.com.");
    await field("New email address").fill(ADDRESS);
    await button("Continue").click();
    await expect.poll(errorOf("Current password")).toBe("Enter your current password.");
    await expect.element(field("Current password")).toHaveFocus();
    await field("Current password").fill("not-this-one-at-all");
    await button("Continue").click();
    await expect.poll(errorOf("Current password")).toBe("That’s not your current password.");
    await expect.element(field("New email address")).toHaveValue(ADDRESS);
  });

  test("is removed with the password", async () => {
    const user = await joinAsNewPlayer();
    expectValue(await openGateways().account.changeEmail(ADDRESS, PASSWORD, ""));
    await openAccountSecurity({ user });
    await button("Remove").click();
    await expect.element(field("Current password")).toHaveFocus();
    await expect.element(field("New email address")).not.toBeInTheDocument();
    await field("Current password").fill(PASSWORD);
    await button("Remove").click();
    await expect.element(toast("The email address has been removed")).toBeVisible();
    await expect.element(setting().getByText(/^No address yet/)).toBeVisible();
  });
});
