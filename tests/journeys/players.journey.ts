import { randomInt } from "node:crypto";
import { createPlayer, expect, openPage, test } from "./journey.ts";

test("a guest goes from a review to its author's profile, reads one of their posts there, and comes back by the author's name @phone @wide-on-phone", async ({
  page,
  openOther,
}) => {
  const nickname = `Lanternmoth ${randomInt(1_000_000)}`;
  const title = `Lights over the marsh, seen by ${nickname}`;
  const content = `Every evening in the marsh was worth it, says ${nickname}.`;
  const author = await openOther();
  await createPlayer(author.request, { nickname });
  const review = await author.request.post("/api/store/games/tl/reviews", { data: { content, score: 5 } });
  expect(review.status(), await review.text()).toBe(200);
  const article = { title, body: "<p>They go out at dawn.</p>" };
  const posted = await author.request.post("/community/api/games/tl/boards/free/articles", { data: article });
  expect(posted.status(), await posted.text()).toBe(200);

  await openPage(page, "/game/tl/review?sort=newest&language=all");
  await page.getByRole("article", { name: nickname }).getByRole("link", { name: nickname }).click();
  await expect(page).toHaveURL(/\/player\//);
  await expect(page.getByRole("heading", { level: 1, name: nickname })).toBeVisible();
  await expect(page).toHaveTitle(`Player profile: ${nickname} – Purple`);
  const reviews = page.getByRole("list", { name: "Reviews (1)" });
  await expect(reviews.getByText(content)).toBeVisible();
  await expect(reviews.getByRole("link", { name: "Throne and Liberty" })).toHaveAttribute("href", /\/game\/tl$/);

  await page.getByRole("list", { name: "Posts (1)" }).getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: nickname }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: nickname })).toBeVisible();
  // Also to be read without scripts, and by no search engine.
  const html = await (await page.request.get(new URL(page.url()).pathname)).text();
  expect(html).toContain(content);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect((await page.request.get("/player/no-such-player")).status()).toBe(404);
});
