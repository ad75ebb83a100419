import type { Specimens } from "../specimens.ts";
import { Pagination } from "./pagination.tsx";

const pages = (name: string, current: number, total: number) => ({
  name,
  render: () => <Pagination current={current} total={total} pageTo={(page) => ({ to: "/", search: { page } })} />,
});

export default {
  title: "Pagination",
  specimens: [
    pages("first of a few", 1, 4),
    pages("first of many", 1, 128),
    pages("in the middle", 64, 128),
    pages("last of many", 128, 128),
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
