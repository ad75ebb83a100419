import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import { renderStore } from "../support/render-store.tsx";

const terms = (
  <>
    <section
      ref={attachScrollbars}
      aria-label="Terms"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      style={{ position: "relative", overflow: "auto", blockSize: 200 }}
    >
      {Array.from({ length: 40 }, (_, at) => `Line ${at + 1}`).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
    <button type="button">After</button>
  </>
);
const bar = () => document.querySelector(".os-scrollbar-vertical");
const isHidden = () => bar()?.classList.contains("os-scrollbar-auto-hide-hidden");

/** The box with the pointer in it, whose scrollbars have come. */
async function enterBox() {
  const { screen } = await renderStore(terms);
  await userEvent.hover(screen.getByRole("region", { name: "Terms" }));
  await expect.poll(bar).not.toBeNull();
  return screen;
}

test("the box scrolls by keyboard, before and after its scrollbars have come", async () => {
  const { screen } = await renderStore(terms);
  const box = screen.getByRole("region", { name: "Terms" });
  expect(bar()).toBeNull();
  expect(getComputedStyle(box.element()).overflowY).toBe("auto");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(box.element());
  await userEvent.keyboard("{End}");
  await expect.poll(() => box.element().scrollTop).toBeGreaterThan(300);
  await userEvent.hover(box);
  await expect.poll(bar).not.toBeNull();
  expect(document.activeElement).toBe(box.element());
  await userEvent.keyboard("{Home}");
  await expect.poll(() => box.element().scrollTop).toBe(0);
});

test("its scrollbars are the product's: they wear the theme, and come and go with the pointer", async () => {
  const screen = await enterBox();
  expect(bar()?.classList.contains("os-theme-purple")).toBe(true);
  await expect.poll(isHidden).toBe(false);
  await userEvent.hover(screen.getByRole("button", { name: "After" }));
  await expect.poll(isHidden).toBe(true);
});

test("a press that began before the scrollbars came is a click when it ends after that", async () => {
  const pressed: string[] = [];
  const { screen } = await renderStore(
    <section
      ref={attachScrollbars}
      aria-label="Terms"
      style={{ position: "relative", overflow: "auto", blockSize: 200, inlineSize: 300 }}
    >
      <button type="button" onClick={() => void pressed.push("agreed")}>
        Agree
      </button>
      <p style={{ blockSize: 900 }}>Much to read</p>
    </section>,
  );
  const button = screen.getByRole("button", { name: "Agree" }).element();
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top, width, height } = button.getBoundingClientRect();
  const point = { x: (frame?.left ?? 0) + left + width / 2, y: (frame?.top ?? 0) + top + height / 2 };
  const mouse = (type: "mousePressed" | "mouseReleased") =>
    cdp().send("Input.dispatchMouseEvent", { type, ...point, button: "left", clickCount: 1 });
  const isPressed = new Promise((resolve) => button.addEventListener("pointerdown", resolve, { once: true }));
  await mouse("mousePressed");
  await isPressed;
  await expect.poll(bar).not.toBeNull();
  await mouse("mouseReleased");
  await expect.poll(() => pressed).toEqual(["agreed"]);
});

test("a long popup has the product's scrollbars", async () => {
  await renderStore(
    <Dialog layer={SPECIMEN_LAYER} title="Choices" closeLabel="Close">
      {Array.from({ length: 60 }, (_, at) => `Choice ${at + 1}`).map((label) => (
        <p key={label}>{label}</p>
      ))}
    </Dialog>,
  );
  await userEvent.hover(page.getByText("Choice 3", { exact: true }));
  await expect.poll(bar).not.toBeNull();
  await expect.poll(() => bar()?.classList.contains("os-scrollbar-unusable")).toBe(false);
  // At the top it lies on the head of the popup, which stays in sight.
  const handle = bar()?.querySelector(".os-scrollbar-handle");
  const isReached = (from: "start" | "end") => {
    const { left, top, bottom, width } = handle?.getBoundingClientRect() ?? new DOMRect();
    const middle = left + width / 2;
    return document.elementFromPoint(middle, from === "start" ? top + 2 : bottom - 2) === handle;
  };
  await expect.poll(() => [isReached("start"), isReached("end")]).toEqual([true, true]);
});
