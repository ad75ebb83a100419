import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import ConfirmCountryPopup from "./confirm-country-popup.tsx";

const Shown = () => (
  <ConfirmCountryPopup input={{ from: "US", to: "KR" }} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
);

export default {
  title: "Confirm country",
  specimens: [{ name: "what changes with the country", isWhole: true, render: Shown }],
} satisfies Specimens;
