import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import { RecoveryCodesPopup } from "./recovery-codes-popup.tsx";

const CODES = ["AB2CD-3EF4G", "HJ5KL-6MN7P", "QR8ST-9UV2W", "XY3ZA-4BC5D", "EF6GH-7JK8L", "MN9PQ-2RS3T"];

const Shown = () => (
  <RecoveryCodesPopup
    input={{ codes: CODES, userName: "player-us" }}
    answer={NOTHING}
    dismiss={NOTHING}
    layer={SPECIMEN_LAYER}
  />
);

export default {
  title: "Recovery codes",
  specimens: [{ name: "codes to keep", isWhole: true, render: Shown }],
} satisfies Specimens;
