import { randomInt } from "node:crypto";
import { createHttpViewer } from "../support/http-viewer.ts";
import { BOARD, choose, headingOf, postOf, untilFormIsThere, writeArticle } from "./board-visit.ts";
import { expect, join, openPage, test } from "./journey.ts";

test("a post reported by three players is hidden, and shown again once its author has changed it", async ({
  page,
  openOther,
  store,
}) => {
  const title = `무기 정리표 ${randomInt(1_000_000)}`;
  await writeArticle(page, title);
  const address = new URL(page.url()).pathname;
  const reader = await openOther();
  await join(reader, "灯", address);
  await choose(postOf(reader), "Report");
  const popup = reader.getByRole("dialog", { name: "Report this post" });
  await popup.getByRole("radio", { name: "Spam" }).check();
  await popup.getByRole("button", { name: "Send report" }).click();
  await expect(reader.getByText("Thank you. You’ll no longer see this.")).toBeVisible();
  for (const userName of ["player-kr", "player-jp"]) {
    const another = createHttpViewer(() => store.origin);
    await another.signIn(userName);
    const path = `/community/api/articles/${address.split("/").at(-1)}/report`;
    const answer = await another.fetch(path, { method: "POST", json: { reason: "spam" } });
    expect(answer.status, await answer.text()).toBe(200);
  }
  const guest = await openOther();
  await guest.goto(address);
  await expect(guest.getByText("This post is gone")).toBeVisible();
  await openPage(page, address);
  await expect(page.getByText("several players reported it")).toBeVisible();

  await page.goto(`${BOARD}/edit/${address.split("/").at(-1)}`);
  await untilFormIsThere(page);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.insertText("고쳤습니다. ");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(headingOf(page, title)).toBeVisible();
  await expect(page.getByText("several players reported it")).toBeHidden();
  await guest.reload();
  await expect(headingOf(guest, title)).toBeVisible();
  await expect(guest.getByText("고쳤습니다.")).toBeVisible();
});
