import type { Specimens } from "../specimens.ts";
import { dotted } from "./dotted.ts";

const FACTS = ["vor 3 Stunden", "bearbeitet", "Koreanisch"];

const facts = (
  <span className={dotted}>
    {FACTS.map((fact) => (
      <span key={fact}>{fact}</span>
    ))}
  </span>
);

export default {
  title: "Dotted",
  specimens: [
    { name: "in one row", render: () => facts },
    { name: "in several rows", render: () => <div style={{ maxInlineSize: 180 }}>{facts}</div> },
  ],
} satisfies Specimens;
