import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { Media } from "#core/catalogue/game.ts";
import { buildMedia } from "#tests/ui/support/builders.ts";
import { wishForLessMotion } from "#tests/ui/support/less-motion.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useOpenViewer } from "#ui/patterns/viewer/use-open-viewer.ts";

const PICTURES = [1, 2, 3].map((shot) => buildMedia({ src: `${buildMedia().src}#${shot}`, alt: `Shot ${shot}` }));

const FILM = buildMedia({
  type: "video",
  role: "trailer",
  src: "data:video/webm;base64,",
  poster: buildMedia().src,
  srcset: `${buildMedia().src}#480 480w, ${buildMedia().src}#1280 1280w`,
  alt: "Trailer",
});

async function openViewer(items: readonly Media[] = PICTURES, start = 0, playsFilms = true) {
  const onShow = vi.fn();
  function Opener() {
    const open = useOpenViewer();
    return <Button onClick={() => void open({ title: "Aion", items, start, onShow, playsFilms })}>Look</Button>;
  }
  await page.viewport(1000, 700);
  const { screen } = await renderPage(<Opener />);
  await screen.getByRole("button", { name: "Look" }).click();
  const viewer = page.getByRole("dialog", { name: "Aion" });
  await expect.element(viewer).toBeVisible();
  return { viewer, onShow };
}

const caption = (viewer: Locator, words: string) =>
  expect.element(viewer.getByText(words, { exact: true })).toBeVisible();
const scaleOf = (viewer: Locator) =>
  Number(
    /scale\(([\d.]+)\)/.exec(viewer.element().querySelector("[data-part=item]")?.getAttribute("style") ?? "")?.[1],
  );

type Point = readonly [x: number, y: number];

/** A drag on the picture from one point to another. */
function swipe(viewer: Locator, from: Point, to: Point) {
  const frame = viewer.element().querySelector<HTMLElement>("[data-part=frame]");
  if (frame === null) throw new Error("no frame");
  frame.setPointerCapture = () => undefined;
  const fire = (type: string, [clientX, clientY]: Point) =>
    frame.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, pointerType: "touch", button: 0, clientX, clientY, bubbles: true }),
    );
  fire("pointerdown", from);
  fire("pointermove", to);
  fire("pointerup", to);
}

describe("the media viewer", () => {
  test("starts at the chosen picture and goes through them by the arrow keys, Home and End", async () => {
    const { viewer, onShow } = await openViewer(PICTURES, 1);
    await caption(viewer, "Shot 2");
    await userEvent.keyboard("{ArrowRight}");
    await caption(viewer, "Shot 3");
    await userEvent.keyboard("{ArrowRight}");
    await caption(viewer, "Shot 3");
    await userEvent.keyboard("{Home}");
    await caption(viewer, "Shot 1");
    await userEvent.keyboard("{End}");
    await caption(viewer, "Shot 3");
    await userEvent.keyboard("{ArrowLeft}");
    await caption(viewer, "Shot 2");
    expect(onShow.mock.calls.flat()).toEqual([2, 0, 2, 1]);
  });

  test("takes the first key too, pressed as soon as it is seen", async () => {
    const late: FrameRequestCallback[] = [];
    const frames = vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => late.push(callback));
    const { viewer } = await openViewer();
    await userEvent.keyboard("{ArrowRight}");
    frames.mockRestore();
    for (const callback of late) requestAnimationFrame(callback);
    await caption(viewer, "Shot 2");
  });

  test("goes to where the arrow points in right-to-left too", async () => {
    document.documentElement.dir = "rtl";
    const { viewer } = await openViewer();
    await userEvent.keyboard("{ArrowLeft}");
    await caption(viewer, "Shot 2");
    await userEvent.keyboard("{ArrowRight}");
    await caption(viewer, "Shot 1");
  });

  test("moves by its buttons and thumbnails, and shows the number of the picture", async () => {
    const { viewer } = await openViewer();
    await viewer.getByRole("button", { name: "Next" }).click();
    await caption(viewer, "Shot 2");
    await expect.element(viewer.getByText("2 / 3")).toBeVisible();
    await viewer.getByRole("button", { name: "Picture 3 of 3" }).click();
    await caption(viewer, "Shot 3");
    await expect.element(page.getByText("Picture 3 of 3. Shot 3")).toBeInTheDocument();
    await expect.element(viewer.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  });

  test("magnifies by its buttons and keys, and not past the picture's own size the other way", async () => {
    const { viewer } = await openViewer();
    await viewer.getByRole("button", { name: "Zoom in" }).click();
    expect(scaleOf(viewer)).toBe(1.5);
    await userEvent.keyboard("+");
    expect(scaleOf(viewer)).toBe(2.25);
    await userEvent.keyboard("0");
    expect(scaleOf(viewer)).toBe(1);
    await userEvent.keyboard("-");
    expect(scaleOf(viewer)).toBe(1);
  });

  test("magnifies by the wheel and by a double click, and the next picture is whole again", async () => {
    const { viewer } = await openViewer();
    const frame = viewer.element().querySelector("[data-part=frame]");
    frame?.dispatchEvent(new WheelEvent("wheel", { deltaY: -200, clientX: 500, clientY: 300, cancelable: true }));
    await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.5);
    await userEvent.keyboard("{ArrowRight}");
    await caption(viewer, "Shot 2");
    expect(scaleOf(viewer)).toBe(1);
    swipe(viewer, [500, 300], [500, 300]);
    swipe(viewer, [500, 300], [500, 300]);
    await expect.poll(() => scaleOf(viewer)).toBe(2.5);
  });

  test("is swiped: sideways to the next picture, downwards away", async () => {
    const { viewer } = await openViewer();
    swipe(viewer, [600, 300], [400, 310]);
    await caption(viewer, "Shot 2");
    swipe(viewer, [400, 300], [600, 290]);
    await caption(viewer, "Shot 1");
    swipe(viewer, [500, 200], [510, 420]);
    await expect.poll(() => page.getByRole("dialog").query()).toBeNull();
  });

  test("plays films with their captions, and leaves the zoom to pictures", async () => {
    const captions = [{ language: "en", src: "data:text/vtt,WEBVTT" }];
    const { viewer } = await openViewer([{ ...FILM, poster: "", srcset: "", captions }, ...PICTURES]);
    await expect.element(viewer.getByRole("group", { name: "Trailer" })).toBeVisible();
    expect(viewer.element().querySelector("track")?.srclang).toBe("en");
    expect(viewer.getByRole("button", { name: "Zoom in" }).query()).toBeNull();
    await expect.element(viewer.getByRole("button", { name: "Trailer, 1 of 4" })).toBeVisible();
  });

  describe("a film", () => {
    const watchPlay = () => vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    let played: ReturnType<typeof watchPlay>;
    beforeEach(() => {
      played = watchPlay();
    });

    test("that the player has chosen starts at once, after a still as sharp as the screen", async () => {
      const { viewer } = await openViewer([...PICTURES, FILM], 3);
      // It goes when the film, which is none, cannot be played.
      const still = viewer.element().querySelector("[data-part=still] source, [data-part=still] img");
      expect(still?.getAttribute("srcset")).toContain("1280w");
      expect(still?.getAttribute("sizes")).toBe("100vw");
      await expect.poll(() => played.mock.calls.length).toBe(1);
    });

    test("starts when the player goes on to it, and a picture does not", async () => {
      await openViewer([...PICTURES, FILM], 2, false);
      expect(played).not.toHaveBeenCalled();
      await userEvent.keyboard("{ArrowRight}");
      await expect.poll(() => played.mock.calls.length).toBe(1);
    });

    test("waits for a press where the player did not choose it", async () => {
      const { viewer } = await openViewer([FILM], 0, false);
      await expect.element(viewer.getByRole("button", { name: /Play/ })).toBeVisible();
      expect(played).not.toHaveBeenCalled();
    });

    test("waits for a press where the player wants less motion", async () => {
      wishForLessMotion();
      const { viewer } = await openViewer([FILM]);
      await expect.element(viewer.getByRole("button", { name: /Play/ })).toBeVisible();
      expect(played).not.toHaveBeenCalled();
    });
  });
});
