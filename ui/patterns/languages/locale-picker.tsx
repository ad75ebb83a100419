import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import { useChooseRegion } from "#ui/patterns/store-region/use-choose-region.ts";
import { useLocaleChoices } from "./use-locale-choices.ts";

interface LocalePickerProps {
  /** Look of the button. */
  readonly className: string;
  readonly children: ReactNode;
  readonly side?: "below" | "above";
}

/** Chooses the language of the page from a menu, and leads guests to the choice of their country. */
export function LocalePicker({ className, children, side = "below" }: LocalePickerProps) {
  const { t: text } = useTranslation("common");
  const path = useLocation({ select: (location) => location.publicHref });
  const choices = useLocaleChoices(path);
  const formats = useFormats();
  const { countryCode } = useVisit();
  const chooseRegion = useChooseRegion();
  return (
    <MenuButton
      label={text("chooseLanguage")}
      className={className}
      side={side}
      entries={() => [
        ...(chooseRegion === null
          ? []
          : [
              {
                id: "region",
                label: text("storeOf", { country: formats.countryName(countryCode) }),
                icon: "globe" as const,
                onSelect: chooseRegion,
              },
            ]),
        ...choices().map(({ tag, name, isCurrent, href, remember }) => ({
          id: tag,
          label: name,
          lang: tag,
          isChosen: isCurrent,
          href,
          onSelect: remember,
        })),
      ]}
    >
      {children}
    </MenuButton>
  );
}
