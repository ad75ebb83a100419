import { useState } from "react";
import { Field } from "../field/field.tsx";
import type { Specimens } from "../specimens.ts";
import { GraphemeCounter } from "./grapheme-counter.tsx";
import { TextArea } from "./text-area.tsx";

function Counted({
  start,
  maximum,
  error,
}: {
  readonly start: string;
  readonly maximum: number;
  readonly error?: string;
}) {
  const [words, setWords] = useState(start);
  return (
    <Field label="Message" hint="Plain text." error={error} aside={<GraphemeCounter text={words} maximum={maximum} />}>
      {(control) => <TextArea {...control} value={words} onChange={(event) => setWords(event.target.value)} />}
    </Field>
  );
}

export default {
  title: "Text area",
  specimens: [
    {
      name: "empty",
      render: () => (
        <Field label="Your words">
          {(control) => <TextArea {...control} placeholder="What is it like to play?" />}
        </Field>
      ),
    },
    { name: "counter", render: () => <Counted start="Good luck! 👩‍👩‍👧‍👦🇰🇷" maximum={200} /> },
    {
      name: "counter, too long",
      render: () => (
        <Counted
          start="Good luck, and have fun with it!"
          maximum={30}
          error="2 characters over the limit. Shorten it a little."
        />
      ),
    },
    {
      name: "disabled with a reason",
      render: () => (
        <Field label="Comment" reason="Comments open when the article is published.">
          {(control) => <TextArea {...control} defaultValue="Well said." />}
        </Field>
      ),
    },
  ],
} satisfies Specimens;
