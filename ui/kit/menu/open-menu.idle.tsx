import { type KeyboardEvent, type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { attachScrollbars } from "../scrollbars/attach-scrollbars.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { moveInMenu } from "./menu-keys.ts";

interface OpenMenuProps {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly head: ReactNode;
  /** Contains the button and the menu: a press or the focus outside it closes the menu. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Closes the menu and gives the focus back to its button. */
  readonly onClose: () => void;
  /** Closes the menu because the player has gone elsewhere. */
  readonly onLeave: () => void;
}

/** The open menu of a `MenuButton`; its code loads when the page is idle. */
export function OpenMenu({ id, label, entries, head, frame, onClose, onLeave }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);

  // Before the menu is painted: keys pressed from then on are for its entries.
  useLayoutEffect(() => {
    const popup = menu.current?.parentElement;
    if (!popup) return;
    putInsideWindow(popup);
    const items = popup.querySelectorAll<HTMLElement>("[role^=menuitem]");
    const chosen = [...items].find((item) => item.ariaChecked === "true") ?? items[0];
    chosen?.focus({ preventScroll: true });
    // A long menu opens where the chosen entry is; the page itself stays where it is.
    popup.scrollTop = (chosen?.offsetTop ?? 0) - popup.clientHeight / 2;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) leave();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [frame]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") onLeave();
    else if (moveInMenu(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <div ref={attachScrollbars} data-part="popup">
      {head && <div data-part="head">{head}</div>}
      <div ref={menu} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onClose={onClose} />
        ))}
      </div>
    </div>
  );
}

/** A menu hangs from the end of its button; where it would run out of the window, from the start. */
function putInsideWindow(popup: HTMLElement): void {
  const { left, right } = popup.getBoundingClientRect();
  if (left < 0 || right > document.documentElement.clientWidth) popup.dataset.from = "start";
}

function Entry({ entry, onClose }: { readonly entry: MenuEntry; readonly onClose: () => void }) {
  const { label, lang, icon, isChosen, href, onSelect } = entry;
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span lang={lang}>{label}</span>
      {isChosen && (
        <span data-part="mark">
          <Icon name="check" size={18} />
        </span>
      )}
    </>
  );
  const roles = isChosen === undefined ? { role: "menuitem" } : { role: "menuitemradio", "aria-checked": isChosen };
  const select = () => {
    onClose();
    onSelect?.();
  };
  if (href !== undefined) {
    return (
      <a {...roles} tabIndex={-1} href={href} onClick={select}>
        {content}
      </a>
    );
  }
  return (
    <button {...roles} type="button" tabIndex={-1} onClick={select}>
      {content}
    </button>
  );
}
