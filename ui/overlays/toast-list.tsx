import { css } from "@linaria/core";
import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { TOAST_POSITIONS } from "#core/overlays/toasts.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { Toast } from "#ui/kit/toast/toast.tsx";
import type { ToastStore } from "./toast-store.ts";

const region = css`
  @layer sections {
    position: fixed;
    inset: var(--space-6) var(--gutter) calc(var(--space-6) + var(--bottom-bar, 0px) + var(--strip, 0px));
    z-index: 9000;
    display: grid;
    gap: var(--space-2);
    place-content: end center;
    pointer-events: none;

    &[data-position="top"] {
      place-content: start center;
    }

    &[data-position="center"] {
      place-content: center;
    }

    /* Left and right are sides of the screen, in right-to-left too. */
    &[data-position="left"] {
      place-content: end left;
    }

    &[data-position="right"] {
      place-content: end right;
    }
  }
`;

/** Key that leads to the latest offer to undo, or else to the button of the latest toast, and back, as in other web apps. */
const TOAST_KEY = "F8";

/** Renders the toasts in one list per position; `Overlays` renders the live region around them. */
export function ToastList({ store }: { readonly store: ToastStore }) {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const toasts = useSyncExternalStore(store.subscribe, store.get, store.get);
  const id = useId();
  const buttonIdOf = (toastId: string) => `${id}-${toastId}`;
  const withButtons = toasts.filter(({ buttonName, isLeaving }) => buttonName !== null && !isLeaving);
  // An offer to undo keeps the key that it names: it is lost when it leaves.
  const latest = (withButtons.findLast(({ undoCount }) => undoCount > 0) ?? withButtons.at(-1))?.id;
  const cameFrom = useRef<Element | null>(null);
  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, []);
  useEffect(() => {
    if (latest === undefined) return;
    const lead = (event: KeyboardEvent) => {
      if (event.key !== "Tab" && event.key !== TOAST_KEY) return;
      store.approach();
      const button = event.key === TOAST_KEY ? document.getElementById(`${id}-${latest}`) : null;
      if (button === null) return;
      event.preventDefault();
      if (button === document.activeElement) return goBack();
      cameFrom.current = document.activeElement;
      button.focus();
    };
    document.addEventListener("keydown", lead, true);
    return () => document.removeEventListener("keydown", lead, true);
  }, [store, id, latest, goBack]);
  const forgetOrigin = () => {
    cameFrom.current = null;
  };
  return TOAST_POSITIONS.map((position) => {
    const here = toasts.filter((toast) => toast.position === position);
    if (here.length === 0) return null;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus of its buttons.
      <div key={position} className={region} data-position={position} onBlur={forgetOrigin}>
        {here.map(({ id: toastId, type, message, iconName, buttonName, undoCount, isLeaving }) => (
          <Toast
            key={toastId}
            buttonId={buttonIdOf(toastId)}
            shortcut={toastId === latest ? TOAST_KEY : undefined}
            type={type}
            message={message}
            iconName={iconName}
            buttonName={undoCount > 1 ? text("undoAll", { number: formats.number(undoCount) }) : buttonName}
            isLeaving={isLeaving}
            onPress={() => {
              store.press(toastId);
              goBack();
            }}
            onHold={() => store.hold(toastId)}
            onRelease={() => store.release(toastId)}
          />
        ))}
      </div>
    );
  });
}
