import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pagesAround } from "#ui/kit/pagination/pages-around.ts";
import { Pagination } from "#ui/kit/pagination/pagination.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const ports = createStorePorts(createShelf());
const pages = (current: number, inlineSize: number) => (
  <div style={{ inlineSize }}>
    <Pagination current={current} total={20} pageTo={(page) => ({ to: "/", search: { page } })} />
  </div>
);

describe("the pages of a row", () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.record({ total: fc.constant(total), current: fc.integer({ min: 1, max: total }) }));

  test("are as many wherever one stands, with both ends and the page itself", () => {
    fc.assert(
      fc.property(place, ({ total, current }) => {
        const slots = pagesAround(current, total);
        expect(slots).toHaveLength(Math.min(7, total));
        expect(slots).toContain(current);
        expect(slots[0]).toBe(1);
        expect(slots.at(-1)).toBe(total);
      }),
    );
  });

  test("rise, and no gap hides a single page", () => {
    fc.assert(
      fc.property(place, ({ total, current }) => {
        const slots = pagesAround(current, total);
        for (const [at, slot] of slots.entries()) {
          const [before, after] = [slots[at - 1], slots[at + 1]];
          if (slot === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === "number") expect(slot).toBe(before + 1);
        }
      }),
    );
  });
});

test("every page is a link, and the current one says so", async () => {
  const { screen } = await renderStore(pages(4, 800), { ports });
  const row = screen.getByRole("navigation", { name: "Pages" });
  await expect.element(row.getByRole("link", { name: "Page 4" })).toHaveAttribute("aria-current", "page");
  await expect.element(row.getByRole("link", { name: "Page 5" })).toHaveAttribute("href", "/?page=5");
  await expect.element(row.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/?page=5");
  await expect.element(row.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/?page=3");
});

test("the first page has no page before it, and the next stays where it was", async () => {
  const { screen } = await renderStore(
    <>
      {pages(1, 800)}
      {pages(2, 800)}
    </>,
    { ports },
  );
  expect(screen.getByRole("link", { name: "Previous page" }).elements()).toHaveLength(1);
  const [first, second] = screen.getByRole("link", { name: "Next page" }).elements();
  expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
});

test("where the numbers do not fit, the page is told in words", async () => {
  const { screen } = await renderStore(pages(4, 320), { ports });
  await expect.element(screen.getByText("Page 4 of 20")).toBeVisible();
  expect(screen.getByRole("link").elements()).toHaveLength(2);
});
