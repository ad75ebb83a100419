import { css } from "@linaria/core";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type Destination, PageLink } from "../page-link/page-link.tsx";

interface TagProps {
  readonly label: string;
  /** Language of the label where it is not the page's. */
  readonly lang?: string;
  readonly icon?: IconName;
  /** Where everything with this tag is found. */
  readonly destination?: Destination;
  /** Takes the tag away: adds a button, which needs the texts `lists`. */
  readonly onRemove?: () => void;
}

const tag = css`
  @layer kit {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 32px;
    max-inline-size: 100%;
    padding: 4px 14px;
    border: 1px solid var(--color-line);
    border-radius: 16px;
    background: var(--color-surface);
    color: var(--color-text-quiet);
    font-size: var(--type-13);
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;

    &[data-removable] {
      padding-block: 0;
      padding-inline-end: 0;
      background: var(--color-raised);
      color: var(--color-text);
    }

    & > button {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 32px;
      block-size: 30px;
      margin-inline-start: -4px;
      border-radius: 15px;
      color: var(--color-text-quiet);
      transition: color var(--press);
    }

    @media (hover: hover) {
      &[href]:hover {
        border-color: var(--color-line-strong);
        color: var(--color-text);
      }

      & > button:hover {
        color: var(--color-text);
      }
    }

    @media (pointer: coarse) {
      &[href],
      &[data-removable] {
        min-block-size: 44px;
        border-radius: 22px;
      }

      & > button {
        inline-size: 44px;
        block-size: 42px;
        border-radius: 21px;
      }
    }
  }
`;

/** A word that sorts things: a mere pill, a way to its like, or a choice that can be taken back. */
export function Tag({ label, lang, icon, destination, onRemove }: TagProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span lang={lang}>{label}</span>
    </>
  );
  if (destination !== undefined) {
    return (
      <PageLink {...destination} className={tag}>
        {content}
      </PageLink>
    );
  }
  return (
    <span className={tag} data-removable={onRemove !== undefined || undefined}>
      {content}
      {onRemove && <RemoveButton label={label} onRemove={onRemove} />}
    </span>
  );
}

function RemoveButton({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const { t: text } = useTranslation("lists");
  const remove = (button: HTMLElement) => {
    // The button leaves with its tag: the focus goes to the one beside it.
    const buttons = [...(button.closest("ul")?.querySelectorAll<HTMLElement>("[data-part=remove]") ?? [])];
    const at = buttons.indexOf(button);
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    onRemove();
  };
  return (
    <button
      type="button"
      data-part="remove"
      aria-label={text("removeItem", { name: label })}
      onClick={(event: MouseEvent<HTMLElement>) => remove(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === "Delete" || event.key === "Backspace") remove(event.currentTarget);
      }}
    >
      <Icon name="close" size={16} />
    </button>
  );
}
