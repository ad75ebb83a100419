import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectValue } from "#tests/support/expect-value.ts";
import {
  awaitFirstAnswer,
  button,
  errorOf,
  field,
  joinAsNewPlayer,
  openAccountSecurity,
  toast,
} from "#tests/ui/support/account-scene.tsx";
import { NEW_PASSWORD as OLD_PASSWORD, openGateways } from "#tests/ui/support/faulty-store.tsx";
import { FAULTS } from "#tests/ui/support/network-faults.ts";

awaitFirstAnswer();

/** The code that an authenticator app shows for a key typed into it. */
const codeFor = (key: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({ timestamp });

describe("two-step verification", () => {
  const popup = () => page.getByRole("dialog", { name: "Set up two-step verification" });

  async function openSetUp() {
    const user = await joinAsNewPlayer();
    const scene = await openAccountSecurity({ user });
    await expect.element(scene.screen.getByText("Off", { exact: true })).toBeVisible();
    await button("Set up").click();
    await expect.element(popup().getByText("Step 1 of 3")).toBeVisible();
    return scene;
  }

  async function readKey(): Promise<string> {
    await expect.element(popup().getByText("Step 2 of 3")).toBeVisible();
    return popup().getByRole("note").element().textContent;
  }

  test("is set up with the password and a first code, shows recovery codes once, and is turned off with one of them", async () => {
    const { screen, copied, network } = await openSetUp();
    await popup().getByLabelText("Current password", { exact: true }).fill("not-this-one-at-all");
    await popup().getByRole("button", { name: "Continue" }).click();
    await expect.element(popup().getByText("That’s not your current password.")).toBeVisible();
    await popup().getByLabelText("Current password", { exact: true }).fill(OLD_PASSWORD);
    await popup().getByRole("button", { name: "Continue" }).click();

    const key = await readKey();
    await expect.element(popup().getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await popup().getByRole("button", { name: "Copy" }).click();
    expect(copied).toEqual([key.replaceAll(" ", "")]);
    await popup().getByLabelText("Code from the app").fill("\u3164");
    await popup().getByRole("button", { name: "Turn on" }).click();
    await expect.element(popup().getByText("Enter the code.")).toBeVisible();
    await popup()
      .getByLabelText("Code from the app")
      .fill(codeFor(key, Date.now() - 600_000));
    await popup().getByRole("button", { name: "Turn on" }).click();
    await expect.element(popup().getByText(/^This code is wrong, has expired/)).toBeVisible();
    await popup().getByLabelText("Code from the app").fill(codeFor(key));
    await popup().getByRole("button", { name: "Turn on" }).click();

    const codesPopup = page.getByRole("alertdialog", { name: "Save your recovery codes" });
    const codes = () =>
      codesPopup
        .getByRole("listitem")
        .elements()
        .map((entry) => entry.textContent ?? "");
    await expect.poll(() => codes().length).toBe(10);
    const [first = ""] = codes();
    await userEvent.keyboard("{Escape}");
    await codesPopup.getByRole("button", { name: "Copy" }).click();
    expect(copied.at(-1)).toContain(codes().join("\n"));
    await codesPopup.getByRole("button", { name: "I’ve saved them" }).click();
    await expect.element(toast("Two-step verification is on")).toBeVisible();
    await expect.element(screen.getByText("Recovery codes left: 10")).toBeVisible();
    await expect.element(codesPopup).not.toBeInTheDocument();
    await expect.element(button("Turn off")).toHaveFocus();

    await button("Turn off").click();
    const send = button("Turn off");
    await send.click();
    await expect.poll(errorOf("Current password")).toBe("Enter your current password.");
    await field("Current password").fill("not-this-one-at-all");
    await field("Code from the app or recovery code").fill("\u3164");
    await send.click();
    await expect.poll(errorOf("Code from the app or recovery code")).toBe("Enter the code.");
    await field("Code from the app or recovery code").fill("123456");
    await send.click();
    await expect.poll(errorOf("Current password")).toBe("That’s not your current password.");
    await field("Current password").fill(OLD_PASSWORD);
    await send.click();
    await expect.poll(errorOf("Code from the app or recovery code")).toMatch(/^This code is wrong/);
    await field("Code from the app or recovery code").fill(first.toLowerCase());
    for (const [name, fault] of Object.entries(FAULTS)) {
      network.send = (address, init) => (init.method === "POST" ? fault() : fetch(address, init));
      await send.click();
      await expect.element(page.getByRole("alert"), { message: name }).toBeVisible();
      await expect.element(field("Current password")).toHaveValue(OLD_PASSWORD);
    }
    network.send = null;
    await send.click();
    await expect.element(toast("Two-step verification is off")).toBeVisible();
    await expect.element(screen.getByText("Off", { exact: true })).toBeVisible();
    await expect.element(button("Set up")).toHaveFocus();
  }, 120_000);

  test("is not set up if the player closes the popup", async () => {
    await openSetUp();
    await userEvent.keyboard("{Escape}");
    await expect.element(popup()).not.toBeInTheDocument();
    await expect.element(button("Set up")).toHaveFocus();
    expect(expectValue(await openGateways().account.getSecurity()).secondFactor.isOn).toBe(false);
  });

  test("is asked of those who must have it, and cannot be turned off by them", async () => {
    const user = await joinAsNewPlayer();
    const isOn = { value: false };
    const scene = await openAccountSecurity({ user });
    await expect.element(button("Set up")).toBeVisible();
    scene.network.send = async (address, init) => {
      const answer = await fetch(address, init);
      if (!address.endsWith("/security")) return answer;
      const settings = await answer.json();
      return Response.json({
        ...settings,
        second_factor: { is_on: isOn.value, is_required: true, recovery_codes_left: isOn.value ? 4 : 0 },
      });
    };
    await scene.queryClient.invalidateQueries();
    await expect.element(scene.screen.getByText("Required", { exact: true })).toBeVisible();
    await expect.element(scene.screen.getByText("Moderators need it. Please set it up now.")).toBeVisible();
    await expect.element(button("Set up")).toBeVisible();
    isOn.value = true;
    await scene.queryClient.invalidateQueries();
    await expect.element(scene.screen.getByText("Moderators can’t turn it off.")).toBeVisible();
    await expect.element(button("Turn off")).toHaveAttribute("aria-disabled", "true");
  });
});
