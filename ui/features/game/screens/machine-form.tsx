import { css } from "@linaria/core";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { CHECKED_PARTS, checkMachine, MAX_STORAGE_GIGABYTES, type OwnMachine } from "#core/catalogue/machine-check.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { ownMachine } from "./machine-storage.ts";

interface MachineFormProps {
  readonly needs: Game["requirements"][string];
  /** What was said before; `null` if nothing. */
  readonly own: OwnMachine | null;
  readonly onChecked: (own: OwnMachine) => void;
}

const RAM_CHOICES = [4, 8, 12, 16, 24, 32, 48, 64, 128];
const GIGABYTE = 1e9;
const MAX_NAME = 60;

const form = css`
  @layer screens {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-4) var(--space-5);
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > [data-part="field"] {
      display: grid;
      gap: 6px;
      align-content: start;
      min-inline-size: 0;
    }

    & label {
      font-size: var(--type-14);
      font-weight: 500;
    }

    & [data-part="verdict"] {
      display: flex;
      align-items: center;
      gap: 6px;
      min-block-size: 20px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & [data-part="verdict"][data-verdict="recommended"] {
      color: var(--color-success-text);
    }

    & [data-part="verdict"][data-verdict="too_little"] {
      color: var(--color-error-text);
    }

    & > [data-part="end"] {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      gap: var(--space-3) var(--space-5);
      align-items: center;
    }

    & > [data-part="end"] > p {
      flex: 1 1 18em;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    @media ${UP_TO_PHONE} {
      grid-template-columns: minmax(0, 1fr);
      padding: var(--space-4);
    }
  }
`;

/**
 * Fields for the player's PC: component names as printed on the box or shown in the system settings, memory and free
 * space.
 */
export default function MachineForm({ needs, own, onChecked }: MachineFormProps) {
  const { t: text } = useTranslation("game");
  const { bytes } = useFormats();
  const { storage } = usePorts();
  const formId = useId();
  const [entered, setEntered] = useState({
    cpu: own?.cpu ?? "",
    gpu: own?.gpu ?? "",
    ram: own?.ramGigabytes?.toString() ?? "",
    storage: own?.storageGigabytes?.toString() ?? "",
  });
  const [checked, setChecked] = useState(own);
  const check = checked === null ? null : checkMachine(needs, checked);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const machine: OwnMachine = {
      cpu: entered.cpu.trim(),
      gpu: entered.gpu.trim(),
      ramGigabytes: gigabytesOf(entered.ram),
      storageGigabytes: gigabytesOf(entered.storage),
    };
    ownMachine.write(storage, machine);
    setChecked(machine);
    onChecked(machine);
  };
  const names = { cpu: text("partCpu"), gpu: text("partGpu"), ram: text("partRam"), storage: text("checkStorage") };
  const examples = { cpu: "Core i5-6600, Ryzen 5 3600", gpu: "GeForce RTX 3060, Radeon RX 6600" };
  const verdicts = {
    recommended: text("partEnough"),
    minimum: text("partJustEnough"),
    too_little: text("partTooLittle"),
    unknown: text("partUnknown"),
  };
  const control = (part: (typeof CHECKED_PARTS)[number]) => {
    const shared = { id: `${formId}-${part}`, "aria-describedby": `${formId}-${part}-verdict` };
    if (part === "ram") {
      return (
        <NativeSelect
          {...shared}
          value={entered.ram}
          onChange={(ram) => setEntered({ ...entered, ram })}
          options={[
            { value: "", label: text("notKnown") },
            ...RAM_CHOICES.map((size) => ({ value: String(size), label: bytes(size * GIGABYTE) })),
          ]}
        />
      );
    }
    const isStorage = part === "storage";
    return (
      <TextInput
        {...shared}
        value={entered[part]}
        maxLength={isStorage ? String(MAX_STORAGE_GIGABYTES).length : MAX_NAME}
        inputMode={isStorage ? "numeric" : "text"}
        autoComplete="off"
        spellCheck={false}
        {...(isStorage ? { end: "GB" } : { placeholder: examples[part] })}
        onChange={(event) => {
          const { value } = event.target;
          setEntered({ ...entered, [part]: isStorage ? value.replaceAll(/\D/g, "") : value });
        }}
      />
    );
  };
  return (
    <form className={form} onSubmit={send} noValidate>
      {CHECKED_PARTS.map((part) => (
        <div key={part} data-part="field">
          <label htmlFor={`${formId}-${part}`}>{names[part]}</label>
          {control(part)}
          <span id={`${formId}-${part}-verdict`} data-part="verdict" data-verdict={check?.parts[part]}>
            {check !== null && (
              <>
                <Icon name={check.parts[part] === "too_little" ? "error" : "info"} size={14} />
                {verdicts[check.parts[part]]}
              </>
            )}
          </span>
        </div>
      ))}
      <div data-part="end">
        <Button type="submit">{text("checkNow")}</Button>
        <p>{text("checkNote")}</p>
      </div>
    </form>
  );
}

/** What was entered as a number of gigabytes; `null` where it is none, or none that there is. */
function gigabytesOf(text: string): number | null {
  const size = Number(text);
  return text === "" || !Number.isFinite(size) || size <= 0 || size > MAX_STORAGE_GIGABYTES ? null : size;
}
