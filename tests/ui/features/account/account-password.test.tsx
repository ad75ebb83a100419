import { describe, expect, test } from "vitest";
import { PASSWORD_REFUSALS } from "#core/account/account-refusal.ts";
import { PAGE_SNAPSHOT_KEY } from "#core/session/constants.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import {
  awaitFirstAnswer,
  button,
  CHANGED_PASSWORD,
  errorOf,
  field,
  openAccountSecurity,
  refuse,
  toast,
} from "#tests/ui/support/account-scene.tsx";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { NEW_PASSWORD as OLD_PASSWORD, openGateways, signInElsewhere } from "#tests/ui/support/faulty-store.tsx";
import { storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";

// The first password is hashed by a backend that has loaded its lists of known passwords by then.
awaitFirstAnswer(() => openGateways().account.changePassword(OLD_PASSWORD, CHANGED_PASSWORD));

async function openPasswordForm() {
  const scene = await openAccountSecurity();
  await button("Change password").click();
  await expect.element(field("Current password")).toHaveFocus();
  const send = button("Change password");
  return { ...scene, send };
}

describe("the password", () => {
  test("is changed, other devices are signed out, and their number is shown", async () => {
    const { send, screen } = await openPasswordForm();
    await expect
      .element(screen.getByText("You’ve used the same password since you created your account."))
      .toBeVisible();
    await signInElsewhere();
    await signInElsewhere();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(CHANGED_PASSWORD);
    await send.click();
    await expect
      .element(toast("Your password has been changed, and 2 other devices have been signed out"))
      .toBeVisible();
    await expect.element(screen.getByText(/^Last changed: /)).toBeVisible();
    await expect.element(field("New password")).not.toBeInTheDocument();
    await expect.element(button("Change password")).toHaveFocus();
    expect(expectValue(await openGateways().account.listSessions())).toHaveLength(1);
    expect((await openGateways().account.changePassword(OLD_PASSWORD, "four-herons-and-a-kettle")).ok).toBe(false);
  });

  test("is changed with no word of other devices where there were none", async () => {
    const { send } = await openPasswordForm();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(CHANGED_PASSWORD);
    await send.click();
    await expect.element(toast(/^Your password has been changed$/)).toBeVisible();
  });

  test("is refused at the wrong field, which gets the focus, and the input stays", async () => {
    const { send } = await openPasswordForm();
    await send.click();
    await expect.poll(errorOf("Current password")).toBe("Enter your current password.");
    await expect.poll(errorOf("New password")).toBe("Enter a new password.");
    await expect.element(field("Current password")).toHaveFocus();

    await field("Current password").fill("not-this-one-at-all");
    await field("New password").fill(CHANGED_PASSWORD);
    await send.click();
    await expect.poll(errorOf("Current password")).toBe("That’s not your current password.");
    await expect.element(field("Current password")).toHaveFocus();
    await expect.element(field("New password")).toHaveValue(CHANGED_PASSWORD);

    await field("Current password").fill(OLD_PASSWORD);
    for (const [typed, words] of [
      ["short", "Use at least 8 characters."],
      ["x".repeat(129), "Use at most 128 characters."],
      ["            ", "A password can’t be only spaces. Add letters, digits or symbols."],
      ["aaaaaaaa", "This password is too easy to guess. Choose another one."],
      ["12345678", "This password is too easy to guess. Choose another one."],
    ] as const) {
      await field("New password").fill(typed);
      await send.click();
      await expect.poll(errorOf("New password")).toBe(words);
      await expect.element(field("New password")).toHaveFocus();
      await expect.element(field("New password")).toHaveValue(typed);
      await expect.element(field("Current password")).toHaveValue(OLD_PASSWORD);
    }
  });

  test("is refused with words of its own for each reason of the publisher", async () => {
    const { network, send } = await openPasswordForm();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(CHANGED_PASSWORD);
    const seen = new Set<string>();
    for (const reason of PASSWORD_REFUSALS) {
      network.send = refuse(400, { code: "INVALID_INPUT", details: { fields: [], reason } });
      await send.click();
      await expect.element(field("New password")).toHaveAttribute("aria-invalid", "true");
      seen.add(errorOf("New password")());
      await field("New password").fill(`${CHANGED_PASSWORD}${seen.size}`);
      await expect.element(field("New password")).not.toHaveAttribute("aria-invalid");
    }
    expect(seen.size).toBe(PASSWORD_REFUSALS.length);
  });

  test("that was changed although the answer was lost counts as changed", async () => {
    const { network, send } = await openPasswordForm();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(CHANGED_PASSWORD);
    network.send = async (address, init) => {
      const answer = await fetch(address, init);
      if (init.method === "PUT") throw new TypeError("Failed to fetch");
      return answer;
    };
    await send.click();
    await expect.element(toast("Your password has been changed")).toBeVisible();
  });

  test("can be revealed during typing, is hidden again when it is sent, and is stored nowhere", async () => {
    const { send } = await openPasswordForm();
    await field("Current password").fill("not-this-one-at-all");
    await field("New password").fill(CHANGED_PASSWORD);
    await button("Show password").first().click();
    await expect.element(field("Current password")).toHaveAttribute("type", "text");
    await expect.element(field("New password")).toHaveAttribute("type", "password");
    const { tabStorage } = createFakePorts(createPublisher());
    storePageSnapshot(tabStorage, null);
    expect(tabStorage.read(PAGE_SNAPSHOT_KEY)).not.toMatch(new RegExp(`not-this-one|${CHANGED_PASSWORD}`));
    await send.click();
    await expect.element(field("Current password")).toHaveAttribute("type", "password");
    await expect.poll(errorOf("Current password")).toBe("That’s not your current password.");
  });
});
