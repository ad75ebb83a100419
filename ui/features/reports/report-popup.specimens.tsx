import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import ReportPopup from "./report-popup.tsx";

export default {
  title: "Report",
  specimens: [
    {
      name: "what is wrong with a review",
      isWhole: true,
      render: () => (
        <ReportPopup
          input={{ title: "Report this review", subject: "review/1", send: () => Promise.resolve("failed") }}
          answer={NOTHING}
          dismiss={NOTHING}
          layer={SPECIMEN_LAYER}
        />
      ),
    },
  ],
} satisfies Specimens;
