import { type ReactNode, useId, useRef, useState } from "react";
import { useDismissal } from "../dismissal/use-dismissal.ts";
import { FailedCode } from "../lazy/failed-code.tsx";
import { useIdleModule } from "../lazy/use-idle-module.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { MenuEntry } from "./menu-entry.ts";
import { menuLook } from "./menu-look.ts";

const loadMenu = () => import("./open-menu.idle.tsx");

interface MenuButtonProps {
  /** Purpose of the menu; together with the visible content it is the button's accessible name. */
  readonly label: string;
  /** Look of the button. */
  readonly className: string;
  readonly children: ReactNode;
  /** A function is asked when the menu is open: for entries that take time to make. The menu of none yet waits for them. */
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]) | undefined;
  /** Loads the entries again; given while they could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
  /** Shown above the entries. */
  readonly head?: ReactNode;
  /** Names of popups that its entries open, separated by spaces; see `useReopened`. */
  readonly opens?: string | undefined;
  /** Position of the menu. */
  readonly side?: "below" | "above";
}

/**
 * A button that opens a menu (WAI-ARIA menu button pattern): arrows, Home, End and first letters move, Escape closes the
 * menu and gives the focus back. It lies beside its button in the document, so it needs neither a portal nor measuring.
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, className, children, entries, onRetry, head, opens, side = "below" } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { module, hasFailed, preload } = useIdleModule(loadMenu);
  const menu = isOpen ? module : null;

  const close = () => {
    setIsOpen(false);
    // In a sticky bar it would make the page scroll.
    button.current?.focus({ preventScroll: true });
  };
  useDismissal(isOpen, close);
  const open = () => {
    preload();
    setIsOpen(true);
  };
  const retry = () => {
    // Its own button goes while the code is loading.
    button.current?.focus({ preventScroll: true });
    preload();
    onRetry?.();
  };

  return (
    <div ref={frame} className={menuLook} data-side={side}>
      <button
        ref={button}
        type="button"
        className={className}
        title={label}
        data-opens={opens}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menu && entries ? id : undefined}
        onClick={isOpen ? () => setIsOpen(false) : open}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          open();
        }}
      >
        <VisuallyHidden>{label} </VisuallyHidden>
        {children}
      </button>
      {menu && entries && (
        <menu.OpenMenu
          id={id}
          label={label}
          entries={typeof entries === "function" ? entries() : entries}
          head={head}
          frame={frame}
          onClose={close}
          onLeave={() => setIsOpen(false)}
        />
      )}
      {isOpen && (hasFailed || onRetry) && (
        <div data-part="popup">
          <div data-part="failed">
            <FailedCode onRetry={retry} />
          </div>
        </div>
      )}
    </div>
  );
}
