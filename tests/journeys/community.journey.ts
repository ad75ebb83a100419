import { randomInt } from "node:crypto";
import sharp from "sharp";
import { BOARD, bring, CAMERA, headingOf, postOf, takePhoto, untilFormIsThere } from "./board-visit.ts";
import { expect, join, openPage, test, untilIdle, untilReacts } from "./journey.ts";

test("a photo that is pasted or dropped loses its camera data, and is in the article beside a table", async ({
  page,
}) => {
  const title = `보급품 목록 ${randomInt(1_000_000)}`;
  const photo = await takePhoto();
  expect(Buffer.from(photo).includes(CAMERA)).toBe(true);
  await join(page, "灯", `${BOARD}/write`);
  await untilFormIsThere(page);
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.type("Two pictures of the gate.");
  await bring(text, "paste", photo, "pasted.jpg");
  await expect(text.locator("img")).toHaveCount(1);
  await bring(text, "drop", photo, "dropped.jpg");
  await expect(text.locator("img")).toHaveCount(2);
  await text.press("Control+End");
  await page.getByRole("toolbar").getByRole("button", { name: "Table", exact: true }).click();
  await page.keyboard.type("Rope");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(headingOf(page, title)).toBeVisible();

  const article = postOf(page);
  await expect(article.getByRole("columnheader").first()).toHaveText("Rope");
  await expect(article.getByRole("columnheader").nth(1)).toHaveText("12");
  const pictures = article.locator("img[src*='/media/boards/'][width='320']");
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    const file = await (await page.request.get((await picture.getAttribute("src")) ?? "")).body();
    expect((await sharp(file).metadata()).width).toBe(320);
    expect(file.includes(CAMERA)).toBe(false);
  }
});

test("a browser sends the announced games to the community, once its page is idle", async ({ page }) => {
  await openPage(page, "/game/h3/board/free");
  const search = page.getByRole("searchbox", { name: "Search this board" });
  await untilReacts(search);
  await untilIdle(page);
  const asked = page.waitForRequest(/\/community\/api\/games\/h3\/.*search=/);
  await search.fill(`lantern ${randomInt(1_000_000)}`);
  await search.press("Enter");
  expect((await asked).headers()["lime-preservice-game-codes"] ?? "").toContain("h3");
});
