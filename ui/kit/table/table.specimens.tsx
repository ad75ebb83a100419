import { useState } from "react";
import type { Specimens } from "../specimens.ts";
import { Table, type TableColumn, type TableSort } from "./table.tsx";

interface Order {
  readonly id: string;
  readonly goods: string;
  readonly date: string;
  readonly state: string;
  readonly price: number;
}

const ORDERS: readonly Order[] = [
  { id: "P-10482", goods: "Throne and Liberty: Ultimate Edition", date: "2026-11-02", state: "Paid", price: 79.99 },
  { id: "P-10377", goods: "500 Lucent", date: "2026-10-14", state: "Refunded", price: 9.99 },
  {
    id: "P-10201",
    goods: "Die Chroniken der wandernden Burgen: Königliche Sammlerausgabe",
    date: "2026-08-30",
    state: "Waiting for the bank",
    price: 129,
  },
];

const COLUMNS: readonly TableColumn<Order>[] = [
  { id: "goods", title: "Goods", cell: ({ goods }) => goods, isSortable: true, isRowTitle: true },
  { id: "id", title: "Order", cell: ({ id }) => id, isShort: true },
  { id: "date", title: "Date", cell: ({ date }) => date, isShort: true, isSortable: true },
  { id: "state", title: "State", cell: ({ state }) => state },
  { id: "price", title: "Price", cell: ({ price }) => `€${price.toFixed(2)}`, align: "end", isSortable: true },
];

function Sortable({ narrow }: { readonly narrow: "cards" | "scroll" }) {
  const [sort, setSort] = useState<TableSort>({ column: "date", direction: "descending" });
  const sign = sort.direction === "ascending" ? 1 : -1;
  const by = sort.column as keyof Order;
  const rows = ORDERS.toSorted((a, b) => (a[by] < b[by] ? -sign : sign));
  return (
    <Table
      caption="Orders"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      narrow={narrow}
      sort={sort}
      onSort={setSort}
    />
  );
}

const MANY = Array.from({ length: 24 }, (_, at): Order => {
  const order = ORDERS[at % ORDERS.length] as Order;
  return { ...order, id: `P-${10_500 + at}` };
});

export default {
  title: "Table",
  specimens: [
    { name: "sortable, cards where narrow", render: () => <Sortable narrow="cards" /> },
    {
      name: "cards in a narrow place",
      render: () => (
        <div style={{ maxInlineSize: 360 }}>
          <Sortable narrow="cards" />
        </div>
      ),
    },
    {
      name: "scrolls in a narrow place",
      render: () => (
        <div style={{ maxInlineSize: 360 }}>
          <Sortable narrow="scroll" />
        </div>
      ),
    },
    {
      name: "long, under its own header",
      render: () => (
        <Table
          caption="Orders of this year"
          columns={COLUMNS}
          rows={MANY}
          keyOf={({ id }) => id}
          narrow="scroll"
          maxHeight="280px"
        />
      ),
    },
    {
      name: "empty",
      render: () => (
        <Table
          caption="Refunds"
          isCaptionHidden
          columns={COLUMNS}
          rows={[]}
          keyOf={({ id }) => id}
          narrow="cards"
          emptyWords="Nothing has been refunded."
        />
      ),
    },
  ],
} satisfies Specimens;
