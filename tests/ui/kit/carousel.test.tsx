import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Carousel } from "#ui/kit/carousel/carousel.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

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

async function open() {
  const { screen } = await renderStore(
    <>
      <button type="button">Before</button>
      <Carousel label="Featured games" slides={SLIDES} />
    </>,
    { ports: createStorePorts(createShelf()) },
  );
  const frame = screen.getByRole("region", { name: "Featured games" });
  return { screen, frame };
}

test("the pause button comes first, and focus inside holds the slides", async () => {
  const { screen, frame } = await open();
  await expect.element(frame).toHaveAttribute("data-running", "true");
  await screen.getByRole("button", { name: "Before" }).click();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Stop the slide show" }).element());
  await expect.element(frame).not.toHaveAttribute("data-running");
});

test("a stopped show stays stopped until it is started again", async () => {
  const { screen, frame } = await open();
  await screen.getByRole("button", { name: "Stop the slide show" }).click();
  await screen.getByRole("button", { name: "Before" }).click();
  await expect.element(frame).not.toHaveAttribute("data-running");
  await screen.getByRole("button", { name: "Start the slide show" }).click();
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
