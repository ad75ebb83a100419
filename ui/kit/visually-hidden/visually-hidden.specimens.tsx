import type { Specimens } from "../specimens.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export default {
  title: "Visually hidden",
  specimens: [
    {
      name: "words for screen readers beside a sign",
      render: () => (
        <p>
          <VisuallyHidden>Four of five stars, </VisuallyHidden>4 / 5
        </p>
      ),
    },
  ],
} satisfies Specimens;
