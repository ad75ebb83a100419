import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, join, untilReacts } from "./journey.ts";

/** The board on which journeys write. */
export const BOARD = "/game/tl/board/free";

/** Waits for the form of an article. */
export const untilFormIsThere = (page: Page) => expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();

/** Writes an article as a new player; its page is open then. */
export async function writeArticle(page: Page, title: string, nickname = "보라별"): Promise<void> {
  await join(page, nickname, `${BOARD}/write`);
  await untilFormIsThere(page);
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.insertText("해 질 무렵 북문에서 봅시다.");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(headingOf(page, title)).toBeVisible();
}

/** Opens the menu of a post and clicks an entry; its code may be loaded lazily. */
export async function choose(post: Locator, entry: string): Promise<void> {
  const more = post.getByRole("button", { name: "More" }).first();
  await untilReacts(more);
  await more.click();
  await post.getByRole("menuitem", { name: entry, exact: true }).click();
}

export const postOf = (page: Page): Locator => page.getByRole("main").getByRole("article").first();
export const headingOf = (page: Page, title: string): Locator => page.getByRole("heading", { level: 1, name: title });

/** Name of the camera in the metadata of the photo. */
export const CAMERA = "Camera of nobody's business";

/** A photo as taken by a phone, with the camera in its metadata. */
export const takePhoto = async (): Promise<readonly number[]> => [
  ...(await sharp({ create: { width: 320, height: 200, channels: 3, background: "#7d4fff" } })
    .withExif({ IFD0: { Model: CAMERA } })
    .jpeg()
    .toBuffer()),
];

/** Pastes a file into a text, or drops it there. */
export async function bring(
  text: Locator,
  how: "paste" | "drop",
  bytes: readonly number[],
  name: string,
): Promise<void> {
  await text.evaluate(
    (box, file) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(file.bytes)], file.name, { type: "image/jpeg" }));
      const { left, top } = box.getBoundingClientRect();
      const shared = { bubbles: true, cancelable: true };
      box.dispatchEvent(
        file.how === "paste"
          ? new ClipboardEvent("paste", { ...shared, clipboardData: data })
          : new DragEvent("drop", { ...shared, dataTransfer: data, clientX: left + 8, clientY: top + 8 }),
      );
    },
    { how, bytes, name },
  );
}
