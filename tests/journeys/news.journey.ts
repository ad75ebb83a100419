import type { Page } from "@playwright/test";
import { createHttpViewer } from "../support/http-viewer.ts";
import { closeByEscape, expect, signIn, test } from "./journey.ts";

const TALK = "/community/api/articles/tl-1/comments";

/** Notification kinds that the player has switched off on the server. */
const mutedOf = async (page: Page): Promise<unknown> =>
  (await (await page.request.get("/notification/api/settings")).json()).muted;

/** Another player answers a comment in another browser. */
async function answer(origin: string, commentId: string): Promise<void> {
  const other = createHttpViewer(() => origin);
  await other.fetch("/reference/players", { method: "POST", json: {} });
  const json = { content: "다리에서 만나요.", mentions: [], reply_to: commentId };
  const answered = await other.fetch(TALK, { method: "POST", json });
  expect(answered.status, await answered.text()).toBe(200);
}

test("the bell shows the unread count, follows new events at once, and ignores the kinds that the player has switched off @phone @wide-on-phone", async ({
  page,
  store,
}) => {
  await signIn(page, "player-jp", "/download?locale=en-US");
  const bell = page.getByRole("button", { name: /^Notifications: / });
  await expect(bell).toHaveAccessibleName(/: [1-9]/);
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  await closeByEscape(page);
  await expect(panel).toBeHidden();
  // As if on another device: nothing of this page asks.
  await page.request.post("/notification/api/notifications/read-all", {
    data: { until: new Date().toISOString() },
  });
  await expect(page.getByRole("button", { name: "Notifications: 0" })).toBeVisible();

  const content = "Who holds the bridge tonight?";
  const asked = await page.request.post(TALK, { data: { content, mentions: [], reply_to: null } });
  const { id } = await asked.json();
  const replies = panel.getByRole("switch", { name: "Replies and mentions" });
  await bell.click();
  await panel.getByRole("button", { name: "Settings" }).click();
  // One directly after the other: neither takes the other back.
  await replies.click();
  await panel.getByRole("switch", { name: "Favorites on sale" }).click();
  await expect.poll(() => mutedOf(page)).toEqual(["sale", "reply"]);
  await answer(store.origin, id);
  await page.reload();
  await bell.click();
  await panel.getByRole("button", { name: "Settings" }).click();
  await expect(replies).not.toBeChecked();
  await replies.click();
  await expect.poll(() => mutedOf(page)).toEqual(["sale"]);
  // No notification was sent for the first answer; the second one is shown.
  await answer(store.origin, id);
  await expect(page.getByRole("button", { name: "Notifications: 1" })).toBeVisible();
});
