import { expect, join, test, untilReacts } from "./journey.ts";

const ARTICLE = "/game/tl/board/guide/view/tl-1";

test("a post of one player appears to another one without a reload and can be answered, and a reload loses no typed text", async ({
  page,
  openOther,
}) => {
  const other = await openOther();
  await join(page, "보라별", ARTICLE);
  await join(other, "灯", ARTICLE);

  await untilReacts(page.locator("#comments"));
  await untilReacts(other.locator("#comments"));
  const box = page.getByRole("textbox", { name: "Your comment" });
  await box.fill("폭풍이 오기 전에 모이죠.");
  await page.reload();
  await expect(box).toHaveValue("폭풍이 오기 전에 모이죠.");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(box).toHaveValue("");

  const comment = other.getByRole("article").filter({ hasText: "폭풍이 오기 전에 모이죠." }).last();
  await expect(comment).toBeVisible();
  await comment.getByRole("button", { name: "Reply" }).click();
  const answer = other.getByRole("textbox", { name: "Your reply to 보라별" });
  await expect(answer).toHaveValue("@보라별 ");
  await answer.fill("@보라별 了解です。北門で。");
  await other.getByRole("button", { name: "Post", exact: true }).last().click();
  await expect(page.getByText("了解です。北門で。")).toBeVisible();
});
