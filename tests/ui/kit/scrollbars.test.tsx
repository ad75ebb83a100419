import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { Select } from "#ui/kit/select/select.tsx";
import { SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const ports = createStorePorts(createShelf());
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
  const { screen } = await renderStore(terms, { ports });
  await userEvent.hover(screen.getByRole("region", { name: "Terms" }));
  await expect.poll(bar).not.toBeNull();
  return screen;
}

test("the box scrolls by keyboard, before and after its scrollbars have come", async () => {
  const { screen } = await renderStore(terms, { ports });
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

test("its scrollbars are the product's: they wear the theme, come with the pointer and leave 700 ms after it", async () => {
  const screen = await enterBox();
  expect(bar()?.classList.contains("os-theme-purple")).toBe(true);
  await expect.poll(isHidden).toBe(false);
  await userEvent.hover(screen.getByRole("button", { name: "After" }));
  await expect.poll(isHidden).toBe(true);
  await userEvent.hover(screen.getByRole("region", { name: "Terms" }));
  await expect.poll(isHidden).toBe(false);
  const region = screen.getByRole("region", { name: "Terms" }).element();
  let leftAt = 0;
  region.addEventListener("pointerleave", () => {
    leftAt = performance.now();
  });
  const hiddenAt = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (leftAt > 0 && isHidden()) resolve(performance.now());
    });
    observer.observe(bar() ?? region, { attributeFilter: ["class"] });
  });
  await userEvent.hover(screen.getByRole("button", { name: "After" }));
  // Timers of browsers are right to a few milliseconds.
  expect((await hiddenAt) - leftAt).toBeGreaterThan(690);
});

test("a press on the track scrolls there", async () => {
  const screen = await enterBox();
  const box = screen.getByRole("region", { name: "Terms" });
  const track = document.querySelector(".os-scrollbar-vertical .os-scrollbar-track");
  if (track === null) throw new Error("no track");
  await userEvent.click(track, { position: { x: 4, y: 180 } });
  await expect.poll(() => box.element().scrollTop).toBeGreaterThan(100);
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
    { ports },
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

test("taken away, it leaves nothing behind", async () => {
  const screen = await enterBox();
  await screen.unmount();
  expect(bar()).toBeNull();
});

const MANY = Array.from({ length: 60 }, (_, at) => `Choice ${at + 1}`);

test.each([
  {
    kind: "popup",
    content: (
      <Dialog layer={SPECIMEN_LAYER} title="Choices" closeLabel="Close">
        {MANY.map((label) => (
          <p key={label}>{label}</p>
        ))}
      </Dialog>
    ),
  },
  {
    kind: "menu",
    content: (
      <MenuButton
        label="Choices"
        className=""
        entries={MANY.map((label) => ({ id: label, label, onSelect: () => undefined }))}
      >
        Open
      </MenuButton>
    ),
    opener: "button",
  },
  {
    kind: "select",
    content: (
      <Select
        id="choices"
        aria-labelledby="choices-label"
        value={null}
        onChange={() => undefined}
        options={MANY.map((label) => ({ value: label, label }))}
        placeholder="Choices"
      />
    ),
    opener: "combobox",
  },
] as const)("a long $kind has the product's scrollbars", async ({ content, ...rest }) => {
  const { screen } = await renderStore(<div style={{ padding: 40 }}>{content}</div>, { ports });
  if ("opener" in rest) await screen.getByRole(rest.opener).click();
  await userEvent.hover(page.getByText("Choice 3", { exact: true }));
  await expect.poll(bar).not.toBeNull();
  const box = bar()?.parentElement;
  expect(box?.scrollHeight).toBeGreaterThan(box?.clientHeight ?? 0);
  await expect.poll(() => bar()?.classList.contains("os-scrollbar-unusable")).toBe(false);
});
