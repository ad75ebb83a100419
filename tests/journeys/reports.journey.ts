import { expect, join, openPage, signIn, testAlone } from "./journey.ts";

const ARTICLE = "/game/tl/board/guide/view/tl-1";

testAlone(
  "a moderator finds in the account what players reported, removes a post and undoes that; other players do not have the page",
  async ({ page, openOther }) => {
    const player = await openOther();
    expect((await player.request.get("/reports")).status()).toBe(404);
    await join(player, "보라별", ARTICLE);
    const json = { reason: "off_topic", words: "About another game." };
    expect((await player.request.post("/community/api/articles/tl-1/report", { data: json })).status()).toBe(200);
    const refused = await player.request.get("/reports");
    expect(refused.status()).toBe(404);
    expect(await refused.text()).toContain("<title>Page not found");

    await signIn(page, "moderator-us", "/account");
    await page.getByRole("main").getByRole("link", { name: "Reports" }).click();
    await expect(page).toHaveURL(/\/reports$/);
    const post = page.getByRole("main").getByRole("article").filter({ hasText: "About another game." }).last();
    await expect(post.getByText("Off topic")).toBeVisible();
    await post.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("No open reports")).toBeVisible();
    expect((await player.request.get("/community/api/articles/tl-1")).status()).toBe(409);

    await page.getByRole("button", { name: "Undo" }).click();
    await post.getByRole("link", { name: "View" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /weather table/ })).toBeVisible();
    await openPage(page, "/reports");
    await post.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByText("No open reports")).toBeVisible();
  },
);
