import { sampleMedia } from "#ui/kit/picture/sample-media.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import PreInstallCompletedPopup, { type PreInstallCompletedInput } from "./pre-install-completed-popup.tsx";

const INPUT: PreInstallCompletedInput = {
  title: "Hoyeon",
  media: sampleMedia(20),
  sizeBytes: 18.2e9,
  releaseAt: "2026-12-03T09:00:00Z",
  purchaseLabel: null,
};

const Shown = ({ input }: { readonly input: PreInstallCompletedInput }) => (
  <PreInstallCompletedPopup input={input} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
);

export default {
  title: "Pre-install completed",
  specimens: [
    { name: "with a date", isWhole: true, render: () => <Shown input={INPUT} /> },
    {
      name: "still to be bought",
      isWhole: true,
      render: () => <Shown input={{ ...INPUT, purchaseLabel: "Vorbestellen · 39,99 €" }} />,
    },
    {
      name: "no date, long name",
      isWhole: true,
      render: () => (
        <Shown
          input={{
            ...INPUT,
            title: "Die Chroniken der wandernden Burgen: Sturmzeit",
            media: undefined,
            releaseAt: null,
          }}
        />
      ),
    },
  ],
} satisfies Specimens;
