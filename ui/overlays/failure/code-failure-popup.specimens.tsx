import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "../specimen-layer.ts";
import CodeFailurePopup from "./code-failure-popup.tsx";

export default {
  title: "Popup that failed to load",
  specimens: [
    {
      name: "closable",
      isWhole: true,
      render: () => <CodeFailurePopup input={null} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />,
    },
  ],
} satisfies Specimens;
