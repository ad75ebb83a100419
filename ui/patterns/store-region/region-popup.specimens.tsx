import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import RegionPopup from "./region-popup.tsx";

const Shown = () => <RegionPopup input={null} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />;

export default {
  title: "Store region",
  specimens: [{ name: "the country of a guest", isWhole: true, render: Shown }],
} satisfies Specimens;
