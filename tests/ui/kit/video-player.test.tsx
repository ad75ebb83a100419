import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { setPageCovered } from "#ui/kit/motion/page-cover.ts";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import { spokenTime, writtenTime } from "#ui/kit/video-player/film-time.ts";
import englishCaptions from "#ui/kit/video-player/sample/captions.en.vtt";
import koreanCaptions from "#ui/kit/video-player/sample/captions.ko.vtt";
import film from "#ui/kit/video-player/sample/sample.webm";
import { VideoPlayer } from "#ui/kit/video-player/video-player.tsx";
import { renderStore } from "../support/render-store.tsx";

const CAPTIONS = [
  { language: "en", src: englishCaptions },
  { language: "ko", src: koreanCaptions },
];

async function open({ src = film, locale = "en-US", captions = CAPTIONS } = {}) {
  const { screen } = await renderStore(
    <main style={{ inlineSize: 640 }}>
      <VideoPlayer src={src} title="The castle wakes" width={1600} height={900} captions={captions} />
      <button type="button">After</button>
    </main>,
    { visit: { locale } },
  );
  const video = screen.getByRole("main").element().querySelector("video");
  if (video === null) throw new Error("no film");
  return { screen, video };
}

async function play(...input: Parameters<typeof open>) {
  const opened = await open(...input);
  await opened.screen.getByRole("button").first().click();
  await expect.poll(() => opened.video.currentTime).toBeGreaterThan(0);
  return opened;
}

describe("a film", () => {
  test("reserves its space before anything of it is fetched", async () => {
    const { video } = await open();
    expect(video.getBoundingClientRect().height).toBe(360);
    expect(video.readyState).toBe(0);
  });

  test("starts by one click, and the focus moves to its controls", async () => {
    const { screen, video } = await open();
    (screen.getByRole("button", { name: "Play The castle wakes" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => video.paused).toBe(false);
    const pause = screen.getByRole("button", { name: "Pause" });
    await expect.element(pause).toBeVisible();
    expect(document.activeElement).toBe(pause.element());
    await userEvent.keyboard(" ");
    await expect.poll(() => video.paused).toBe(true);
    await expect.element(screen.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  });

  test("pauses while the launcher's window is not focused, and continues only if it was playing", async () => {
    onTestFinished(() => setPageUsed(true));
    const { screen, video } = await play();
    setPageUsed(false);
    await expect.element(screen.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    expect(video.paused).toBe(true);
    setPageUsed(true);
    await expect.poll(() => video.paused).toBe(false);
    await screen.getByRole("button", { name: "Pause" }).click();
    setPageUsed(false);
    setPageUsed(true);
    expect(video.paused).toBe(true);
  });

  test("pauses while a popup covers the page, and continues once it is closed", async () => {
    onTestFinished(() => setPageCovered(false));
    const { video } = await play();
    setPageCovered(true);
    await expect.poll(() => video.paused).toBe(true);
    setPageCovered(false);
    await expect.poll(() => video.paused).toBe(false);
  });

  test.each(["en-US", "ar-SA"])("seeks forward with the right arrow, in %s", async (locale) => {
    const { video } = await play({ locale });
    video.pause();
    video.currentTime = 1;
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => video.currentTime).toBeCloseTo(6, 1);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect.poll(() => video.currentTime).toBe(0);
  });

  test("announces its position, and seeks with the slider", async () => {
    const { screen, video } = await play();
    video.pause();
    const position = screen.getByRole("slider", { name: "Position" });
    await expect.poll(() => position.element().ariaValueText).toMatch(/^\d sec(ond)?s? of 8 sec/);
    await userEvent.click(position, { position: { x: 308, y: 12 } });
    await expect.poll(() => video.currentTime).toBeCloseTo(4, 0);
  });

  test("changes its volume and mutes by keys, and its volume slider keeps its own arrows", async () => {
    const { screen, video } = await play();
    await userEvent.keyboard("m");
    expect(video.muted).toBe(true);
    await expect.element(screen.getByRole("button", { name: "Unmute" })).toBeVisible();
    await userEvent.keyboard("m{ArrowDown}{ArrowDown}");
    await expect.poll(() => video.volume).toBeCloseTo(0.8, 2);
    (screen.getByRole("slider", { name: "Volume" }).element() as HTMLElement).focus();
    video.pause();
    const { currentTime } = video;
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(() => video.volume).toBeCloseTo(0.75, 2);
    expect(video.currentTime).toBe(currentTime);
  });

  test("shows captions in the language chosen, above the controls", async () => {
    const { screen, video } = await play();
    await screen.getByRole("button", { name: "Captions" }).click();
    await screen.getByRole("menuitemradio", { name: "Korean" }).click();
    video.pause();
    video.currentTime = 1;
    const words = screen.getByText("성은 사람보다 먼저 깨어난다.");
    await expect.element(words).toBeVisible();
    await expect.element(words).toHaveAttribute("lang", "ko");
    const controls = screen.getByRole("slider", { name: "Position" }).element().getBoundingClientRect();
    expect(words.element().getBoundingClientRect().bottom).toBeLessThan(controls.top);
    video.currentTime = 5;
    await expect.element(screen.getByText("누군가 북쪽 문을 열었다.")).toBeVisible();
    await userEvent.keyboard("c");
    await expect.element(screen.getByText("누군가 북쪽 문을 열었다.")).not.toBeInTheDocument();
  });

  test("with captions in one language has one switch for them", async () => {
    const { screen } = await play({ captions: CAPTIONS.slice(0, 1) });
    const captions = screen.getByRole("button", { name: "Captions" });
    await expect.element(captions).toHaveAttribute("aria-pressed", "false");
    await captions.click();
    await expect.element(captions).toHaveAttribute("aria-pressed", "true");
    await expect.element(screen.getByText("The castle wakes before its people do.")).toBeVisible();
  });

  test("that has ended is played again from its start", async () => {
    const { screen, video } = await play();
    await userEvent.keyboard("{End}");
    const again = screen.getByRole("button", { name: "Play again" });
    await expect.element(again).toBeVisible();
    await again.click();
    await expect.poll(() => video.currentTime).toBeLessThan(4);
    await expect.poll(() => video.paused).toBe(false);
  });

  test("that cannot be played shows a message and can be loaded again", async () => {
    const { screen, video } = await open({ src: "data:video/webm;base64,broken" });
    await screen.getByRole("button", { name: "Play The castle wakes" }).click();
    await expect.element(screen.getByRole("alert").getByText("This video couldn’t be played.")).toBeVisible();
    // The network is back.
    vi.spyOn(video, "load").mockImplementation(() => video.setAttribute("src", film));
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("button", { name: "Pause" })).toBeVisible();
    expect(screen.getByRole("alert").elements()).toHaveLength(0);
  });
});

test("times are written and read out as people do", () => {
  expect(writtenTime(65.9, "en-US")).toBe("1:05");
  expect(writtenTime(3_725, "de-DE")).toBe("1:02:05");
  expect(writtenTime(65, "ar-SA")).toBe("١:٠٥");
  expect(spokenTime(65, "en-US")).toBe("1 minute, 5 seconds");
  expect(spokenTime(4, "ko-KR")).toBe("4초");
});
