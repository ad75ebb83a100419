import { Button } from "#ui/kit/button/button.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "../specimen-layer.ts";
import CheckboxPopup, { type CheckboxInput } from "./checkbox-popup.tsx";
import { useAskWithCheckboxes } from "./use-ask-with-checkboxes.ts";

const SEVERAL: CheckboxInput = {
  title: "Before you leave the board",
  checkboxes: [
    { id: "drafts", label: "Keep my drafts on this device", isChecked: true },
    { id: "notes", label: "Send me a notification when somebody answers one of my articles or comments" },
  ],
};

const Shown = ({ input }: { readonly input: CheckboxInput }) => (
  <CheckboxPopup input={input} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
);

function Opener() {
  const ask = useAskWithCheckboxes();
  return <Button onClick={() => void ask(SEVERAL)}>Ask with checkboxes</Button>;
}

export default {
  title: "System checkbox",
  specimens: [
    { name: "opened by a button", render: Opener },
    { name: "several", isWhole: true, render: () => <Shown input={SEVERAL} /> },
  ],
} satisfies Specimens;
