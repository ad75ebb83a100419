import { css } from "@linaria/core";
import { useSyncExternalStore } from "react";
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
      direction: ltr;
      place-content: end start;
    }

    &[data-position="right"] {
      direction: ltr;
      place-content: end;
    }
  }
`;

/** Renders the toasts in one list per position; `Overlays` renders the live region around them. */
export function ToastList({ store }: { readonly store: ToastStore }) {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const toasts = useSyncExternalStore(store.subscribe, store.get, store.get);
  return TOAST_POSITIONS.map((position) => {
    const here = toasts.filter((toast) => toast.position === position);
    if (here.length === 0) return null;
    return (
      <div key={position} className={region} data-position={position}>
        {here.map(({ id, type, message, iconName, buttonName, undoCount, isLeaving }) => (
          <Toast
            key={id}
            type={type}
            message={message}
            iconName={iconName}
            buttonName={undoCount > 1 ? text("undoAll", { number: formats.number(undoCount) }) : buttonName}
            isLeaving={isLeaving}
            onPress={() => store.press(id)}
            onHold={() => store.hold(id)}
            onRelease={() => store.release(id)}
          />
        ))}
      </div>
    );
  });
}
