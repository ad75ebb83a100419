import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import TutorialPopup from "./tutorial-popup.tsx";

export default {
  title: "Tutorial of the launcher",
  specimens: [
    {
      name: "the first step",
      isWhole: true,
      render: () => <TutorialPopup input={null} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />,
    },
  ],
} satisfies Specimens;
