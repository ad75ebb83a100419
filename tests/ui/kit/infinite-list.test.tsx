import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { InfiniteList } from "#ui/kit/infinite-list/infinite-list.tsx";
import { nextFrame } from "../support/next-frame.ts";
import { renderStore } from "../support/render-store.tsx";

type State = Parameters<typeof InfiniteList>[0]["state"];

/** Three more items with each call of `onMore`; `height` is that of an item. */
function Articles({
  last = 30,
  height = 20,
  times = 0,
  answer = () => "more",
}: {
  readonly last?: number;
  readonly height?: number;
  readonly times?: number;
  readonly answer?: () => State;
}) {
  const [count, setCount] = useState(3);
  const [state, setState] = useState<State>("more");
  const onMore = () => {
    setState("loading");
    setTimeout(() => {
      const next = answer();
      if (next === "failed") return setState("failed");
      setCount(count + 3);
      setState(count + 3 >= last ? "end" : "more");
    }, 20);
  };
  return (
    <InfiniteList name="items" count={count} state={state} onMore={onMore} automaticTimes={times}>
      <ul>
        {Array.from({ length: count }, (_, at) => `Article ${at + 1}`).map((title) => (
          <li key={title} style={{ blockSize: height }}>
            <a href="#top">{title}</a>
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

test("pressing the button adds items, says how many, and keeps the focus", async () => {
  const { screen } = await renderStore(<Articles />);
  const button = screen.getByRole("button", { name: "Show more" });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("link", { name: "Article 6" })).toBeVisible();
  await expect.element(screen.getByRole("status").filter({ hasText: "3 more shown" })).toBeInTheDocument();
  expect(document.activeElement).toBe(button.element());
});

test("with the last items the focus goes to the note that this is all", async () => {
  const { screen } = await renderStore(<Articles last={6} />);
  (screen.getByRole("button", { name: "Show more" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const note = screen.getByText("That’s everything.");
  await expect.element(note).toBeVisible();
  await expect.element(note).toHaveFocus();
});

test("a page that failed to load is reported, and loaded again with the same button", async () => {
  const answer = vi.fn<() => State>(() => "failed");
  const { screen } = await renderStore(<Articles answer={answer} />);
  await screen.getByRole("button", { name: "Show more" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("The rest couldn’t be loaded.");
  answer.mockReturnValue("more");
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("link", { name: "Article 6" })).toBeVisible();
});

test("the list grows on scrolling, but not endlessly: the content below can be reached", async () => {
  const { screen } = await renderStore(<Articles times={2} />);
  await expect.element(screen.getByRole("link", { name: "Article 9" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Show more" })).toBeVisible();
  await nextFrame();
  await expect.element(screen.getByRole("button", { name: "Show more" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Article 10" }).elements()).toHaveLength(0);
});

test("a list whose end is far away does not grow", async () => {
  const answer = vi.fn<() => State>(() => "more");
  await renderStore(<Articles times={2} height={1_200} answer={answer} />);
  await nextFrame();
  expect(answer).not.toHaveBeenCalled();
  window.scrollTo(0, 3_600);
  await expect.poll(() => answer.mock.calls.length).toBe(1);
});
