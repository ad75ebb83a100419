import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { TabLinks } from "#ui/kit/tabs/tab-links.tsx";
import { Tabs } from "#ui/kit/tabs/tabs.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const ports = createStorePorts(createShelf());

const parts = (
  <>
    <button type="button">Before</button>
    <Tabs
      label="Parts"
      tabs={[
        { id: "story", label: "Story", panel: <input aria-label="Draft" /> },
        { id: "reviews", label: "Reviews", panel: <p>Good weather</p> },
        { id: "news", label: "News", panel: <p>New castle</p> },
      ]}
    />
  </>
);
const focused = () => document.activeElement?.textContent;

test("tabs are one stop of the Tab key; arrows choose, and go round", async () => {
  const { screen } = await renderStore(parts, { ports });
  await screen.getByRole("button", { name: "Before" }).click();
  await userEvent.keyboard("{Tab}{ArrowRight}");
  expect(focused()).toBe("Reviews");
  await expect.element(screen.getByRole("tabpanel", { name: "Reviews" })).toHaveTextContent("Good weather");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Story");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByRole("tab", { name: "News" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(screen.getByRole("tabpanel", { name: "News" }).element());
});

test("the physical right arrow chooses the tab on the right in a right-to-left page too", async () => {
  const { screen } = await renderStore(parts, { ports, visit: { locale: "ar-SA" } });
  await screen.getByRole("tab", { name: "Reviews" }).click();
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Story");
});

test("a part keeps what was written in it while another one is shown", async () => {
  const { screen } = await renderStore(parts, { ports });
  await screen.getByRole("textbox", { name: "Draft" }).fill("Half a review");
  await screen.getByRole("tab", { name: "Reviews" }).click();
  await expect.element(screen.getByText("Good weather")).toBeVisible();
  expect(screen.getByRole("textbox").elements()).toHaveLength(0);
  expect(screen.getByText("New castle").elements()).toHaveLength(0);
  await screen.getByRole("tab", { name: "Story" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Draft" })).toHaveValue("Half a review");
});

test("the link of the page one is on stands in sight, however many there are", async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Page number ${at + 1}`);
  const { screen } = await renderStore(
    <div style={{ inlineSize: 320 }}>
      <TabLinks
        label="Pages"
        current="Page number 9"
        tabs={names.map((name, at) => ({ id: name, label: name, to: `/game/g${at}` }))}
      />
    </div>,
    { ports },
  );
  await vi.waitFor(() => {
    const link = screen.getByRole("link", { name: "Page number 9" }).element().getBoundingClientRect();
    const row = screen.getByRole("navigation", { name: "Pages" }).element().getBoundingClientRect();
    expect(link.left).toBeGreaterThanOrEqual(row.left);
    expect(link.right).toBeLessThanOrEqual(row.right);
  });
});
