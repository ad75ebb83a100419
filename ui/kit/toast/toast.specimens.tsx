import type { Specimens } from "../specimens.ts";
import { Toast } from "./toast.tsx";

const NOTHING = { onPress: () => undefined, onHold: () => undefined, onRelease: () => undefined };

export default {
  title: "Toast",
  specimens: [
    {
      name: "message",
      render: () => <Toast message="Saved" iconName={null} buttonName={null} isLeaving={false} {...NOTHING} />,
    },
    {
      name: "icon",
      render: () => <Toast message="Link copied" iconName="check" buttonName={null} isLeaving={false} {...NOTHING} />,
    },
    {
      name: "icon and button",
      render: () => (
        <Toast message="Review removed" iconName="trash" buttonName="Undo" isLeaving={false} {...NOTHING} />
      ),
    },
    {
      name: "long words",
      render: () => (
        <Toast
          message="Geschwindigkeitsbegrenzungsverordnungen gelten auch für wandernde Burgen, soweit sie Straßen benutzen."
          iconName="warning"
          buttonName="Zur Kenntnis genommen"
          isLeaving={false}
          {...NOTHING}
        />
      ),
    },
  ],
} satisfies Specimens;
