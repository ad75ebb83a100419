import { Button } from "#ui/kit/button/button.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "../specimen-layer.ts";
import ConfirmPopup, { type ConfirmInput } from "./confirm-popup.tsx";
import { useConfirm } from "./use-confirm.ts";

const INPUT: ConfirmInput = {
  title: "Refresh the page?",
  description: "There is newer information. What you have written stays.",
  confirmLabel: "Refresh",
  cancelLabel: "Later",
};
const DANGEROUS: ConfirmInput = {
  title: "Start over?",
  description: "Your draft will be deleted, and this can’t be undone.",
  confirmLabel: "Start over",
  cancelLabel: "Cancel",
  isDangerous: true,
};

const Shown = ({ input }: { readonly input: ConfirmInput }) => (
  <ConfirmPopup input={input} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
);

function Opener() {
  const confirm = useConfirm();
  return <Button onClick={() => void confirm(INPUT)}>Ask something</Button>;
}

export default {
  title: "Confirm",
  specimens: [
    { name: "opened by a button", render: Opener },
    { name: "a question", isWhole: true, render: () => <Shown input={INPUT} /> },
    { name: "cannot be taken back", isWhole: true, render: () => <Shown input={DANGEROUS} /> },
  ],
} satisfies Specimens;
