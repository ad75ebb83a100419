import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { LocaleChoices } from "#ui/patterns/languages/locale-choices.tsx";
import { PLAYER_PAGES } from "#ui/patterns/player-pages/player-pages.ts";
import { useChooseRegion } from "#ui/patterns/store-region/use-choose-region.ts";
import { useCloseFrom } from "#ui/theme/use-close-from.ts";
import { COMMUNITY_PAGES } from "./community-pages.ts";
import { NavLinks } from "./nav-links.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const PAGES = [...PLAYER_PAGES, ...COMMUNITY_PAGES];

/** What the open menu of narrow screens contains; its code loads when the page is idle. */
export function PhoneMenuContent({ onClose }: { readonly onClose: () => void }) {
  const { t: text } = useTranslation("common");
  const formats = useFormats();
  const { countryCode } = useVisit();
  const chooseRegion = useChooseRegion();
  useEffect(() => {
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
    };
  }, []);
  // On wide screens the header shows these items itself.
  useCloseFrom("desktop", true, onClose);
  return (
    <>
      <nav aria-label={text("mainNavigation")}>
        <NavLinks form="list" />
        <ul data-part="pages">
          {PAGES.map(({ route, icon, label, ...page }) => (
            <li key={label}>
              <PageLink to={buildPath(route, {})} {...page}>
                <Icon name={icon} />
                {text(label)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div data-part="row">
        <span>{text("appearance")}</span>
        <ThemeSwitch />
      </div>
      {chooseRegion !== null && (
        <div data-part="row">
          <span>{text("storeOf", { country: formats.countryName(countryCode) })}</span>
          <Button variant="tertiary" size="small" onClick={chooseRegion}>
            {text("changeRegion")}
          </Button>
        </div>
      )}
      <section>
        <h2>{text("language")}</h2>
        <LocaleChoices />
      </section>
    </>
  );
}
