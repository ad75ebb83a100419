import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import { useLocaleChoices } from "./use-locale-choices.ts";

interface LocalePickerProps {
  /** Look of the button. */
  readonly className: string;
  readonly children: ReactNode;
  readonly side?: "below" | "above";
}

/** Chooses the language of the page from a menu. */
export function LocalePicker({ className, children, side = "below" }: LocalePickerProps) {
  const { t: text } = useTranslation("common");
  const path = useLocation({ select: (location) => location.publicHref });
  const choices = useLocaleChoices(path);
  return (
    <MenuButton
      label={text("chooseLanguage")}
      className={className}
      side={side}
      entries={() =>
        choices().map(({ tag, name, isCurrent, href, remember }) => ({
          id: tag,
          label: name,
          lang: tag,
          isChosen: isCurrent,
          href,
          onSelect: remember,
        }))
      }
    >
      {children}
    </MenuButton>
  );
}
