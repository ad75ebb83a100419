import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { wishForLessMotion } from "#tests/ui/support/less-motion.ts";
import { Carousel } from "#ui/kit/carousel/carousel.tsx";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import { renderStore } from "../support/render-store.tsx";

const SLIDES = [
  { name: "Storm", words: "Short." },
  { name: "Moon", words: "A much longer text that needs far more lines than the first one does. ".repeat(6) },
  { name: "Ink", words: "Short too." },
].map(({ name, words }) => ({
  id: name,
  label: name,
  picture: <span>{`Picture of ${name}`}</span>,
  words: <a href={`#${name}`}>{words}</a>,
  thumbnail: <span />,
}));

const currentIn = (frame: Element) => frame.querySelector("[aria-current=true]")?.getAttribute("aria-label");

/** A swipe over the slides from one point to another. */
function swipe(frame: Element, fromX: number, toX: number, toY = 100) {
  const finger = { pointerType: "touch", bubbles: true, pointerId: 7 };
  frame.dispatchEvent(new PointerEvent("pointerdown", { ...finger, clientX: fromX, clientY: 100 }));
  frame.dispatchEvent(new PointerEvent("pointerup", { ...finger, clientX: toX, clientY: toY }));
}

async function open(locale = "en-US") {
  const { screen } = await renderStore(
    <>
      <button type="button">Before</button>
      <Carousel label="Featured games" slides={SLIDES} />
      <div style={{ blockSize: 3_000 }} />
    </>,
    { visit: { locale } },
  );
  const frame = screen.getByRole("region");
  return { screen, frame };
}

test("the pause button comes first, and focus inside pauses the slides", async () => {
  const { screen, frame } = await open();
  await expect.element(frame).toHaveAttribute("data-running", "true");
  await screen.getByRole("button", { name: "Before" }).click();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Stop the slideshow" }).element());
  await expect.element(frame).not.toHaveAttribute("data-running");
});

test("a stopped show stays stopped until it is started again", async () => {
  const { screen, frame } = await open();
  const bar = () => frame.element().querySelector("[data-part=progress]");
  expect(bar()).not.toBeNull();
  await screen.getByRole("button", { name: "Stop the slideshow" }).click();
  await expect.poll(bar).toBeNull();
  await screen.getByRole("button", { name: "Before" }).click();
  await expect.element(frame).not.toHaveAttribute("data-running");
  await screen.getByRole("button", { name: "Start the slideshow" }).click();
  await screen.getByRole("button", { name: "Before" }).click();
  await expect.element(frame).toHaveAttribute("data-running", "true");
});

test("choosing a slide shows it, hides the others from everyone, and moves nothing", async () => {
  const { screen, frame } = await open();
  const height = frame.element().getBoundingClientRect().height;
  await screen.getByRole("button", { name: "Moon" }).click();
  await expect.element(screen.getByRole("link", { name: /much longer/ })).toBeVisible();
  expect(screen.getByRole("link").elements()).toHaveLength(1);
  expect(frame.element().getBoundingClientRect().height).toBe(height);
});

test("the slide changes when its time is over, and goes round at the end", async () => {
  const { screen, frame } = await open();
  const endTime = () =>
    frame
      .element()
      .querySelector("[data-part=progress]")
      ?.dispatchEvent(new AnimationEvent("animationend", { bubbles: true }));
  for (const name of ["Moon", "Ink", "Storm"]) {
    endTime();
    await expect.element(screen.getByRole("button", { name })).toHaveAttribute("aria-current", "true");
  }
});

test("the choices are one stop of the Tab key, and the physical right arrow goes right in right-to-left too", async () => {
  const { screen } = await open("ar-SA");
  (screen.getByRole("button", { name: "Storm" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  const second = document.activeElement;
  expect(second).toBe(screen.getByRole("button", { name: "Moon" }).element());
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Storm" }).element());
  expect(document.activeElement?.getBoundingClientRect().left).toBeGreaterThan(
    second?.getBoundingClientRect().left ?? Number.NaN,
  );
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.tagName).toBe("A");
});

function hidePage(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

type Opened = Awaited<ReturnType<typeof open>>;

const leaveSlides = ({ screen }: Opened) => userEvent.hover(screen.getByRole("button", { name: "Before" }));

test.each<[string, (opened: Opened) => unknown, (opened: Opened) => unknown]>([
  ["a pointer is over them", ({ frame }) => userEvent.hover(frame), leaveSlides],
  ["they are outside the viewport", () => window.scrollTo(0, 2_500), () => window.scrollTo(0, 0)],
  ["the page is hidden", () => hidePage(true), () => hidePage(false)],
  ["the launcher's window is not focused", () => setPageUsed(false), () => setPageUsed(true)],
])("the slides pause while %s, and continue afterwards", async (_, leave, comeBack) => {
  onTestFinished(() => setPageUsed(true));
  const opened = await open();
  // The test before may have left the mouse over them.
  await leaveSlides(opened);
  await expect.element(opened.frame).toHaveAttribute("data-running", "true");
  await leave(opened);
  await expect.element(opened.frame).not.toHaveAttribute("data-running");
  await comeBack(opened);
  await expect.element(opened.frame).toHaveAttribute("data-running", "true");
});

test("with reduced motion the slides are paused until they are started", async () => {
  wishForLessMotion();
  const { screen, frame } = await open();
  const start = screen.getByRole("button", { name: "Start the slideshow" });
  await expect.element(start).toBeVisible();
  await expect.element(frame).not.toHaveAttribute("data-running");
  (start.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(frame).toHaveAttribute("data-running", "true");
});

test.each([
  ["en-US", 300, 200, "Moon"],
  ["en-US", 200, 300, "Ink"],
  ["ar-SA", 300, 200, "Ink"],
  ["ar-SA", 200, 300, "Moon"],
] as const)("in %s a finger from %i to %i shows %s", async (locale, from, to, name) => {
  const { frame } = await open(locale);
  swipe(frame.element(), from, to);
  await expect.poll(() => currentIn(frame.element())).toBe(name);
});

test("a finger that scrolls the page or merely trembles changes no slide", async () => {
  const { frame } = await open();
  swipe(frame.element(), 300, 220, 300);
  swipe(frame.element(), 300, 270);
  // One that changes the slide leads from the first to the second.
  swipe(frame.element(), 300, 200);
  await expect.poll(() => currentIn(frame.element())).toBe("Moon");
});
