import { css } from "@linaria/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { Checkbox } from "#ui/kit/checkbox/checkbox.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import type { PopupProps } from "../layer-store.ts";

export interface CheckboxInput {
  readonly title: string;
  readonly description?: string;
  readonly checkboxes: readonly {
    readonly id: string;
    readonly label: string;
    readonly isChecked?: boolean;
    /** The popup can be confirmed only if this checkbox is ticked. */
    readonly isRequired?: boolean;
  }[];
  readonly confirmLabel?: string;
}

const list = css`
  @layer sections {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }
`;

/** The popup "system checkbox": statements to tick. Answers with the ids of the ticked ones. */
export default function CheckboxPopup({ input, answer, layer }: PopupProps<CheckboxInput, readonly string[]>) {
  const { t: text } = useTranslation("popups");
  const { checkboxes } = input;
  const [checked, setChecked] = useState<ReadonlySet<string>>(
    () => new Set(checkboxes.filter(({ isChecked }) => isChecked).map(({ id }) => id)),
  );
  const [isRefused, setRefused] = useState(false);
  const tick = (id: string, isTicked: boolean) => {
    setChecked(new Set(isTicked ? [...checked, id] : [...checked].filter((other) => other !== id)));
  };
  const isMissing = checkboxes.some(({ id, isRequired }) => isRequired && !checked.has(id));
  const confirm = () => {
    if (isMissing) setRefused(true);
    else answer([...checked]);
  };
  return (
    <Dialog
      layer={layer}
      title={input.title}
      description={input.description}
      closeLabel={text("close")}
      actions={<Button onClick={confirm}>{input.confirmLabel ?? text("confirm")}</Button>}
    >
      <div className={list}>
        {checkboxes.map(({ id, label }) => (
          <Checkbox key={id} checked={checked.has(id)} onChange={(event) => tick(id, event.target.checked)}>
            {label}
          </Checkbox>
        ))}
      </div>
      {isRefused && isMissing && (
        <div role="alert">
          <FieldMessage kind="error">{text("mustAgree")}</FieldMessage>
        </div>
      )}
    </Dialog>
  );
}
