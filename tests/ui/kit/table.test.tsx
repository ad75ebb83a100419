import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Table, type TableColumn, type TableSort } from "#ui/kit/table/table.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const ports = createStorePorts(createShelf());

interface Order {
  readonly id: string;
  readonly goods: string;
  readonly price: number;
}
const ORDERS: readonly Order[] = [
  { id: "P-1", goods: "Deluxe edition", price: 60 },
  { id: "P-2", goods: "500 Lucent", price: 10 },
];
const COLUMNS: readonly TableColumn<Order>[] = [
  { id: "goods", title: "Goods", cell: ({ goods }) => goods, isRowTitle: true },
  { id: "id", title: "Order", cell: ({ id }) => id, isShort: true },
  { id: "price", title: "Price", cell: ({ price }) => `€${price}`, align: "end", isSortable: true },
];

function Orders({ width, narrow = "cards" }: { readonly width: number; readonly narrow?: "cards" | "scroll" }) {
  const [sort, setSort] = useState<TableSort>({ column: "id", direction: "ascending" });
  const rows = sort.column === "price" ? ORDERS.toSorted((a, b) => a.price - b.price) : ORDERS;
  return (
    <div style={{ inlineSize: width }}>
      <Table
        caption="Orders"
        columns={COLUMNS}
        rows={sort.direction === "descending" ? rows.toReversed() : rows}
        keyOf={({ id }) => id}
        narrow={narrow}
        sort={sort}
        onSort={setSort}
      />
    </div>
  );
}

test("sorting by a column says so, and a second press turns it round", async () => {
  const { screen } = await renderStore(<Orders width={900} />, { ports });
  const header = screen.getByRole("columnheader", { name: "Price" });
  await expect.element(header).toHaveAttribute("aria-sort", "none");
  await header.getByRole("button").click();
  await expect.element(header).toHaveAttribute("aria-sort", "ascending");
  expect(screen.getByRole("rowheader").elements()[0]?.textContent).toBe("500 Lucent");
  await userEvent.keyboard("{Enter}");
  await expect.element(header).toHaveAttribute("aria-sort", "descending");
  await expect.element(screen.getByRole("columnheader", { name: "Order" })).not.toHaveAttribute("aria-sort");
});

test("in a narrow place each row is a card that fits, with the names of its values, and still a row of a table", async () => {
  const { screen } = await renderStore(<Orders width={300} />, { ports });
  const table = screen.getByRole("table", { name: "Orders" });
  expect(table.element().scrollWidth).toBeLessThanOrEqual(300);
  expect(table.getByRole("row").elements()).toHaveLength(3);
  await expect.element(table.getByRole("row").nth(1).getByText("Price")).toBeVisible();
  await expect.element(table.getByRole("button", { name: "Price" })).toBeVisible();
  await expect.element(table.getByRole("cell", { name: "P-1" })).toBeVisible();
});

test("a table that scrolls sideways can be reached by keyboard and shows at which edge there is more", async () => {
  const { screen } = await renderStore(<Orders width={200} narrow="scroll" />, { ports });
  const region = screen.getByRole("region", { name: "Orders" });
  await expect.element(region).toBeVisible();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(region.element());
  const frame = region.element().parentElement;
  expect(frame?.dataset.edges).toBe("end");
  region.element().scrollLeft = 10_000;
  await expect.poll(() => frame?.dataset.edges).toBe("start");
});

test("a table with room enough is no stop of the Tab key", async () => {
  const { screen } = await renderStore(<Orders width={900} narrow="scroll" />, { ports });
  await expect.element(screen.getByRole("table")).toBeVisible();
  expect(screen.getByRole("region").elements()).toHaveLength(0);
});

test("the header stays in sight while a long table scrolls", async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ id: `P-${at}`, goods: "Lucent", price: at }));
  const { screen } = await renderStore(
    <Table caption="Orders" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} narrow="scroll" maxHeight="200px" />,
    { ports },
  );
  const region = screen.getByRole("region", { name: "Orders" });
  await expect.element(region).toBeVisible();
  region.element().scrollTop = 900;
  const header = screen.getByRole("columnheader", { name: "Goods" }).element().getBoundingClientRect();
  expect(header.top).toBeCloseTo(region.element().getBoundingClientRect().top, 0);
});
