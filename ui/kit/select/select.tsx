import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as BaseSelect } from "@base-ui/react/select";
import { css } from "@linaria/core";
import { useRef, useState } from "react";
import { controlLook } from "../field/control-look.ts";
import type { FieldControl } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { type Option, OptionContent } from "../option-list/option.tsx";
import { optionListLook, optionListPlace } from "../option-list/option-list-look.ts";

interface SelectProps extends FieldControl {
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** Shown as long as nothing is chosen. */
  readonly placeholder: string;
}

const frame = css`
  @layer kit {
    position: relative;
    display: block;
    inline-size: 100%;

    & > button > svg:last-child {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 14px;
      margin-block: auto;
    }

    & [data-part="value"] {
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    & > button[data-placeholder] [data-part="value"] {
      color: var(--color-text-faint);
    }
  }
`;

/**
 * One choice of several by a list of our own, in a `Field`: for options with icons, notes or refusals. Its behaviour weighs
 * 44 KB, so whatever uses it is loaded on demand; elsewhere `NativeSelect`.
 */
export function Select({ value, onChange, options, placeholder, ...control }: SelectProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isDisabled = control["aria-disabled"] === true;
  const chosen = options.find((option) => option.value === value);
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        // Opening scrolls and blocks nothing: the page stays as it is.
        modal={false}
        value={value}
        readOnly={isDisabled}
        open={isOpen && !isDisabled}
        onOpenChange={setIsOpen}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
      >
        {/* The list hangs beside its button in the document: it has its language, direction and theme. */}
        <span ref={place} className={frame}>
          <BaseSelect.Trigger {...control} className={controlLook} data-chooses="">
            {chosen?.icon && <Icon name={chosen.icon} size={18} />}
            <span data-part="value" lang={chosen?.lang}>
              {chosen?.label ?? placeholder}
            </span>
            <Icon name="chevron-down" size={18} />
          </BaseSelect.Trigger>
        </span>
        <BaseSelect.Portal container={place}>
          <BaseSelect.Positioner
            className={optionListPlace}
            positionMethod="fixed"
            alignItemWithTrigger={false}
            sideOffset={6}
            collisionPadding={8}
          >
            <BaseSelect.Popup className={optionListLook}>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  label={option.label}
                  disabled={option.reason !== undefined}
                >
                  <OptionContent option={option} />
                  <BaseSelect.ItemIndicator data-part="mark">
                    <Icon name="check" size={18} />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  );
}
