import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { WindowedList } from "#ui/kit/infinite-list/windowed-list.tsx";
import { renderStore } from "../support/render-store.tsx";

interface Line {
  readonly id: string;
}

const PAGE_SIZE = 20;
const HEIGHT = 40;

const pageOf = (first: number): readonly Line[] =>
  Array.from({ length: PAGE_SIZE }, (_, at) => ({ id: `line ${first + at + 1}` }));
const pagesOf = (count: number) => Array.from({ length: count / PAGE_SIZE }, (_, at) => pageOf(at * PAGE_SIZE));

const renderLine = ({ id }: Line) => (
  <label style={{ display: "block", blockSize: HEIGHT }}>
    {id}
    <input />
  </label>
);

/** Of another height than is expected at first, as real items are. */
const List = ({
  pages,
  kept = null,
}: {
  readonly pages: readonly (readonly Line[])[];
  readonly kept?: string | null;
}) => <WindowedList label="Lines" pages={pages} itemHeight={HEIGHT + 5} renderItem={renderLine} keptId={kept} />;

beforeEach(() => page.viewport(800, 600));

const lines = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>("[role=listitem]")];
const namesOf = (root: ParentNode) => lines(root).map(({ innerText }) => innerText);
const scrollTo = (line: number) => window.scrollTo({ top: line * HEIGHT });

describe("a list of ten thousand", () => {
  const pages = pagesOf(10_000);

  test("renders its beginning, and of the rest only the lines near the viewport", async () => {
    const { screen } = await renderStore(<List pages={pages} />);
    const root = screen.container;
    expect(namesOf(root)).toHaveLength(200);
    scrollTo(5_000);
    await expect.poll(() => lines(root).some((line) => line.getBoundingClientRect().top > 0)).toBe(true);
    await expect.poll(() => document.elementFromPoint(100, 300)?.closest("[role=listitem]")).not.toBeNull();
    expect(lines(root).length).toBeLessThan(320);
    expect(namesOf(root)).toContain("line 1");
    window.scrollTo({ top: 0 });
    await expect.poll(() => lines(root).length).toBe(200);
  });

  test("gives each line its position in the whole list", async () => {
    const { screen } = await renderStore(<List pages={pages} kept="line 7777" />);
    const line = lines(screen.container).find(({ innerText }) => innerText === "line 7777");
    expect(line?.getAttribute("aria-posinset")).toBe("7777");
    expect(line?.getAttribute("aria-setsize")).toBe("10000");
  });

  test("does not remove a line that a player is typing into, however far it is scrolled", async () => {
    const { screen } = await renderStore(<List pages={pages} />);
    scrollTo(2_000);
    const field = () => document.elementFromPoint(100, 300)?.closest("[role=listitem]")?.querySelector("input") ?? null;
    await expect.poll(field).not.toBeNull();
    const typed = field();
    typed?.focus();
    if (typed) typed.value = "half a thought";
    window.scrollTo({ top: 0 });
    await expect.poll(() => lines(screen.container).length).toBeLessThan(230);
    expect(document.activeElement).toBe(typed);
    expect(typed?.isConnected).toBe(true);
  });

  test("is as high when it is come back to as it was when it was left", async () => {
    const first = await renderStore(<List pages={pages} />);
    for (let at = 190; at < 260; at += 10) {
      scrollTo(at);
      await expect.poll(() => namesOf(first.screen.container)).toContain(`line ${at + 5}`);
    }
    scrollTo(0);
    await expect.poll(() => lines(first.screen.container).length).toBe(200);
    const height = first.screen.container.querySelector("[role=list]")?.clientHeight;
    await first.screen.unmount();
    const again = await renderStore(<List pages={pages} />);
    expect(again.screen.container.querySelector("[role=list]")?.clientHeight).toBe(height);
  });
});

test("lines that come later are shown as soon as they are near, without a jump of those above", async () => {
  const pages = pagesOf(40);
  const { screen } = await renderStore(<List pages={pages} />);
  expect(namesOf(screen.container)).toHaveLength(40);
  scrollTo(20);
  const top = lines(screen.container)[25]?.getBoundingClientRect().top;
  await screen.rerender(<List pages={[...pages, pageOf(40)]} />);
  await expect.poll(() => namesOf(screen.container)).toHaveLength(60);
  expect(lines(screen.container)[25]?.getBoundingClientRect().top).toBe(top);
});
