import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { css } from "@linaria/core";
import { useRef, useState } from "react";
import { useText } from "#ui/i18n/use-text.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { iconButtonLook } from "../button/icon-button.tsx";
import { controlLook } from "../field/control-look.ts";
import type { FieldControl } from "../field/field.tsx";
import { NO_WORDS } from "../field/placeholder.ts";
import { FieldMessage } from "../field-message/field-message.tsx";
import { Icon } from "../icon/icon.tsx";
import { type Option, OptionContent } from "../option-list/option.tsx";
import { optionListLook, optionListPlace } from "../option-list/option-list-look.ts";

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

    & > div {
      padding-inline-end: 4px;
    }

    & > div > button {
      inline-size: 32px;
      block-size: 32px;
      color: var(--color-text-quiet);
    }

    & > div > button + button {
      margin-inline-start: -10px;
    }

    @media (pointer: coarse) {
      & > div {
        padding-inline-end: 0;
      }

      & > div > button {
        inline-size: 44px;
        block-size: 44px;
        margin-block: -8px;
      }
    }
  }
`;

/**
 * One choice of many, found by typing (WAI-ARIA combobox pattern), in a `Field`. Its behaviour weighs 50 KB, so whatever
 * uses it is loaded on demand.
 */
export function Combobox({ value, onChange, options, placeholder = NO_WORDS, search, ...control }: ComboboxProps) {
  const text = useText("forms");
  const { locale } = useVisit();
  const place = useRef<HTMLSpanElement>(null);
  const [query, setQuery] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const isDisabled = control["aria-disabled"] === true;
  // What is chosen stays known while other options are found.
  const items =
    search === undefined || value === null || options.some((option) => option.value === value.value)
      ? options
      : [...options, value];
  return (
    <CSPProvider disableStyleElements>
      <BaseCombobox.Root<Option>
        items={items}
        value={value}
        locale={locale}
        readOnly={isDisabled}
        open={isOpen && !isDisabled}
        onOpenChange={setIsOpen}
        autoHighlight
        isItemEqualToValue={(item, chosen) => item.value === chosen.value}
        {...(search === undefined ? {} : { filter: null, filteredItems: [...options] })}
        onValueChange={onChange}
        onInputValueChange={(next, { reason }) => {
          const typed = reason === "input-change" ? next : "";
          setQuery(typed.trim());
          search?.onQuery(typed.trim());
        }}
      >
        <span ref={place} className={frame}>
          <BaseCombobox.InputGroup
            className={controlLook}
            data-invalid={control["aria-invalid"]}
            data-disabled={isDisabled || undefined}
          >
            <Icon name="search" size={18} />
            <BaseCombobox.Input {...control} dir="auto" placeholder={placeholder} lang={value?.lang} />
            {!isDisabled && (
              <BaseCombobox.Clear className={iconButtonLook} aria-label={text("clearChoice")}>
                <Icon name="close" size={16} />
              </BaseCombobox.Clear>
            )}
            <BaseCombobox.Trigger className={iconButtonLook} aria-label={text("showOptions")}>
              <Icon name="chevron-down" size={18} />
            </BaseCombobox.Trigger>
          </BaseCombobox.InputGroup>
        </span>
        <BaseCombobox.Portal container={place}>
          <BaseCombobox.Positioner
            className={optionListPlace}
            positionMethod="fixed"
            sideOffset={6}
            collisionPadding={8}
          >
            <BaseCombobox.Popup className={optionListLook} aria-busy={search?.isLoading || undefined}>
              <BaseCombobox.Status data-part="status">
                <Status search={search} query={query} isEmpty={options.length === 0} />
              </BaseCombobox.Status>
              {search === undefined && (
                <BaseCombobox.Empty data-part="status">{text("nothingFound", { query })}</BaseCombobox.Empty>
              )}
              <BaseCombobox.List>
                {(option: Option) => (
                  <BaseCombobox.Item key={option.value} value={option} disabled={option.reason !== undefined}>
                    <OptionContent option={option} />
                    <BaseCombobox.ItemIndicator data-part="mark">
                      <Icon name="check" size={18} />
                    </BaseCombobox.ItemIndicator>
                  </BaseCombobox.Item>
                )}
              </BaseCombobox.List>
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </CSPProvider>
  );
}

interface StatusProps {
  readonly search: ComboboxSearch | undefined;
  readonly query: string;
  readonly isEmpty: boolean;
}

/** How a search elsewhere stands; silent while there are options to look at. */
function Status({ search, query, isEmpty }: StatusProps) {
  const text = useText("forms");
  if (search === undefined) return null;
  if (search.isLoading) {
    return (
      <>
        <span data-part="wheel" aria-hidden="true" />
        {text("searching")}
      </>
    );
  }
  if (search.failure !== undefined) return <FieldMessage>{search.failure}</FieldMessage>;
  if (!isEmpty) return null;
  return query === "" ? text("typeToSearch") : text("nothingFound", { query });
}
