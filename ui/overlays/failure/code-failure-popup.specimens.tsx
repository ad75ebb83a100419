import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "../specimen-layer.ts";
import CodeFailurePopup, { type CodeFailureInput } from "./code-failure-popup.tsx";

const INPUT: CodeFailureInput = { load: async () => false };

export default {
  title: "Popup that failed to load",
  specimens: [
    {
      name: "closable",
      isWhole: true,
      render: () => <CodeFailurePopup input={INPUT} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />,
    },
  ],
} satisfies Specimens;
