import { css } from "@linaria/core";
import { useRef } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";

interface ToastProps {
  /** Decides the colors (Spec §3 names `info` alone). */
  readonly type: "info";
  readonly message: string;
  /** Name from the list of icons; an unknown name is handled like an icon that fails to load. */
  readonly iconName: string | null;
  readonly buttonName: string | null;
  readonly buttonId?: string;
  /** Key that leads to the button; shown where there is a keyboard. */
  readonly shortcut?: string | undefined;
  readonly isLeaving: boolean;
  readonly onPress: () => void;
  /** The player points at it or has moved the focus into it; it is to stay until `onRelease`. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

const toast = css`
  @layer kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-block-size: 48px;
    max-inline-size: min(480px, 100%);
    padding: 10px 16px;
    border-radius: var(--radius-card);
    font-size: var(--type-14);
    line-height: 1.45;
    pointer-events: auto;
    animation: toast-enter var(--popup);

    &[data-type="info"] {
      background: var(--color-text);
      color: var(--color-page);
    }

    &[data-leaving] {
      opacity: 0;
      translate: 0 8px;
      transition:
        opacity var(--popup),
        translate var(--popup);
    }

    & > span {
      flex: 1;
      min-inline-size: min(12em, 60%);
      overflow-wrap: anywhere;
    }

    & > button {
      min-block-size: 28px;
      overflow-wrap: anywhere;
      margin-inline-start: auto;
      padding-inline: var(--space-2);
      border-radius: var(--radius-small);
      font-weight: 700;
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    & > button:focus-visible {
      outline-color: currentColor;
    }

    & > kbd {
      padding-inline: var(--space-1);
      border: 1px solid currentColor;
      border-radius: var(--radius-small);
      font-family: inherit;
      font-size: var(--type-12);
    }

    @media (pointer: coarse) {
      & > button {
        min-block-size: 44px;
      }

      & > kbd {
        display: none;
      }
    }

    @keyframes :global(toast-enter) {
      from {
        opacity: 0;
        translate: 0 8px;
      }
    }
  }
`;

/** A short message that disappears after a while. */
export function Toast(props: ToastProps) {
  const { type, message, iconName, buttonName, buttonId, shortcut, isLeaving, onPress, onHold, onRelease } = props;
  const isPointedAt = useRef(false);
  const hasFocus = useRef(false);
  const update = (change: () => void) => {
    const wasHeld = isPointedAt.current || hasFocus.current;
    change();
    const isHeld = isPointedAt.current || hasFocus.current;
    if (isHeld && !wasHeld) onHold();
    if (!isHeld && wasHeld) onRelease();
  };
  const point = (isIn: boolean) => () =>
    update(() => {
      isPointedAt.current = isIn;
    });
  const focus = (isIn: boolean) => () =>
    update(() => {
      hasFocus.current = isIn;
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it; what can be done is its button.
    <div
      className={toast}
      data-type={type}
      data-leaving={isLeaving || undefined}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={focus(true)}
      onBlur={focus(false)}
    >
      {iconName !== null && <Icon name={iconName as IconName} size={18} />}
      <span>{message}</span>
      {buttonName !== null && (
        <button id={buttonId} type="button" aria-keyshortcuts={shortcut} onClick={onPress}>
          {buttonName}
        </button>
      )}
      {buttonName !== null && shortcut !== undefined && <kbd>{shortcut}</kbd>}
    </div>
  );
}
