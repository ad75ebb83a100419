import type { Specimens } from "../specimens.ts";
import { ScrollArea } from "./scroll-area.tsx";

const LINES = Array.from({ length: 30 }, (_, at) => `Line ${at + 1} of the terms of use`);

export default {
  title: "Scroll area",
  specimens: [
    {
      name: "longer than its place",
      render: () => (
        <ScrollArea label="Terms of use" height="220px">
          {LINES.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ScrollArea>
      ),
    },
    {
      name: "wider than its place",
      render: () => (
        <ScrollArea label="Map of the castle" height="120px">
          <p style={{ inlineSize: 2400 }}>{LINES.join(" · ")}</p>
        </ScrollArea>
      ),
    },
    {
      name: "with room to spare",
      render: () => (
        <ScrollArea label="Notice" maxHeight="220px">
          <p>One line only.</p>
        </ScrollArea>
      ),
    },
  ],
} satisfies Specimens;
