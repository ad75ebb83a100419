import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import type { ButtonVariant } from "#ui/kit/button/button-look.ts";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "../layer-store.ts";

interface ContentAction<Id extends string> {
  /** Answer of the popup when the player chooses this action. */
  readonly id: Id;
  readonly label: string;
  readonly variant?: ButtonVariant;
}

export interface ContentInput<Id extends string = string> {
  readonly title: string;
  /** Rich content; HTML from outside goes through the kit's `SafeHtml`. */
  readonly content: ReactNode;
  /** The most likely action last. Without actions, the popup shows only a close button. */
  readonly actions?: readonly ContentAction<Id>[];
}

/** The popup "system content": a title, something to read, and what can be done about it. */
export default function ContentPopup({ input, answer, layer }: PopupProps<ContentInput, string>) {
  const { t: text } = useTranslation("popups");
  const { title, content, actions = [] } = input;
  return (
    <Dialog
      layer={layer}
      title={title}
      closeLabel={text("close")}
      size="medium"
      {...(actions.length === 0
        ? {}
        : {
            actions: actions.map(({ id, label, variant = "secondary" }) => (
              <Button key={id} variant={variant} onClick={() => answer(id)}>
                {label}
              </Button>
            )),
          })}
    >
      <div>{content}</div>
    </Dialog>
  );
}
