import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectValue } from "#tests/support/expect-value.ts";
import { awaitFirstAnswer, field, openAccountSecurity, row } from "#tests/ui/support/account-scene.tsx";
import { openGateways } from "#tests/ui/support/faulty-store.tsx";

awaitFirstAnswer();

const setting = () => row("Nickname and picture");
const button = (name: string) => setting().getByRole("button", { name, exact: true });
const nickname = () => field("Nickname");

describe("the nickname and the picture of an account", () => {
  test("are chosen in one form, and the page has the new name at once, as have the other tabs", async () => {
    const { visit, announced } = await openAccountSecurity();
    const { profile } = expectValue(await openGateways().account.getSecurity());
    const other = profile?.pictures.findIndex(({ id }) => id !== profile.pictureId) ?? 0;
    await button("Change").click();
    await expect.element(nickname()).toHaveFocus();
    await nickname().fill("Moth Keeper");
    await setting()
      .getByLabelText(`Picture ${other + 1}`, { exact: true })
      .click({ force: true });
    await button("Save").click();
    await expect.element(page.getByRole("status").getByText("Your profile has been updated")).toBeVisible();
    await expect.element(setting().getByText("Moth Keeper")).toBeVisible();
    expect(visit.get().user?.nickname).toBe("Moth Keeper");
    expect(announced).toContain("player");
    expect(expectValue(await openGateways().account.getSecurity()).profile).toMatchObject({
      nickname: "Moth Keeper",
      pictureId: profile?.pictures[other]?.id,
    });
  });

  test("a name that others could not read is refused at its field, and what was typed stays", async () => {
    await openAccountSecurity();
    await button("Change").click();
    await nickname().fill("x".repeat(25));
    await button("Save").click();
    await expect.element(setting().getByText("Use at most 24 characters.")).toBeVisible();
    await expect.element(nickname()).toHaveFocus();
    await expect.element(nickname()).toHaveValue("x".repeat(25));
  });

  test("a failure of the network keeps what was chosen and says so", async () => {
    const { network } = await openAccountSecurity();
    await button("Change").click();
    await nickname().fill("Moth");
    network.send = async () => new Response("{}", { status: 500 });
    await button("Save").click();
    await expect.element(setting().getByRole("alert")).toBeVisible();
    await expect.element(nickname()).toHaveValue("Moth");
  });
});
