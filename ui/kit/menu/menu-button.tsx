import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useDismissal } from "../dismissal/use-dismissal.ts";
import { Icon } from "../icon/icon.tsx";
import { attachScrollbars } from "../scrollbars/attach-scrollbars.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { MenuEntry } from "./menu-entry.ts";
import { moveInMenu } from "./menu-keys.ts";
import { menuLook } from "./menu-look.ts";

interface MenuButtonProps {
  /** Purpose of the menu; together with the visible content it is the button's accessible name. */
  readonly label: string;
  /** Look of the button. */
  readonly className: string;
  readonly children: ReactNode;
  /** A function is asked when the menu is open: for entries that take time to make. */
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** Shown above the entries. */
  readonly head?: ReactNode;
  /** Where the menu opens. */
  readonly side?: "below" | "above";
}

/**
 * A button that opens a menu (WAI-ARIA menu button pattern): arrows, Home, End and first letters move, Escape closes the
 * menu and gives the focus back. It lies beside its button in the document, so it needs neither a portal nor measuring.
 */
export function MenuButton({ label, className, children, entries, head, side = "below" }: MenuButtonProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const popup = menu.current?.parentElement;
    if (!popup) return;
    putInsideWindow(popup);
    const items = popup.querySelectorAll<HTMLElement>("[role^=menuitem]");
    const chosen = [...items].find((item) => item.ariaChecked === "true") ?? items[0];
    chosen?.focus({ preventScroll: true });
    // A long menu opens where the chosen entry is; the page itself stays where it is.
    popup.scrollTop = (chosen?.offsetTop ?? 0) - popup.clientHeight / 2;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  const close = (chosen?: string) => {
    setIsOpen(false);
    // The page snapshot uses this attribute to reopen what the entry has opened.
    if (chosen) button.current?.setAttribute("data-entry", chosen);
    // In a bar that stays in sight it would make the page scroll.
    button.current?.focus({ preventScroll: true });
  };
  useDismissal(isOpen, close);
  const onMenuKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") setIsOpen(false);
    else if (moveInMenu(event.currentTarget, event.key)) event.preventDefault();
  };

  return (
    <div ref={frame} className={menuLook} data-side={side}>
      <button
        ref={button}
        type="button"
        className={className}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((open) => !open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <VisuallyHidden>{label} </VisuallyHidden>
        {children}
      </button>
      {isOpen && (
        <div ref={attachScrollbars} data-part="popup">
          {head && <div data-part="head">{head}</div>}
          <div ref={menu} id={id} role="menu" aria-label={label} onKeyDown={onMenuKeyDown}>
            {(typeof entries === "function" ? entries() : entries).map((entry) => (
              <Entry key={entry.id} entry={entry} onClose={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** A menu hangs from the end of its button; where it would run out of the window, from the start. */
function putInsideWindow(popup: HTMLElement): void {
  const { left, right } = popup.getBoundingClientRect();
  if (left < 0 || right > document.documentElement.clientWidth) popup.dataset.from = "start";
}

function Entry({ entry, onClose }: { readonly entry: MenuEntry; readonly onClose: (chosen: string) => void }) {
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
    onClose(label);
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
