import type { Consent } from "#core/configuration/consent.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import AdConsentPopup from "./ad-consent-popup.tsx";

const Shown = ({ given }: { readonly given: Consent | null }) => (
  <AdConsentPopup input={{ given }} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
);

export default {
  title: "Ad consent",
  specimens: [
    { name: "first asked", isWhole: true, render: () => <Shown given={null} /> },
    { name: "agreed before", isWhole: true, render: () => <Shown given="AGREE" /> },
    { name: "refused before", isWhole: true, render: () => <Shown given="REJECT" /> },
  ],
} satisfies Specimens;
