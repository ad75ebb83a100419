import { PageLink } from "../page-link/page-link.tsx";
import type { Specimens } from "../specimens.ts";
import { VirtualList } from "./virtual-list.tsx";

const ITEMS = Array.from({ length: 10_000 }, (_, at) => `Player ${at + 1}`);

export default {
  title: "Virtual list",
  specimens: [
    {
      name: "ten thousand words",
      render: () => (
        <VirtualList
          label="Players"
          items={ITEMS}
          keyOf={(name) => name}
          estimatedHeight={44}
          height="264px"
          renderItem={(name) => <div style={{ padding: "10px 12px" }}>{name}</div>}
        />
      ),
    },
    {
      name: "links of different heights",
      render: () => (
        <VirtualList
          label="Guilds"
          items={ITEMS}
          keyOf={(name) => name}
          estimatedHeight={64}
          height="264px"
          renderItem={(name, index) => (
            <PageLink to="/" style={{ display: "block", padding: "10px 12px" }}>
              {name}
              {index % 3 === 1 && <br />}
              {index % 3 === 1 && "and everyone who has held the castle with them"}
            </PageLink>
          )}
        />
      ),
    },
    {
      name: "nobody",
      render: () => (
        <VirtualList
          label="Players"
          items={[]}
          keyOf={(name: string) => name}
          estimatedHeight={44}
          height="88px"
          renderItem={(name) => name}
        />
      ),
    },
  ],
} satisfies Specimens;
