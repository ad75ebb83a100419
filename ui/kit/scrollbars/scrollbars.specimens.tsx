import type { ReactNode } from "react";
import type { Specimens } from "../specimens.ts";
import { attachScrollbars } from "./attach-scrollbars.ts";

const LINES = Array.from({ length: 30 }, (_, at) => `Line ${at + 1} of the terms of use`);

function Box({ label, maxHeight, children }: { label: string; maxHeight: number; children: ReactNode }) {
  return (
    <section
      ref={attachScrollbars}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      style={{ position: "relative", overflow: "auto", maxBlockSize: maxHeight }}
    >
      {children}
    </section>
  );
}

export default {
  title: "Scrollbars",
  specimens: [
    {
      name: "higher than its box",
      render: () => (
        <Box label="Terms of use" maxHeight={220}>
          {LINES.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Box>
      ),
    },
    {
      name: "wider than its box",
      render: () => (
        <Box label="Map of the castle" maxHeight={120}>
          <p style={{ inlineSize: 2400 }}>{LINES.join(" · ")}</p>
        </Box>
      ),
    },
    {
      name: "with room to spare",
      render: () => (
        <Box label="Notice" maxHeight={220}>
          <p>One line only.</p>
        </Box>
      ),
    },
  ],
} satisfies Specimens;
