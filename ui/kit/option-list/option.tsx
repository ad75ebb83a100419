import { Icon, type IconName } from "../icon/icon.tsx";

/** A choice in a list that opens. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Language of the label where it is not the page's. */
  readonly lang?: string | undefined;
  readonly icon?: IconName | undefined;
  /** A second line. */
  readonly note?: string | undefined;
  /** Why it cannot be chosen now, and what would help; replaces the note. */
  readonly reason?: string | undefined;
}

/** Visible content of an option in its list. */
export function OptionContent({ option }: { readonly option: Option }) {
  const note = option.reason ?? option.note;
  return (
    <>
      {option.icon && <Icon name={option.icon} size={18} />}
      <span data-part="words">
        <span lang={option.lang}>{option.label}</span>
        {note !== undefined && (
          <>
            {" "}
            <span data-part="note">{note}</span>
          </>
        )}
      </span>
    </>
  );
}
