import { randomInt } from "node:crypto";
import { expect, join, test, untilReacts } from "./journey.ts";

const BOARD = "/home/tl/board/free";

test("in the launcher the boards of a game are read and written beside its lobby, without the store around them", async ({
  page,
}) => {
  // Before the page has found the launcher, the server takes it for a browser, to which the home is closed.
  const title = `북문에서 모입니다 ${randomInt(1_000_000)}`;
  await join(page, "보라별", "/");
  await page.addInitScript(() => {
    if (window.top === window) Object.assign(window, { purpleLauncher: { onReady: () => undefined } });
  });
  await page.goto(BOARD);
  const list = page.getByRole("list", { name: "Posts" });
  await expect(list).toBeVisible();
  // The launcher has a frame of its own; the way back leads to the lobby.
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Lobby" })).toHaveAttribute("href", "/home/tl/lobby");

  const write = page.getByRole("link", { name: "Write", exact: true });
  await untilReacts(write);
  await write.click();
  await expect(page).toHaveURL(/\/home\/tl\/board\/free\/write$/);
  await page.getByRole("combobox", { name: /^Topic/ }).selectOption("talk");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.insertText("해 질 무렵 북문에서 봅시다.");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL(/\/home\/tl\/board\/free\/view\//);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  // Both forms of its address lead to it, and the list to both.
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`${BOARD}/talk/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goto(BOARD);
  const row = list.getByRole("link", { name: title });
  await untilReacts(row);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/home/tl/board/free/view/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});
