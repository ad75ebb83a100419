import type { Shell } from "#core/shell/shell.ts";
import { expect, openPage, untilReacts } from "./journey.ts";
import { each, test } from "./shell-viewers.ts";
import type { Viewer } from "./shells.ts";

/** Platform actions of each shell; commands of the mobile app are given as addresses. */
interface ExpectedActions {
  /**
   * "It is available after login." offers login on the web, and in the chat app, which is a browser too; the native sides of the app and
   * the launcher, which have the session, are asked to "reconnect to the purple" (Spec §2).
   */
  readonly reconnect: readonly unknown[] | "a link to the sign-in page";
  /** Web Share, which no browser of these tests has, else the shell's own, else the link to copy. */
  readonly share: (address: string) => readonly unknown[] | "a link to copy";
  /** The app's web view shows nothing foreign: it opens the browser of the device (Spec §7). */
  readonly outside: (address: string) => readonly unknown[] | "a window";
}

const EXPECTED_ACTIONS: Readonly<Record<Shell, ExpectedActions>> = {
  web: {
    reconnect: "a link to the sign-in page",
    share: () => "a link to copy",
    outside: () => "a window",
  },
  launcher: {
    reconnect: ["showNPLogin"],
    share: () => "a link to copy",
    outside: () => "a window",
  },
  chat: {
    reconnect: "a link to the sign-in page",
    share: (address) => ["chat", address],
    outside: () => "a window",
  },
  app: {
    reconnect: ["app", "ncpurple://websso"],
    share: (address) => [
      "app",
      `ncpurple://shareMessage?message=${encodeURIComponent(`Throne and Liberty\n${address}`)}`,
    ],
    outside: (address) => ["app", `ncpurple://external?url=${encodeURIComponent(address)}`],
  },
};

const untilCalled = ({ nativeCalls }: Viewer, call: readonly unknown[]) =>
  expect.poll(nativeCalls).toContainEqual(call);

test("sign-in, sharing and links out of the product go the way of the shell @phone @wide", async ({ visitors }) => {
  await each(visitors, async (visitor) => {
    const { shell, page } = visitor;
    const { reconnect, share, outside } = EXPECTED_ACTIONS[shell];
    await openPage(page, "/goods/tl/tl-deluxe");
    const give = page.getByRole("button", { name: "Give as a gift" });
    await untilReacts(give);
    await give.click();
    const popup = page.getByRole("dialog", { name: "It is available after login." });
    if (typeof reconnect === "string") {
      await expect(popup.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /^\/login\?return_url=/);
      await popup.getByRole("button", { name: "Cancel" }).click();
    } else {
      await popup.getByRole("button", { name: "Reconnect to the purple" }).click();
      await untilCalled(visitor, reconnect);
    }
    await expect(popup).toBeHidden();

    await openPage(page, "/game/tl");
    const sharing = page.getByRole("main").getByRole("button", { name: "Share", exact: true });
    await untilReacts(sharing);
    // Its canonical address, which names the language.
    const address = new URL("/game/tl?locale=en-US", page.url()).href;
    const shared = share(address);
    if (typeof shared === "string") {
      const link = page.getByRole("dialog", { name: "Share" });
      await sharing.click();
      await expect(link.getByRole("textbox")).toHaveValue(address);
      await link.getByRole("button", { name: "Close" }).click();
      await expect(link).toBeHidden();
    } else {
      await sharing.click();
      await untilCalled(visitor, shared);
    }

    const site = "https://tl.example/";
    await page.context().route(site, (route) => route.fulfill({ contentType: "text/html", body: "Elsewhere" }));
    const left = outside(site);
    if (typeof left === "string") {
      const opening = page.waitForEvent("popup");
      await page.getByRole("main").locator(`a[href="${site}"]`).click();
      await expect((await opening).getByText("Elsewhere")).toBeVisible();
    } else {
      await page.getByRole("main").locator(`a[href="${site}"]`).click();
      await untilCalled(visitor, left);
    }
    await expect(page).toHaveURL(/\/game\/tl$/);
  });
});
