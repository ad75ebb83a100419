import type { Specimens } from "../specimens.ts";
import { Toast } from "./toast.tsx";

const NOTHING = { onPress: () => undefined, onHold: () => undefined, onRelease: () => undefined };

export default {
  title: "Toast",
  specimens: [
    {
      name: "message",
      render: () => (
        <Toast type="info" message="Saved" iconName={null} buttonName={null} isLeaving={false} {...NOTHING} />
      ),
    },
    {
      name: "icon",
      render: () => (
        <Toast type="info" message="Link copied" iconName="check" buttonName={null} isLeaving={false} {...NOTHING} />
      ),
    },
    {
      name: "icon and button",
      render: () => (
        <Toast type="info" message="Review removed" iconName="trash" buttonName="Undo" isLeaving={false} {...NOTHING} />
      ),
    },
    {
      name: "long words",
      render: () => (
        <Toast
          type="info"
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
