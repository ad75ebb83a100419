import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { buildLogEvent } from "#core/log-events/build-log-event.ts";
import type { LoggedClick } from "#core/ports/click-log.ts";
import type { Ports } from "#core/ports/index.ts";
import { buildProfile } from "#tests/ui/support/builders.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { createChest, createChestPorts } from "#tests/ui/support/fake-rewards.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import { AccountScreen } from "#ui/features/account/screens/account-screen.tsx";
import {
  type AccountSearch,
  closedAccountPath,
  parseAccountSearch,
} from "#ui/features/account/screens/account-search.ts";

async function openAccount({
  isGuest = false,
  renamed = "",
  chosen = "",
  change = {} as Partial<Ports>,
  stored = new Map<string, string>(),
  search = {} as AccountSearch,
  isModerator = false,
} = {}) {
  await page.viewport(1280, 900);
  const ports = createChestPorts(createChest(), stored);
  const rendered = await renderPage(<AccountScreen {...search} />, {
    ports: {
      ...ports,
      gifts: { ...ports.gifts, list: async () => succeed([]) },
      community: { ...ports.community, listBlocks: async () => succeed([]) },
      session: {
        ...ports.session,
        getProfile: async () =>
          succeed(buildProfile({ dateChangeCharacterName: renamed, dateChangeCharacterId: chosen })),
        signOut: async () => fail(NO_ANSWER),
      },
      ...change,
    },
    ...(isGuest ? { visit: { user: null } } : {}),
    ...(isModerator ? { visit: { user: { ...PLAYER, isModerator: true } } } : {}),
  });
  return { ...rendered, stored };
}

describe("an account that has just been closed", () => {
  const UNTIL = "2026-12-05T12:00:00.000Z";

  test("is confirmed, with its end and the way back, and what is deleted then", async () => {
    const address = new URL(closedAccountPath(UNTIL), "https://store.example");
    const search = parseAccountSearch(Object.fromEntries(address.searchParams));
    const { screen } = await openAccount({ isGuest: true, search });
    await expect.element(screen.getByRole("heading", { name: "Your account is closed" })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: /^You can get it back until .*2026/ })).toBeVisible();
    await expect.element(screen.getByText(/^Deleted: your profile/)).toBeVisible();
    await expect.element(screen.getByText(/^Kept: your orders/)).toBeVisible();
    const signIn = screen.getByRole("article").getByRole("link", { name: "Sign in" });
    await expect.element(signIn).toHaveAttribute("href", expect.stringContaining("/login"));
    expect(screen.getByText("It is available after login.").elements()).toEqual([]);
  });

  test("is none of the player who is signed in, and none without an instant", async () => {
    const { screen } = await openAccount({ search: { closedUntil: UNTIL } });
    await expect.element(screen.getByText("Nightwatch")).toBeVisible();
    expect(screen.getByText("Your account is closed").elements()).toEqual([]);
    expect(parseAccountSearch({ closedUntil: "soon" })).toEqual({});
  });
});

describe("the account", () => {
  test("leads moderators to the reported posts, and no other player", async () => {
    const { screen } = await openAccount();
    await expect.element(screen.getByRole("link", { name: "Gifts", exact: true })).toBeVisible();
    expect(screen.getByRole("link", { name: "Reports" }).elements()).toEqual([]);
    const moderator = await openAccount({ isModerator: true });
    await expect.element(moderator.screen.getByRole("link", { name: "Reports" })).toHaveAttribute("href", "/reports");
  });

  test("shows the player's profile, and links to all personal pages", async () => {
    const { screen } = await openAccount();
    await expect.element(screen.getByText("Nightwatch")).toBeVisible();
    for (const [name, href] of [
      ["Library", "/library"],
      ["Orders", "/order"],
      ["Favorites", "/favorite"],
      ["Coupons", "/coupon"],
      ["Rewards", "/reward"],
      ["Gifts", "/gift"],
      ["Your public profile", "/player/me"],
    ] as const) {
      await expect.element(screen.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
  });

  test("says when the character was renamed and since when it is the main one, where the publisher says so", async () => {
    const { screen } = await openAccount({ renamed: "2026-03-03T12:00:00Z", chosen: "2025-11-20T12:00:00Z" });
    await expect.element(screen.getByText(/^Character renamed: .*2026/)).toBeVisible();
    await expect.element(screen.getByText(/^Main character since: .*2025/)).toBeVisible();
  });

  test.each(["", "yesterday"])("says nothing of the dates of a character that are '%s'", async (date) => {
    const { screen } = await openAccount({ renamed: date, chosen: date });
    await expect.element(screen.getByText("Nightwatch")).toBeVisible();
    await expect.element(screen.getByText(/^Character renamed/)).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^Main character since/)).not.toBeInTheDocument();
  });

  test("says in words what was logged, each once, and erases it", async () => {
    const entry = (roomType: string, roomName: string): LoggedClick => {
      const built = buildLogEvent(
        { shell: "web", deviceId: "d", locale: "en-US", userId: "" },
        { roomType, roomName, gameCode: "tl" },
      );
      if (!built.ok) throw new Error(built.failure);
      return { at: 0, event: built.value };
    };
    let logged = [entry("order", "orders"), entry("cart", "pay"), entry("game", "constructor")];
    const { screen } = await openAccount({
      change: {
        clickLog: {
          record: () => undefined,
          list: async () => logged,
          forget: async () => {
            logged = [];
          },
        },
      },
    });
    const rows = screen.getByRole("list", { name: "Your activity log" });
    await expect.element(rows.getByText("Orders", { exact: true })).toBeVisible();
    await expect.element(rows.getByText("Cart · Pay", { exact: true })).toBeVisible();
    await expect.element(rows.getByText("Games · Another button or link", { exact: true })).toBeVisible();
    await screen.getByRole("button", { name: "Erase this list" }).click();
    await expect.element(screen.getByText("Nothing has been logged on this device.")).toBeVisible();
    expect(logged).toEqual([]);
  });

  test("of a guest asks to sign in, and has the settings all the same", async () => {
    const { screen } = await openAccount({ isGuest: true });
    await expect.element(screen.getByText("Your profile, orders and coupons are in your account.")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Settings" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Hidden players" }).elements()).toHaveLength(0);
  });

  test("names the players whose posts are hidden, and shows them again, which can be taken back", async () => {
    const rowan = { id: "rowan", nickname: "Rowan", avatar: "", isModerator: false };
    const blocked = new Map([[rowan.id, rowan]]);
    const failures = [fail(NO_ANSWER)];
    const { community } = createChestPorts(createChest());
    const { screen } = await openAccount({
      change: {
        community: {
          ...community,
          listBlocks: async () => succeed([...blocked.values()]),
          setBlocked: async (authorId, isBlocked) => {
            const failed = isBlocked ? failures.shift() : undefined;
            if (failed !== undefined) return failed;
            if (isBlocked) blocked.set(authorId, rowan);
            else blocked.delete(authorId);
            return succeed(null);
          },
        },
      },
    });
    await screen.getByRole("button", { name: /Show posts by .Rowan. again/ }).click();
    await expect.element(screen.getByText(/You see posts from every player/)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Hidden players" })).toHaveFocus();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => failures).toEqual([]);
    await expect.element(screen.getByText(/^That didn’t work/)).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("list", { name: "Hidden players" }).getByText("Rowan")).toBeVisible();
  });

  test("offers statistics of other companies only where there are any, and off at first", async () => {
    const plain = await openAccount();
    await expect.element(plain.screen.getByRole("heading", { name: "Settings" })).toBeVisible();
    expect(plain.screen.getByRole("switch").elements()).toHaveLength(0);
    await plain.screen.unmount();
    const { configuration } = createChestPorts(createChest());
    const { screen, stored } = await openAccount({
      change: { configuration: { ...configuration, envName: "live", tagContainers: ["https://tags.example/t.js"] } },
    });
    const allow = screen.getByRole("switch", { name: "Allow statistics" });
    await expect.element(allow).not.toBeChecked();
    await allow.click();
    await expect.element(allow).toBeChecked();
    expect(stored.get("policyConsent")).toBe("AGREE");
    await allow.click();
    expect(stored.get("policyConsent")).toBe("REJECT");
  });

  test("deletes the data on this device, and keeps the device id", async () => {
    const stored = new Map([
      ["deviceId", "d1"],
      ["gift-draft/me/lin2-deluxe", "{}"],
    ]);
    const { screen } = await openAccount({ stored });
    await screen.getByRole("button", { name: "Erase data on this device" }).click();
    const popup = page.getByRole("dialog", { name: "Erase the data on this device?" });
    await popup.getByRole("button", { name: "Erase" }).click();
    await expect.element(popup.getByRole("alert")).toHaveTextContent("Check the box to continue.");
    await popup.getByRole("checkbox").click();
    await popup.getByRole("button", { name: "Erase" }).click();
    await expect.element(screen.getByText("The data on this device has been erased")).toBeVisible();
    expect([...stored.keys()]).toEqual(["deviceId"]);
  });

  test("leaves no data of the player on the device, even if the server does not receive the sign-out", async () => {
    const stored = new Map([
      ["deviceId", "d1"],
      ["gift-draft/me/lin2-deluxe", "{}"],
    ]);
    const tabStorage = createMemoryKeyValueStorage();
    tabStorage.write("keptPlace", "{}");
    tabStorage.write("reloadedFor", "7");
    const { screen, visit } = await openAccount({ stored, change: { tabStorage } });
    await screen.getByRole("button", { name: "Sign out" }).click();
    await expect.element(screen.getByText("You couldn’t be signed out. Please try again.")).toBeVisible();
    expect(visit.get().user).not.toBeNull();
    expect([...stored.keys()]).toEqual(["deviceId"]);
    // Of the page, not of the player: it keeps the next one from being loaded again for the same version.
    expect(tabStorage.read("keptPlace")).toBeNull();
    expect(tabStorage.read("reloadedFor")).toBe("7");
  });
});
