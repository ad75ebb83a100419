import type { Specimens } from "../specimens.ts";
import { FieldMessage } from "./field-message.tsx";

export default {
  title: "Field message",
  specimens: [
    { name: "error", render: () => <FieldMessage>Enter the code as it stands on the card.</FieldMessage> },
    {
      name: "reason",
      render: () => <FieldMessage kind="reason">The name can be changed once a month: next on 12 March.</FieldMessage>,
    },
    {
      name: "several lines",
      render: () => (
        <FieldMessage>
          This coupon belongs to another game. Look at the name on the card: it opens on the page of that game, and it
          stays valid until the end of the year.
        </FieldMessage>
      ),
    },
  ],
} satisfies Specimens;
