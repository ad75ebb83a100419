import { css } from "@linaria/core";
import { type KeyboardEvent, type Ref, useCallback, useImperativeHandle, useRef, useState } from "react";
import { controlLook } from "../field/control-look.ts";
import type { FieldControl } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { isEnter } from "../keyboard/composing-keys.ts";
import type { Option } from "../option-list/option.tsx";
import { findByLetters, stepInList } from "../option-list/option-keys.ts";
import { OptionList, optionId } from "../option-list/option-list.tsx";

interface SelectProps extends FieldControl {
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** Shown until an option is selected. */
  readonly placeholder: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly autoFocus?: boolean;
}

/** Pause after which a letter begins a new search, in milliseconds. */
const LETTERS_END_AFTER_MS = 700;

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

    & [data-part="value"][data-empty] {
      color: var(--color-text-faint);
    }
  }
`;

/**
 * One choice of several by a list of our own, in a `Field`: for options with icons, notes or refusals (WAI-ARIA select-only
 * combobox). Where plain words do, `NativeSelect`.
 */
export function Select({ value, onChange, options, placeholder, ref, ...control }: SelectProps) {
  const listId = `${control.id}-list`;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const letters = useLetters();
  const isDisabled = control["aria-disabled"] === true;
  const chosenIndex = options.findIndex((option) => option.value === value);
  const chosen = options[chosenIndex];

  const open = (index: number) => {
    if (isDisabled || options.length === 0) return;
    setActive(Math.max(0, index));
    setIsOpen(true);
  };
  const close = useCallback(() => setIsOpen(false), []);
  /** Selects an option unless it is refused; returns whether it did. */
  const choose = (index: number): boolean => {
    const option = options[index];
    if (option === undefined || option.reason !== undefined) return false;
    close();
    if (option.value !== value) onChange(option.value);
    return true;
  };
  const typeLetter = (letter: string) => {
    const found = findByLetters(options, letters.add(letter), isOpen ? active : chosenIndex);
    if (found < 0) return;
    if (isOpen) setActive(found);
    else choose(found);
  };
  const pressOpen = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    const step = key === "ArrowUp" && altKey ? null : stepTo(key, active, options.length);
    if (step !== null) setActive(step);
    else if (isEnter(event) || key === "ArrowUp" || (key === " " && !letters.areOpen())) choose(active);
    else return false;
    return true;
  };
  const pressClosed = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const edge = { Home: 0, End: options.length - 1 }[key];
    if (edge === undefined && !isEnter(event) && !["ArrowDown", "ArrowUp", " "].includes(key)) return false;
    open(edge ?? chosenIndex);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (isDisabled || ctrlKey || metaKey) return;
    if (key === "Tab") {
      // As in native selects, moving away chooses the active option.
      if (isOpen) choose(active);
    } else if (isOpen ? pressOpen(event) : pressClosed(event)) event.preventDefault();
    else if ([...key].length === 1) {
      event.preventDefault();
      typeLetter(key);
    }
  };
  return (
    <span className={frame}>
      <button
        {...control}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(listId, active) : undefined}
        className={controlLook}
        data-chooses=""
        onKeyDown={onKeyDown}
        onClick={({ currentTarget }) => {
          // Safari does not give a pressed button the focus.
          currentTarget.focus();
          if (isOpen) close();
          else open(chosenIndex);
        }}
        onBlur={close}
      >
        {chosen?.icon && <Icon name={chosen.icon} size={18} />}
        <span data-part="value" data-empty={chosen === undefined || undefined} lang={chosen?.lang}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      {isOpen && (
        <OptionList
          id={listId}
          labelledBy={control["aria-labelledby"]}
          anchor={button}
          options={options}
          chosen={value}
          active={active}
          onPoint={setActive}
          onChoose={choose}
          onClose={close}
        />
      )}
    </span>
  );
}

function stepTo(key: string, active: number, count: number): number | null {
  return { Home: 0, End: count - 1 }[key] ?? stepInList(key, active, count);
}

/** Text typed without a pause. */
function useLetters() {
  const letters = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    areOpen: () => letters.current !== "",
    add: (letter: string): string => {
      letters.current += letter;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        letters.current = "";
      }, LETTERS_END_AFTER_MS);
      return letters.current;
    },
  };
}
