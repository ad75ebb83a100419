import type { Specimens } from "../specimens.ts";
import { InlineList } from "./inline-list.tsx";

export default {
  title: "Inline list",
  specimens: [
    { name: "a few facts", render: () => <InlineList items={["MMORPG", "PC", "18.2 GB"]} /> },
    {
      name: "more than a line",
      render: () => (
        <div style={{ maxInlineSize: 240 }}>
          <InlineList items={["Rollenspiel", "Belagerungsschlachten", "العربية", "Mehrspieler", "한국어"]} />
        </div>
      ),
    },
  ],
} satisfies Specimens;
