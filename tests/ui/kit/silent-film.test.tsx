import { describe, expect, onTestFinished, test, vi } from "vitest";
import { wishForLessMotion } from "#tests/ui/support/less-motion.ts";
import { setPageCovered } from "#ui/kit/motion/page-cover.ts";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import film from "#ui/kit/video-player/sample/sample.webm";
import { SilentFilm } from "#ui/kit/video-player/silent-film.idle.tsx";
import { renderStore } from "../support/render-store.tsx";

async function open(src = film) {
  const { screen } = await renderStore(
    <main style={{ blockSize: 4_000 }}>
      <div style={{ inlineSize: 320, blockSize: 180 }}>
        <SilentFilm src={src}>
          <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A castle" />
        </SilentFilm>
      </div>
    </main>,
  );
  return { screen, film: () => screen.getByRole("main").element().querySelector("video") };
}

describe("a silent film", () => {
  test("plays instead of its picture, muted, and pauses once stopped", async () => {
    const { screen, film: video } = await open();
    await expect.poll(() => video()?.paused).toBe(false);
    expect(video()?.muted).toBe(true);
    await screen.getByRole("button", { name: "Stop animation" }).click();
    await expect.poll(() => video()?.paused).toBe(true);
    await screen.getByRole("button", { name: "Start animation" }).click();
    await expect.poll(() => video()?.paused).toBe(false);
  });

  function hidePage(isHidden: boolean) {
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  }

  test.each([
    ["it is out of sight", () => window.scrollTo(0, 2_000), () => window.scrollTo(0, 0)],
    ["its page is hidden", () => hidePage(true), () => hidePage(false)],
    ["the launcher's window is not focused", () => setPageUsed(false), () => setPageUsed(true)],
    ["a popup covers the page", () => setPageCovered(true), () => setPageCovered(false)],
  ])("pauses while %s, and continues afterwards", async (_, leave, comeBack) => {
    onTestFinished(comeBack);
    const { film: video } = await open();
    await expect.poll(() => video()?.paused).toBe(false);
    leave();
    await expect.poll(() => video()?.paused).toBe(true);
    comeBack();
    await expect.poll(() => video()?.paused).toBe(false);
  });

  test("is not even fetched where less motion is wished for, but can be started", async () => {
    wishForLessMotion();
    const { screen, film: video } = await open();
    const start = screen.getByRole("button", { name: "Start animation" });
    await expect.element(start).toBeVisible();
    expect(video()).toBeNull();
    await start.click();
    await expect.poll(() => video()?.paused).toBe(false);
  });

  test("that does not come leaves the picture, and nothing to press", async () => {
    const { screen, film: video } = await open("data:video/webm;base64,broken");
    await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
    expect(video()).toBeNull();
    await expect.element(screen.getByRole("img", { name: "A castle" })).toBeVisible();
  });
});
