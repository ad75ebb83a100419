import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Media } from "#core/catalogue/game.ts";
import { buildGame, buildMedia } from "#tests/ui/support/builders.ts";
import { createPublisher } from "#tests/ui/support/fake-ports.ts";
import { openGame } from "#tests/ui/support/game-scene.tsx";
import film from "#ui/kit/video-player/sample/sample.webm";

async function openGallery(media: readonly Media[]) {
  const { screen } = await openGame(createPublisher({ game: buildGame({ media }) }));
  return screen.getByRole("region", { name: "Screenshots and videos" });
}

describe("the gallery of a game", () => {
  const shots = [1, 2, 3].map((shot) =>
    buildMedia({ role: "screenshot", src: `${buildMedia().src}#${shot}`, alt: `Screenshot ${shot}` }),
  );

  test("shows each screenshot with its number and follows the arrow keys", async () => {
    const gallery = await openGallery([buildMedia(), ...shots]);
    await expect.element(gallery.getByRole("img", { name: "Screenshot 1" })).toBeVisible();
    await expect.element(gallery.getByText("1 / 3")).toBeVisible();
    await gallery.getByRole("button", { name: "Picture 2 of 3" }).click();
    await expect.element(gallery.getByRole("img", { name: "Screenshot 2" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(gallery.getByRole("img", { name: "Screenshot 3" })).toBeVisible();
    await expect.element(gallery.getByText("3 / 3")).toBeVisible();
    await expect.element(gallery.getByRole("button", { name: "Picture 3 of 3" })).toHaveFocus();
  });

  const trailer = buildMedia({
    type: "video",
    role: "trailer",
    src: film,
    poster: buildMedia().src,
  });

  test("plays a trailer without speech instead of its still, muted, until the player stops it", async () => {
    const gallery = await openGallery([trailer, ...shots]);
    await expect.element(gallery.getByRole("button", { name: "Trailer, 1 of 4" })).toBeVisible();
    await expect.element(gallery.getByRole("img", { name: "A castle in a storm" })).toBeVisible();
    await expect.poll(() => gallery.element().querySelector("video")?.paused).toBe(false);
    expect(gallery.element().querySelector("video")).toMatchObject({ muted: true, loop: true });
    await gallery.getByRole("button", { name: "Stop animation" }).click();
    await expect.poll(() => gallery.element().querySelector("video")?.paused).toBe(true);
  });

  test("plays a trailer with speech on request only", async () => {
    const captions = [{ language: "en", src: "data:text/vtt,WEBVTT" }];
    const spoken = { ...trailer, captions };
    const gallery = await openGallery([spoken, ...shots]);
    await expect.element(gallery.getByRole("button", { name: "Trailer, 1 of 4" })).toBeVisible();
    expect(gallery.element().querySelector("video")).toBeNull();
    await gallery.getByRole("button", { name: "Play the trailer of Throne and Liberty" }).click();
    await expect.element(gallery.getByRole("group", { name: "A castle in a storm" })).toBeVisible();
    await expect.poll(() => gallery.element().querySelector("video")?.paused).toBe(false);
    expect(gallery.element().querySelector("video")?.controls).toBe(false);
  });

  test("opens in the large, where it left off, and keeps step with it", async () => {
    const gallery = await openGallery([buildMedia(), ...shots]);
    await gallery.getByRole("button", { name: "Picture 2 of 3" }).click();
    await gallery.getByRole("button", { name: "Enlarge" }).click();
    const viewer = page.getByRole("dialog", { name: "Throne and Liberty" });
    await expect.element(viewer.getByText("Screenshot 2")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(viewer.getByText("Screenshot 3")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(gallery.getByText("3 / 3")).toBeVisible();
    await expect.element(gallery.getByRole("button", { name: "Enlarge" })).toHaveFocus();
  });

  test("is the wide art where there are no screenshots, without thumbs", async () => {
    const gallery = await openGallery([buildMedia()]);
    await expect.element(gallery.getByRole("img", { name: "A castle in a storm" })).toBeVisible();
    expect(gallery.getByRole("listitem").elements()).toHaveLength(0);
  });
});
