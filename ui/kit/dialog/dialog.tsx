import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { css } from "@linaria/core";
import { type ReactNode, useRef } from "react";
import { UP_TO_PHONE } from "../../theme/breakpoints.ts";
import { iconButtonLook } from "../button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { type DialogLayer, DialogWindow } from "./dialog-window.tsx";
import { useSheetDrag } from "./use-sheet-drag.ts";

interface DialogProps {
  readonly layer: DialogLayer;
  readonly title: string;
  readonly description?: string | undefined;
  /** Name of the button that closes without an answer; `null` for a dialog that must be answered. */
  readonly closeLabel: string | null;
  /** `small` asks, `medium` has something to read or choose from. */
  readonly size?: "small" | "medium";
  /** A picture under the title, from edge to edge. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons with the player's answers, the most likely last. */
  readonly actions?: ReactNode;
  /** `equal` gives every answer the same room, where none may be favoured; `bar` stays in sight while the content scrolls. */
  readonly actionsLayout?: "end" | "equal" | "bar";
}

const popup = css`
  @layer kit {
    --dialog-padding: var(--space-6);
    --dialog-end: var(--dialog-padding);
    position: fixed;
    inset: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    inline-size: min(460px, calc(100vw - 2 * var(--gutter)));
    block-size: fit-content;
    max-block-size: calc(100dvh - 2 * var(--space-6));
    margin: auto;
    padding: 0 var(--dialog-padding) var(--dialog-end);
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--color-line);
    border-radius: 16px;
    background: var(--color-surface);
    color: var(--color-text);
    outline: none;
    transition:
      opacity var(--popup),
      translate var(--popup);

    &[data-size="medium"] {
      inline-size: min(600px, calc(100vw - 2 * var(--gutter)));
    }

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      translate: 0 12px;
    }

    & > [data-part="picture"] {
      position: relative;
      margin-inline: calc(-1 * var(--dialog-padding));
      overflow: hidden;
      aspect-ratio: 21 / 9;
    }

    & > header {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      display: flex;
      align-items: flex-start;
      gap: var(--space-3);
      margin-inline: calc(-1 * var(--dialog-padding));
      padding: var(--dialog-padding) var(--dialog-padding) 0;
      background: var(--color-surface);
    }

    & > header > h2 {
      flex: 1;
      min-inline-size: 0;
      padding-block-start: 4px;
      font-size: var(--type-20);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
      text-wrap: balance;
    }

    & > header > button {
      margin: -4px;
      margin-inline-end: -8px;
    }

    & > [data-part="description"] {
      color: var(--color-text-quiet);
      text-wrap: pretty;
      white-space: pre-line;
    }

    & > footer {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--space-2);
      margin-block-start: var(--space-2);
    }

    & > footer[data-layout="equal"] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
    }

    @media ${UP_TO_PHONE} {
      --dialog-padding: var(--space-5);
      --dialog-end: calc(var(--dialog-padding) + env(safe-area-inset-bottom));
      inset-block-start: auto;
      inline-size: 100%;
      max-inline-size: none;
      max-block-size: calc(100dvh - var(--space-10));
      margin: 0;
      border-width: 1px 0 0;
      border-radius: 20px 20px 0 0;

      &[data-size] {
        inline-size: 100%;
      }

      &[data-starting-style],
      &[data-ending-style] {
        opacity: 1;
        translate: 0 100%;
      }

      & > header {
        touch-action: none;
        padding-block-start: 26px;
      }

      & > header[data-closable]::before {
        content: "";
        position: absolute;
        inset-block-start: 10px;
        inset-inline: 0;
        inline-size: 36px;
        block-size: 4px;
        margin-inline: auto;
        border-radius: var(--radius-pill);
        background: var(--color-line-strong);
      }

      & > footer {
        display: grid;
        justify-content: stretch;
      }
    }

    & > footer[data-layout="bar"] {
      position: sticky;
      /* Sticking begins inside the padding of the window. */
      inset-block-end: calc(-1 * var(--dialog-end));
      z-index: 1;
      display: flex;
      margin: 0 calc(-1 * var(--dialog-padding)) calc(-1 * var(--dialog-end));
      padding: var(--space-3) var(--dialog-padding) calc(var(--dialog-end) - var(--space-2));
      border-block-start: 1px solid var(--color-line);
      background: var(--color-surface);
    }

    & > footer[data-layout="bar"] > * {
      flex: 1 1 auto;
    }
  }
`;

/** A modal dialog; on phones a bottom sheet that can be swiped down. See `DialogWindow` for focus and scroll lock. */
export function Dialog({
  layer,
  title,
  description,
  closeLabel,
  size = "small",
  picture,
  children,
  actions,
  actionsLayout = "end",
}: DialogProps) {
  const popupRef = useRef<HTMLDivElement>(null);
  const drag = useSheetDrag(popupRef, layer.onDismiss);
  return (
    <DialogWindow
      layer={layer}
      className={popup}
      mustBeAnswered={closeLabel === null}
      size={size}
      popupRef={popupRef}
      scrolls
    >
      <header data-closable={closeLabel !== null || undefined} {...(closeLabel === null ? {} : drag)}>
        <BaseDialog.Title>{title}</BaseDialog.Title>
        {closeLabel !== null && (
          <button type="button" className={iconButtonLook} aria-label={closeLabel} onClick={layer.onDismiss}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {picture !== undefined && <div data-part="picture">{picture}</div>}
      {description !== undefined && (
        <BaseDialog.Description data-part="description">{description}</BaseDialog.Description>
      )}
      {children}
      {actions !== undefined && <footer data-layout={actionsLayout}>{actions}</footer>}
    </DialogWindow>
  );
}
