import { AlertDialog } from "@base-ui/react/alert-dialog";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { css } from "@linaria/core";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useDismissal } from "../dismissal/use-dismissal.ts";
import { attachScrollbars } from "../scrollbars/attach-scrollbars.ts";

/** Position of a dialog in the stack, and its open state. */
export interface DialogLayer {
  readonly isOpen: boolean;
  /** Position in the stack. */
  readonly zIndex: number;
  readonly backdropZIndex: number;
  /** No other dialog lies above it: the backdrop is meant for this one. */
  readonly isTop: boolean;
  /** Closed by Escape, B, Back, the backdrop or the close button. */
  readonly onDismiss: () => void;
  /** Called after the exit animation. */
  readonly onGone: () => void;
  /** Language of its words, if it is another one than that of the page. */
  readonly words?: { readonly lang: string; readonly dir: "ltr" | "rtl" } | undefined;
}

interface DialogWindowProps {
  readonly layer: DialogLayer;
  readonly className: string;
  /** Must be answered: neither Escape, B, Back nor the backdrop closes it. */
  readonly mustBeAnswered?: boolean;
  readonly size?: string | undefined;
  /** Receives the focus as soon as the window opens; by default the first focusable element, one frame later. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly popupRef?: RefObject<HTMLDivElement | null>;
  /** The content can be higher than the window, which then scrolls as a whole. */
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}

const backdrop = css`
  @layer kit {
    position: fixed;
    inset: 0;
    background: var(--color-backdrop);
    transition: opacity var(--popup);

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;

/** Element that had the focus when a window was opened, by window. */
const openers = new WeakMap<Element, Element | null>();

/**
 * Element that receives the focus after a window closes: its opener, or the window below, which may have been covered
 * before it had the focus. In a sequence of windows, the last one returns the focus to the opener of the first. If the
 * page has moved the focus while the window was closing, because the opener is about to go, it stays there.
 */
function useWayBack(own: RefObject<HTMLElement | null>): () => HTMLElement | true {
  const [cameFrom] = useState(() => document.activeElement);
  useEffect(() => {
    if (own.current !== null) openers.set(own.current, cameFrom);
  });
  return () => {
    // Links that open a window of the browser name its kind in the same attribute.
    const windows = [...document.querySelectorAll<HTMLElement>("[data-window='']")];
    const below = windows.filter((window) => window !== own.current).at(-1);
    if (below !== undefined && !below.contains(cameFrom)) return below;
    const { activeElement: current } = document;
    if (
      current instanceof HTMLElement &&
      current !== document.body &&
      windows.every((window) => !window.contains(current))
    )
      return current;
    let opener = cameFrom;
    while (opener !== null && !opener.isConnected) {
      const formerWindow = opener.closest("[data-window='']");
      opener = (formerWindow && openers.get(formerWindow)) ?? null;
    }
    // Base UI reads it later, when a field of the window may already have the focus.
    return opener instanceof HTMLElement && opener !== document.body ? opener : true;
  };
}

/**
 * Base UI moves the focus one frame after the window is visible; a key pressed before that would go to the page below.
 * So the focus is set at once, and Base UI is configured to leave it.
 */
function focusAtOnce(first: RefObject<HTMLElement | null>): () => false {
  return () => {
    first.current?.focus({ preventScroll: true });
    return false;
  };
}

/**
 * A modal window without design: dims the page, traps and restores the focus, and locks scrolling. `className` sets
 * its look.
 */
export function DialogWindow({
  layer,
  className,
  mustBeAnswered = false,
  size,
  initialFocus,
  popupRef,
  scrolls = false,
  children,
}: DialogWindowProps) {
  const { isOpen, zIndex, backdropZIndex, isTop, onDismiss, onGone, words } = layer;
  const ownRef = useRef<HTMLDivElement>(null);
  const ref = popupRef ?? ownRef;
  const setPopup = useCallback(
    (popup: HTMLDivElement | null) => {
      ref.current = popup;
      return scrolls ? attachScrollbars(popup) : undefined;
    },
    [ref, scrolls],
  );
  const wayBack = useWayBack(ref);
  const { Root, Portal, Backdrop, Popup } = mustBeAnswered ? AlertDialog : BaseDialog;
  // The stack of popups decides whether it stays when another page is shown.
  useDismissal(isOpen, onDismiss, { mustBeAnswered, staysOnNavigation: true });
  return (
    <CSPProvider disableStyleElements>
      <Root
        open={isOpen}
        onOpenChange={(open: boolean) => {
          if (!open && !mustBeAnswered && isTop) onDismiss();
        }}
        onOpenChangeComplete={(open: boolean) => {
          if (!open) onGone();
        }}
      >
        <Portal>
          <Backdrop className={backdrop} style={{ zIndex: backdropZIndex }} />
          <Popup
            ref={setPopup}
            className={className}
            {...words}
            data-window=""
            data-size={size}
            style={{ zIndex }}
            finalFocus={wayBack}
            {...(initialFocus ? { initialFocus: focusAtOnce(initialFocus) } : {})}
          >
            {children}
          </Popup>
        </Portal>
      </Root>
    </CSPProvider>
  );
}
