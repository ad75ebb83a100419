import { css } from "@linaria/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { Checkbox } from "#ui/kit/checkbox/checkbox.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "../layer-store.ts";

export interface CheckboxInput {
  readonly title: string;
  readonly description?: string;
  readonly checkboxes?: readonly { readonly id: string; readonly label: string; readonly isChecked?: boolean }[];
  /** Offers not to be asked again today; the name under which that is remembered. */
  readonly quietKey?: string;
  readonly confirmLabel?: string;
}

export interface CheckboxAnswer {
  /** Ids of the ticked ones. */
  readonly checked: readonly string[];
  readonly isQuietToday: boolean;
}

const list = css`
  @layer sections {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }
`;

const QUIET = "quiet-today";

/** The popup "system checkbox": statements to tick, and the wish not to be asked again today. */
export default function CheckboxPopup({ input, answer, layer }: PopupProps<CheckboxInput, CheckboxAnswer>) {
  const { t: text } = useTranslation("popups");
  const { checkboxes = [], quietKey } = input;
  const [checked, setChecked] = useState<ReadonlySet<string>>(
    () => new Set(checkboxes.filter(({ isChecked }) => isChecked).map(({ id }) => id)),
  );
  const shown = quietKey === undefined ? checkboxes : [...checkboxes, { id: QUIET, label: text("quietToday") }];
  const tick = (id: string, isTicked: boolean) => {
    setChecked(new Set(isTicked ? [...checked, id] : [...checked].filter((other) => other !== id)));
  };
  const confirm = () =>
    answer({ checked: [...checked].filter((id) => id !== QUIET), isQuietToday: checked.has(QUIET) });
  return (
    <Dialog
      layer={layer}
      title={input.title}
      description={input.description}
      closeLabel={text("close")}
      actions={<Button onClick={confirm}>{input.confirmLabel ?? text("confirm")}</Button>}
    >
      <div className={list}>
        {shown.map(({ id, label }) => (
          <Checkbox key={id} checked={checked.has(id)} onChange={(event) => tick(id, event.target.checked)}>
            {label}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  );
}
