import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { UP_TO_PHONE } from "../../theme/breakpoints.ts";
import { iconButtonLook } from "../button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";

interface DialogProps {
  readonly isOpen: boolean;
  /** Place in the stack; the backdrop sits one below. */
  readonly zIndex: number;
  readonly title: string;
  readonly description?: string | undefined;
  /** Name of the button that closes without an answer. */
  readonly closeLabel: string;
  /** Closed by Escape, the backdrop or the close button. */
  readonly onDismiss: () => void;
  /** Nothing of it is seen any more. */
  readonly onGone: () => void;
  readonly children?: ReactNode;
  /** What the player answers with, the most likely last. */
  readonly actions?: ReactNode;
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

const popup = css`
  @layer kit {
    position: fixed;
    inset: 0;
    display: grid;
    gap: var(--space-4);
    inline-size: min(460px, calc(100vw - 2 * var(--gutter)));
    block-size: fit-content;
    max-block-size: calc(100dvh - 2 * var(--space-6));
    margin: auto;
    padding: var(--space-6);
    overflow-y: auto;
    border: 1px solid var(--color-line);
    border-radius: 16px;
    background: var(--color-surface);
    color: var(--color-text);
    outline: none;
    transition:
      opacity var(--popup),
      translate var(--popup);

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      translate: 0 12px;
    }

    & > header {
      display: flex;
      align-items: flex-start;
      gap: var(--space-3);
    }

    & > header > h2 {
      flex: 1;
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

    & > p {
      color: var(--color-text-quiet);
    }

    & > footer {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--space-2);
      margin-block-start: var(--space-2);
    }

    @media ${UP_TO_PHONE} {
      inset-block-start: auto;
      margin-block-end: var(--space-4);

      & > footer {
        display: grid;
      }
    }
  }
`;

/** A window over the page that asks for an answer. Keeps the focus inside and gives it back. */
export function Dialog({
  isOpen,
  zIndex,
  title,
  description,
  closeLabel,
  onDismiss,
  onGone,
  children,
  actions,
}: DialogProps) {
  return (
    <CSPProvider disableStyleElements>
      <BaseDialog.Root
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) onDismiss();
        }}
        onOpenChangeComplete={(open) => {
          if (!open) onGone();
        }}
      >
        <BaseDialog.Portal>
          <BaseDialog.Backdrop className={backdrop} style={{ zIndex: zIndex - 1 }} />
          <BaseDialog.Popup className={popup} style={{ zIndex }}>
            <header>
              <BaseDialog.Title>{title}</BaseDialog.Title>
              <BaseDialog.Close className={iconButtonLook} aria-label={closeLabel}>
                <Icon name="close" />
              </BaseDialog.Close>
            </header>
            {description !== undefined && <BaseDialog.Description>{description}</BaseDialog.Description>}
            {children}
            {actions !== undefined && <footer>{actions}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </CSPProvider>
  );
}
