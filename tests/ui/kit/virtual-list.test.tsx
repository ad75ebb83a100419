import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { VirtualList } from "#ui/kit/virtual-list/virtual-list.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const ports = createStorePorts(createShelf());
const PLAYERS = Array.from({ length: 5_000 }, (_, at) => `Player ${at + 1}`);

const list = (isLinked = false) => (
  <>
    <button type="button">Before</button>
    <VirtualList
      label="Players"
      items={PLAYERS}
      keyOf={(name) => name}
      estimatedHeight={30}
      height="300px"
      renderItem={(name, index) => (
        <div style={{ blockSize: index % 2 === 0 ? 30 : 50 }}>{isLinked ? <a href="#top">{name}</a> : name}</div>
      )}
    />
    <button type="button">After</button>
  </>
);
const focused = () => document.activeElement?.textContent;

test("of thousands of items only those that are seen are in the document, each with its place in the whole", async () => {
  const { screen } = await renderStore(list(), { ports });
  await expect.element(screen.getByText("Player 1", { exact: true })).toBeVisible();
  expect(screen.getByRole("listitem").elements().length).toBeLessThan(40);
  const third = screen.getByRole("listitem").nth(2);
  await expect.element(third).toHaveAttribute("aria-posinset", "3");
  await expect.element(third).toHaveAttribute("aria-setsize", "5000");
});

test.each([
  ["words", false],
  ["links", true],
] as const)("a list of %s is one stop of the Tab key, and the keys reach its end", async (_, isLinked) => {
  const { screen } = await renderStore(list(isLinked), { ports });
  await screen.getByRole("button", { name: "Before" }).click();
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Player 1");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(focused).toBe("Player 3");
  await userEvent.keyboard("{End}");
  await expect.poll(focused).toBe("Player 5000");
  const last = document.activeElement?.getBoundingClientRect();
  await expect
    .poll(() => (last ? document.elementFromPoint(last.left + 4, last.top + 4)?.textContent : ""))
    .toBe("Player 5000");
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("After");
});

test("an item keeps the focus when it is scrolled out of sight", async () => {
  const { screen } = await renderStore(list(), { ports });
  await screen.getByRole("button", { name: "Before" }).click();
  await userEvent.keyboard("{Tab}{ArrowDown}");
  await expect.poll(focused).toBe("Player 2");
  const box = screen.getByRole("list", { name: "Players" }).element().parentElement;
  box?.scrollTo(0, 60_000);
  await expect.poll(() => screen.getByText("Player 2", { exact: true }).elements().length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(focused()).toBe("Player 2");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toBe("Player 3");
});
