import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { awaitFirstAnswer, field, openAccountSecurity, row } from "#tests/ui/support/account-scene.tsx";
import { openGateways, NEW_PASSWORD as PASSWORD } from "#tests/ui/support/faulty-store.tsx";

awaitFirstAnswer();

const deletion = () => row("Delete account");
const button = () => deletion().getByRole("button", { name: "Delete account", exact: true });

test("the data of an account are handed over as a file, and a failure says so", async () => {
  const { network } = await openAccountSecurity();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const button = row("Download my data").getByRole("button", { name: "Download my data" });
  network.send = async () => new Response("{}", { status: 500 });
  await button.click();
  await expect.element(row("Download my data").getByRole("alert")).toBeVisible();
  network.send = null;
  await button.click();
  await expect.poll(() => saved).toEqual([expect.stringMatching(/^purple-store-\d{4}-\d\d-\d\d\.json$/)]);
});

describe("the deletion of an account", () => {
  test("says what goes and what stays, and is not asked for with a wrong password", async () => {
    const { network } = await openAccountSecurity();
    await expect.element(deletion().getByText(/^Deleted: your profile/)).toBeVisible();
    await expect.element(deletion().getByText(/^Kept: your orders, as the law requires/)).toBeVisible();
    await button().click();
    await expect.element(deletion().getByText(/After 14 days it is deleted permanently/)).toBeVisible();
    await field("Current password").fill("not-this-one-at-all");
    await button().click();
    await expect.element(page.getByText("That’s not your current password.")).toBeVisible();
    expect(network.sent).not.toContain("GET /logout");
  });

  test("signs out of the page once the account is closed", async () => {
    const { network } = await openAccountSecurity();
    await button().click();
    await field("Current password").fill(PASSWORD);
    // The page of the test stays where it is.
    network.send = (address, init) =>
      String(address).includes("/logout") ? Promise.resolve(new Response("{}", { status: 500 })) : fetch(address, init);
    await button().click();
    await expect.poll(() => network.sent).toContain("GET /logout");
    expect(network.sent).toContain("POST /api/account/close");
    expect(await openGateways().account.getSecurity()).toMatchObject({ failure: { status: 401 } });
  });
});
