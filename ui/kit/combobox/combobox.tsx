import { css } from "@linaria/core";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { foldCase } from "#core/texts/fold-code.ts";
import { useAnnouncer } from "../announcer/announcer.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { controlLook } from "../field/control-look.ts";
import type { FieldControl } from "../field/field.tsx";
import { NO_WORDS } from "../field/placeholder.ts";
import { FieldMessage } from "../field-message/field-message.tsx";
import { Icon } from "../icon/icon.tsx";
import { isComposing, isEnter } from "../keyboard/composing-keys.ts";
import type { Option } from "../option-list/option.tsx";
import { stepInList } from "../option-list/option-keys.ts";
import { OptionList, optionId } from "../option-list/option-list.tsx";

interface ComboboxProps extends FieldControl {
  readonly value: Option | null;
  readonly onChange: (value: Option | null) => void;
  readonly options: readonly Option[];
  readonly placeholder?: string;
  /** Given where the options are found elsewhere, for what is typed; without it they are filtered here. */
  readonly search?: ComboboxSearch;
}

interface ComboboxSearch {
  /** Called with every change; the caller waits for a pause in typing. */
  readonly onQuery: (query: string) => void;
  readonly isLoading: boolean;
  /** Why the options could not be found. */
  readonly failure?: string | undefined;
}

const frame = css`
  @layer kit {
    position: relative;
    display: block;
    inline-size: 100%;

    & > [data-part="box"] {
      padding-inline-end: 4px;
    }

    & > [data-part="box"] > button {
      inline-size: 32px;
      block-size: 32px;
      color: var(--color-text-quiet);
    }

    & > [data-part="box"] > button + button {
      margin-inline-start: -10px;
    }

    @media (pointer: coarse) {
      & > [data-part="box"] {
        padding-inline-end: 0;
      }

      & > [data-part="box"] > button {
        inline-size: 44px;
        block-size: 44px;
        margin-block: -8px;
      }
    }
  }
`;

/** One choice of many, found by typing, in a `Field` (WAI-ARIA combobox with a list). Words that are no choice do not stay. */
export function Combobox({ value, onChange, options, placeholder = NO_WORDS, search, ...control }: ComboboxProps) {
  const { t: text } = useTranslation("forms");
  const listId = `${control.id}-list`;
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** `null` as long as nothing has been typed since the last choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const isDisabled = control["aria-disabled"] === true;
  const query = typed?.trim() ?? "";
  const found = search === undefined ? filterOptions(options, query) : options;
  const chosenIndex = found.findIndex((option) => option.value === value?.value);
  // Whoever types wants the first; whoever only looks begins at what is chosen.
  const active = Math.min(found.length - 1, pointed ?? (query === "" ? chosenIndex : 0));
  const status = useStatus(search, query, found.length === 0);
  const isShown = isOpen && (found.length > 0 || status !== null);

  const turnTo = (words: string | null) => {
    setTyped(words);
    setPointed(null);
    search?.onQuery(words?.trim() ?? "");
  };
  const open = () => {
    if (!isDisabled) setIsOpen(true);
  };
  const close = useCallback(() => {
    setIsOpen(false);
    setPointed(null);
  }, []);
  const choose = (index: number) => {
    const option = found[index];
    if (option === undefined || option.reason !== undefined) return;
    close();
    turnTo(null);
    onChange(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method belong to the text that is being composed.
    if (isDisabled || isComposing(event)) return;
    const step = stepInList(event.key, active, found.length);
    if (step !== null && found.length > 0) {
      event.preventDefault();
      setPointed(isShown ? step : Math.max(0, chosenIndex));
      open();
    } else if (event.key === "ArrowDown") open();
    else if (isEnter(event) && isShown) {
      event.preventDefault();
      choose(active);
    }
  };
  return (
    <span className={frame}>
      <span
        ref={box}
        className={controlLook}
        data-part="box"
        data-invalid={control["aria-invalid"]}
        data-disabled={isDisabled || undefined}
      >
        <Icon name="search" size={18} />
        <input
          {...control}
          ref={input}
          type="text"
          role="combobox"
          dir="auto"
          lang={typed === null ? value?.lang : undefined}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isShown && found.length > 0}
          aria-controls={isShown && found.length > 0 ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          readOnly={isDisabled}
          value={typed ?? value?.label ?? ""}
          onChange={(event) => {
            turnTo(event.target.value);
            open();
          }}
          onClick={open}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            if (typed !== null) turnTo(null);
          }}
        />
        {value !== null && !isDisabled && (
          <IconButton
            icon="close"
            label={text("clearChoice")}
            onClick={() => {
              turnTo(null);
              onChange(null);
              input.current?.focus();
            }}
          />
        )}
        {!isDisabled && (
          <IconButton
            icon="chevron-down"
            label={text("showOptions")}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (isOpen) close();
              else open();
            }}
          />
        )}
      </span>
      {isShown && (
        <OptionList
          id={listId}
          labelledBy={control["aria-labelledby"]}
          anchor={box}
          options={found}
          chosen={value?.value ?? null}
          active={active}
          onPoint={setPointed}
          onChoose={choose}
          onClose={close}
          status={status}
        />
      )}
    </span>
  );
}

/** Upper and lower case, accents and the place of a word make no difference. */
function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const wanted = foldWords(query);
  return wanted === "" ? options : options.filter(({ label }) => foldWords(label).includes(wanted));
}

function foldWords(words: string): string {
  return foldCase(words).normalize("NFKD").replace(/\p{M}/gu, "");
}

/** What is said instead of options, or above those of an earlier search; also to screen readers, whose focus is in the box. */
function useStatus(search: ComboboxSearch | undefined, query: string, isEmpty: boolean) {
  const { t: text } = useTranslation("forms");
  const announce = useAnnouncer();
  const isTold = search?.isLoading || search?.failure !== undefined || isEmpty;
  const words = !isTold
    ? null
    : search?.isLoading
      ? text("searching")
      : (search?.failure ?? (query === "" ? text("typeToSearch") : text("nothingFound", { query })));
  const isAsked = query !== "";

  useEffect(() => {
    if (words !== null && isAsked) announce(words);
  }, [words, isAsked, announce]);

  if (words === null) return null;
  return (
    <div data-part="status">
      {search?.isLoading && <span data-part="wheel" aria-hidden="true" />}
      {search?.failure !== undefined && !search.isLoading ? <FieldMessage>{words}</FieldMessage> : words}
    </div>
  );
}
