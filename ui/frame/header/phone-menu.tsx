import { css } from "@linaria/core";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { FailedCode } from "#ui/kit/lazy/failed-code.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";

const loadContent = () => import("./phone-menu-content.idle.tsx");

interface PhoneMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const panel = css`
  @layer sections {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    display: grid;
    gap: var(--space-6);
    block-size: calc(100dvh - var(--header-height));
    align-content: start;
    overflow-y: auto;
    padding: var(--space-6) var(--gutter) calc(var(--space-10) + env(safe-area-inset-bottom));
    background: var(--color-page);

    &[hidden] {
      display: none;
    }

    & h2 {
      margin-block-end: var(--space-3);
      color: var(--color-text-faint);
      font-size: var(--type-13);
      font-weight: 500;
    }

    & [data-part="pages"] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--space-4);
      padding-block-start: var(--space-4);
      margin-block-start: var(--space-4);
      border-block-start: 1px solid var(--color-line);
    }

    & [data-part="pages"] a {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      min-block-size: 48px;
      overflow-wrap: anywhere;
    }

    & [data-part="pages"] svg {
      flex: none;
      color: var(--color-text-quiet);
    }

    & [data-part="row"] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding-block-start: var(--space-4);
      border-block-start: 1px solid var(--color-line);
    }
  }
`;

/** Menu of narrow screens with the header's contents of wide screens. */
export function PhoneMenu({ isOpen, onOpenChange }: PhoneMenuProps) {
  const { t: text } = useTranslation("common");
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { module, hasFailed, preload } = useIdleModule(loadContent);
  const retry = () => {
    // Its own button goes while the code is loading.
    opener.current?.focus();
    preload();
  };
  const close = () => {
    onOpenChange(false);
    opener.current?.focus();
  };
  // Not with its content: the menu is open, and can be closed, before that code has come.
  useDismissal(isOpen, close);

  return (
    <>
      <IconButton
        ref={opener}
        icon={isOpen ? "close" : "menu"}
        label={text(isOpen ? "closeMenu" : "openMenu")}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          preload();
          onOpenChange(!isOpen);
        }}
      />
      <div ref={attachScrollbars} id={id} className={panel} hidden={!isOpen}>
        {isOpen && module && <module.PhoneMenuContent onClose={close} />}
        {isOpen && hasFailed && <FailedCode onRetry={retry} />}
      </div>
    </>
  );
}
