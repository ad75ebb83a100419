import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "../layer-store.ts";

export interface AlertInput {
  readonly title: string;
  readonly description?: string;
  /** Word of the one button, "OK" if absent. */
  readonly confirmLabel?: string;
  /** Neither Escape, nor the backdrop, nor Back closes it: only its button does. */
  readonly mustBeConfirmed?: boolean;
}

/** The system popup of the kind "alert" (Spec §2). */
export default function AlertPopup({ input, answer, layer }: PopupProps<AlertInput, true>) {
  const { t: text } = useTranslation("popups");
  return (
    <Dialog
      layer={layer}
      title={input.title}
      description={input.description}
      closeLabel={input.mustBeConfirmed ? null : text("close")}
      actions={<Button onClick={() => answer(true)}>{input.confirmLabel ?? text("confirm")}</Button>}
    />
  );
}
