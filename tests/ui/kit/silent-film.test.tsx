import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { setPageCovered } from "#ui/kit/motion/page-cover.ts";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import film from "#ui/kit/video-player/sample/sample.webm";
import { SilentFilm } from "#ui/kit/video-player/silent-film.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const ports = createStorePorts(createShelf());

afterEach(() => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

async function open(src = film) {
  const { screen } = await renderStore(
    <main style={{ blockSize: 4_000 }}>
      <div style={{ inlineSize: 320, blockSize: 180 }}>
        <SilentFilm src={src}>
          <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A castle" />
        </SilentFilm>
      </div>
    </main>,
    { ports },
  );
  return { screen, film: () => screen.getByRole("main").element().querySelector("video") };
}

function wishForLessMotion() {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = real(query);
    return query.includes("reduced-motion") ? Object.defineProperty(list, "matches", { value: true }) : list;
  });
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

  test("pauses while it is out of sight", async () => {
    const { film: video } = await open();
    await expect.poll(() => video()?.paused).toBe(false);
    window.scrollTo(0, 2_000);
    await expect.poll(() => video()?.paused).toBe(true);
    window.scrollTo(0, 0);
    await expect.poll(() => video()?.paused).toBe(false);
  });

  test("pauses in a hidden page", async () => {
    const { film: video } = await open();
    await expect.poll(() => video()?.paused).toBe(false);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => video()?.paused).toBe(true);
  });

  test("pauses while the launcher's window is not focused, and continues with it", async () => {
    onTestFinished(() => setPageUsed(true));
    const { film: video } = await open();
    await expect.poll(() => video()?.paused).toBe(false);
    setPageUsed(false);
    await expect.poll(() => video()?.paused).toBe(true);
    setPageUsed(true);
    await expect.poll(() => video()?.paused).toBe(false);
  });

  test("pauses while a popup covers the page", async () => {
    onTestFinished(() => setPageCovered(false));
    const { film: video } = await open();
    await expect.poll(() => video()?.paused).toBe(false);
    setPageCovered(true);
    await expect.poll(() => video()?.paused).toBe(true);
    setPageCovered(false);
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
