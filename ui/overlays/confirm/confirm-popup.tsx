import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "../layer-store.ts";

export interface ConfirmInput {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** The confirmed action cannot be taken back. */
  readonly isDangerous?: boolean;
}

/** The system popup of the kind "confirm" (Spec §2). */
export default function ConfirmPopup({ input, answer, dismiss, layer }: PopupProps<ConfirmInput, true>) {
  return (
    <Dialog
      layer={layer}
      title={input.title}
      description={input.description}
      closeLabel={input.cancelLabel}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {input.cancelLabel}
          </Button>
          <Button variant={input.isDangerous ? "error" : "primary"} onClick={() => answer(true)}>
            {input.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
