import { useState } from "react";
import type { Specimens } from "../specimens.ts";
import { StarInput } from "./star-input.tsx";

const WORDS = ["", "1 star: poor", "2 stars: weak", "3 stars: fair", "4 stars: good", "5 stars: superb"];

interface HeldProps {
  readonly starts: number;
  readonly error?: string;
  readonly hint?: string;
  readonly reason?: string;
}

function Held({ starts, ...words }: HeldProps) {
  const [value, setValue] = useState(starts);
  return (
    <StarInput
      label="Your rating"
      value={value}
      onChange={setValue}
      describe={(stars) => WORDS[stars] ?? ""}
      {...words}
    />
  );
}

export default {
  title: "Star input",
  specimens: [
    { name: "nothing chosen", render: () => <Held starts={0} hint="Only stars count for the average." /> },
    { name: "chosen", render: () => <Held starts={4} /> },
    { name: "error", render: () => <Held starts={0} error="Choose one to five stars." /> },
    {
      name: "disabled with a reason",
      render: () => <Held starts={3} reason="Ratings open when the game is released." />,
    },
  ],
} satisfies Specimens;
