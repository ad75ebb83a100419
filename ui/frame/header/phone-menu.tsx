import { css } from "@linaria/core";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { LocaleChoices } from "#ui/patterns/languages/locale-choices.tsx";
import { useCloseFrom } from "#ui/theme/use-close-from.ts";
import { NavLinks } from "./nav-links.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

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

  useEffect(() => {
    if (!isOpen) return;
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
    };
  }, [isOpen]);
  useDismissal(isOpen, () => {
    onOpenChange(false);
    opener.current?.focus();
  });
  // On wide screens the header shows these items itself.
  useCloseFrom("desktop", isOpen, () => onOpenChange(false));

  return (
    <>
      <IconButton
        ref={opener}
        icon={isOpen ? "close" : "menu"}
        label={text(isOpen ? "closeMenu" : "openMenu")}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpenChange(!isOpen)}
      />
      <div ref={attachScrollbars} id={id} className={panel} hidden={!isOpen}>
        {isOpen && <PhoneMenuContent />}
      </div>
    </>
  );
}

function PhoneMenuContent() {
  const { t: text } = useTranslation("common");
  return (
    <>
      <nav aria-label={text("mainNavigation")}>
        <NavLinks form="list" />
      </nav>
      <div data-part="row">
        <span>{text("appearance")}</span>
        <ThemeSwitch />
      </div>
      <section>
        <h2>{text("language")}</h2>
        <LocaleChoices />
      </section>
    </>
  );
}
