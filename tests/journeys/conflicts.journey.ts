import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, goOffline, signIn, test, untilOutboxIsThere, untilReacts } from "./journey.ts";

/** What the product says of icons and texts that were loading when the connection was lost. */
const UNLOADED = /(an icon|texts) could not be loaded/;

/** Opens the list of queued writes at the bottom of the page. */
async function openOutbox(page: Page) {
  await expect(page.getByText("Not sent: 1")).toBeVisible();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  return page.getByRole("region", { name: "Waiting to be sent" });
}

test("a review written offline is kept where the player has written one elsewhere, and can still be used @wide", async ({
  page,
  context,
  pageLog,
}) => {
  pageLog.expectMessages(UNLOADED);
  const REVIEWS = "/api/store/games/bns2/reviews";
  const offline = "Written in a train, where there was no connection at all.";
  const elsewhere = "Written at home, on another device, in the meantime.";
  const contents = async () =>
    (await (await page.request.get(`${REVIEWS}/me`)).json()).reviews.map(({ content }: { content: string }) => content);

  await signIn(page, "player-kr", "/game/bns2/review");
  await untilOutboxIsThere(page);
  await page.getByRole("button", { name: "Write a review" }).click();
  await page.getByRole("radio", { name: "4 stars – good" }).check({ force: true });
  await page.getByRole("textbox", { name: "Review text" }).fill(offline);
  await goOffline(page);
  await page.getByRole("button", { name: "Post review" }).click();
  await expect(page.getByText("Waiting to be sent: 1")).toBeVisible();
  const posted = await page.request.post(REVIEWS, { data: { content: elsewhere, score: 2 } });
  expect(posted.ok()).toBe(true);
  await context.setOffline(false);

  const list = await openOutbox(page);
  await expect(list.getByText(offline)).toBeVisible();
  await expect(list.getByText("Not sent: you’ve already reviewed this game.")).toBeVisible();
  expect(await contents()).toEqual([elsewhere]);

  // The words go back to where they were written, and change the review that is there.
  await list.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("textbox", { name: "Review text" })).toHaveValue(offline);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(contents).toEqual([offline]);
  await expect(page.getByText("Not sent: 1")).toBeHidden();
});

test("a change of a comment that waits offline is not put over one that was made elsewhere since, until the player says so @phone @wide-on-phone", async ({
  page,
  context,
  pageLog,
}) => {
  pageLog.expectMessages(UNLOADED);
  const COMMENTS = "/community/api/articles/tl-1/comments?sort=newest";
  // Other journeys write below the same article.
  const number = randomInt(1_000_000);
  const words = { noon: `Meet at noon ${number}.`, dusk: `Meet at dusk ${number}.`, dawn: `Meet at dawn ${number}.` };
  const content = async () => (await (await page.request.get(COMMENTS)).json()).comments[0].content;

  await signIn(page, "player-kr", "/game/tl/board/guide/view/tl-1");
  await untilOutboxIsThere(page);
  const comments = page.locator("#comments");
  await untilReacts(comments);
  const box = comments.getByRole("textbox");
  await box.fill(words.noon);
  await comments.getByRole("button", { name: "Post", exact: true }).click();
  // In a long thread it is shown at the position of new comments.
  await expect(comments.getByRole("button", { name: "Newest first", pressed: true })).toBeVisible();
  const own = comments.getByRole("article").filter({ hasText: words.noon });
  await own.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = comments.getByRole("textbox", { name: "Edit your comment" });
  await form.fill(words.dusk);
  await goOffline(page);
  await comments.getByRole("button", { name: "Save" }).click();
  await expect(comments.getByText(/^Change to your comment/)).toBeVisible();
  const { comments: listed } = await (await page.request.get(COMMENTS)).json();
  const changed = await page.request.patch(`/community/api/comments/${listed[0].id}`, {
    data: { content: words.dawn, mentions: [] },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await context.setOffline(false);

  await expect(comments.getByText(/^Not saved: you’ve edited this comment on another device/)).toBeVisible();
  await expect(comments.getByText(words.dusk)).toBeVisible();
  expect(await content()).toBe(words.dawn);

  // The text can be edited further where it was written, and is then sent as an edit of the current version.
  await comments.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(form).toHaveValue(words.dusk);
  await comments.getByRole("button", { name: "Save" }).click();
  await expect.poll(content).toBe(words.dusk);
});
