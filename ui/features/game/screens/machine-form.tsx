import { css } from "@linaria/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { Game } from "#core/catalogue/game.ts";
import { readGigabytes } from "#core/catalogue/gigabytes.ts";
import {
  CHECKED_PARTS,
  type CheckedPart,
  checkMachine,
  type OwnMachine,
  type PartVerdict,
} from "#core/catalogue/machine-check.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { ownMachine } from "./machine-storage.ts";
import { SYSTEM_NAMES } from "./system-names.ts";

interface MachineFormProps {
  readonly requirements: Game["requirements"];
  /** Previous input; `null` if there is none. */
  readonly own: OwnMachine | null;
  readonly onChecked: (own: OwnMachine) => void;
}

const GIGABYTE = 1e9;
const MAX_NAME = 60;

const look = css`
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

    & [data-part="verdict"][data-verdict="bad"] {
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

const MACHINE_DRAFT = {
  name: "machine",
  keptIn: "page",
  schema: v.object({ cpu: v.string(), gpu: v.string(), ram: v.string(), storage: v.string() }),
} as const;

/**
 * Fields for the player's PC: component names as printed on the box or shown in the system settings, memory and free
 * space.
 */
export function MachineForm({ requirements, own, onChecked }: MachineFormProps) {
  const { t: text } = useTranslation("game");
  const { bytes } = useFormats();
  const { storage } = usePorts();
  const formId = useId();
  const stored = {
    cpu: own?.cpu ?? "",
    gpu: own?.gpu ?? "",
    ram: amountText(own?.ramGigabytes),
    storage: amountText(own?.storageGigabytes),
  };
  const form = useForm({ initial: stored, draft: useFormDraft(MACHINE_DRAFT) });
  const { values: entered } = form;
  const [checked, setChecked] = useState(own && { machine: own, entered: stored });
  const check = checked === null ? null : checkMachine(requirements, checked.machine);

  const send = () => {
    const machine: OwnMachine = {
      cpu: entered.cpu.trim(),
      gpu: entered.gpu.trim(),
      ramGigabytes: readGigabytes(entered.ram),
      storageGigabytes: readGigabytes(entered.storage),
    };
    ownMachine.write(storage, machine);
    setChecked({ machine, entered });
    onChecked(machine);
  };
  const names = { cpu: text("partCpu"), gpu: text("partGpu"), ram: text("partRam"), storage: text("checkStorage") };
  const examples = {
    cpu: "Core i5-6600, Ryzen 5 3600",
    gpu: "GeForce RTX 3060, Radeon RX 6600",
    ram: bytes(16 * GIGABYTE),
    storage: bytes(120 * GIGABYTE),
  };
  /** A field changed since the last check has no verdict. */
  const verdictOf = (part: CheckedPart): PartVerdict | undefined =>
    checked?.entered[part] === entered[part] ? check?.parts[part] : undefined;
  const words = (part: CheckedPart, verdict: PartVerdict): string => {
    const isAmount = part === "ram" || part === "storage";
    if (verdict === "empty") return text(isAmount && hasInk(entered[part]) ? "partAmount" : "partEmpty");
    if (verdict === "unknown") return text(isAmount ? "verdictUnknown" : "partUnknown");
    if (verdict === "other_system")
      return text("needsSystem", { system: check === null ? "" : SYSTEM_NAMES[check.system] });
    return text(
      ({ recommended: "partEnough", minimum: "partJustEnough", too_little: "partTooLittle" } as const)[verdict],
    );
  };
  return (
    <form name="machine" className={look} {...form.props(send)}>
      {CHECKED_PARTS.map((part) => {
        const verdict = verdictOf(part);
        const isBad = verdict === "too_little" || verdict === "other_system";
        return (
          <div key={part} data-part="field">
            <label htmlFor={`${formId}-${part}`}>{names[part]}</label>
            <TextInput
              id={`${formId}-${part}`}
              aria-describedby={`${formId}-${part}-verdict`}
              {...form.input(part)}
              maxLength={MAX_NAME}
              placeholder={examples[part]}
              autoComplete="off"
              spellCheck={false}
            />
            <span id={`${formId}-${part}-verdict`} data-part="verdict" data-verdict={isBad ? "bad" : verdict}>
              {verdict !== undefined && (
                <>
                  <Icon name={isBad ? "error" : "info"} size={14} />
                  {words(part, verdict)}
                </>
              )}
            </span>
          </div>
        );
      })}
      <div data-part="end">
        <Button type="submit">{text("checkNow")}</Button>
        <p>{text("checkNote")}</p>
      </div>
    </form>
  );
}

/** A stored amount as text that can be read again; `""` for none. */
function amountText(gigabytes: number | null | undefined): string {
  return gigabytes === null || gigabytes === undefined ? "" : `${gigabytes} GB`;
}
