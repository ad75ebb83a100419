import type { Specimens } from "../specimens.ts";
import { Skeleton } from "./skeleton.tsx";

export default {
  title: "Skeleton",
  specimens: [
    {
      name: "lines of text",
      render: () => (
        <span style={{ display: "grid", gap: 12 }}>
          <Skeleton width="90%" />
          <Skeleton />
          <Skeleton width="60%" />
        </span>
      ),
    },
    { name: "picture", render: () => <Skeleton shape="block" width="240px" ratio="16 / 9" /> },
    { name: "portrait", render: () => <Skeleton shape="block" width="160px" ratio="3 / 4" /> },
    { name: "player", render: () => <Skeleton shape="circle" width="48px" height="48px" /> },
  ],
} satisfies Specimens;
