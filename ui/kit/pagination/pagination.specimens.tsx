import type { Specimens } from "../specimens.ts";
import { Pagination } from "./pagination.tsx";

const pages = (current: number, total: number) => () => (
  <Pagination current={current} total={total} pageTo={(page) => ({ to: "/", search: { page } })} />
);

export default {
  title: "Pagination",
  specimens: [
    { name: "first of a few", render: pages(1, 4) },
    { name: "first of many", render: pages(1, 128) },
    { name: "in the middle", render: pages(64, 128) },
    { name: "last of many", render: pages(128, 128) },
    {
      name: "in a narrow place",
      render: () => (
        <div style={{ maxInlineSize: 320 }}>
          <Pagination current={1004} total={1280} pageTo={(page) => ({ to: "/", search: { page } })} />
        </div>
      ),
    },
  ],
} satisfies Specimens;
