import { css } from "@linaria/core";
import { useLocation } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useVisit } from "#ui/context/visit-context.tsx";
import { SearchBox } from "#ui/features/search/components/search-box.tsx";
import { LanguageIcon } from "#ui/i18n/language-icon.tsx";
import { IconButton, iconButtonLook } from "#ui/kit/button/icon-button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { LocalePicker } from "#ui/patterns/languages/locale-picker.tsx";
import {
  FROM_DESKTOP,
  FROM_TABLET,
  UP_TO_DESKTOP,
  UP_TO_LOW,
  UP_TO_PHONE,
  UP_TO_TABLET,
} from "#ui/theme/breakpoints.ts";
import { useCloseFrom } from "#ui/theme/use-close-from.ts";
import { Account } from "./account.tsx";
import { CartLink, FavoritesLink } from "./basket-links.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Logo } from "./logo.tsx";
import { NavLinks } from "./nav-links.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** Scroll distance after which the header gets an opaque background. */
const SOLID_AFTER = "24px";

const header = css`
  @layer sections {
    position: sticky;
    z-index: 100;
    inset-block-start: 0;
    color: var(--color-text);

    &::before {
      content: "";
      position: absolute;
      z-index: -1;
      inset: 0;
      background: var(--color-header);
      /* A hairline that takes no room: the hero lies exactly under the bar. */
      box-shadow: 0 1px 0 var(--color-line);
      backdrop-filter: saturate(1.4) blur(16px);
      opacity: var(--header-ground, 1);
      transition: opacity var(--press);
    }

    & > [data-part="bar"] {
      display: flex;
      align-items: center;
      gap: var(--space-4);
      block-size: var(--header-height);
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding-inline: var(--gutter);
    }

    & [data-part="nav"] {
      margin-inline-start: var(--space-2);
    }

    & [data-part="search"] {
      flex: 0 1 320px;
      min-inline-size: 0;
      margin-inline-start: auto;
    }

    & [data-part="tools"] {
      display: flex;
      flex: 0 1 auto;
      align-items: center;
      gap: 4px;
    }

    /* As wide in the fallback font as in ours, so that the search beside them stays where it is. */
    & [data-part="tools"] > a {
      min-inline-size: 88px;
      white-space: nowrap;
    }

    & [data-part="phone-only"] {
      display: none;
    }

    /* Long words of other languages leave room to type in. */
    @media ${FROM_DESKTOP} and ${UP_TO_DESKTOP} {
      & > [data-part="bar"] {
        gap: var(--space-2);
      }

      & [data-part="nav"] {
        margin-inline-start: 0;
      }
    }

    @media ${UP_TO_TABLET} {
      & [data-part="nav"],
      & [data-part="tools"] > [data-part="desktop-only"] {
        display: none;
      }

      & [data-part="phone-only"] {
        display: block;
        margin-inline: -8px;
      }
    }

    @media ${UP_TO_PHONE} {
      & > [data-part="bar"] {
        gap: var(--space-2);
      }

      & [data-part="search"] {
        display: none;
        position: absolute;
        z-index: 1;
        inset-inline: var(--gutter);
      }

      &[data-search-open] [data-part="search"] {
        display: block;
      }

      &[data-search-open] [data-part="bar"] > :not([data-part="search"]) {
        visibility: hidden;
      }

      & [data-part="tools"] {
        margin-inline-start: auto;
      }
    }

    @media ${FROM_TABLET} {
      & [data-part="open-search"] {
        display: none;
      }
    }

    /* The bar at the foot has it. */
    @media ${UP_TO_PHONE} and (min-height: 601px) {
      &:has(+ [data-bar="tabs"]) [data-part="open-search"] {
        display: none;
      }
    }

    /*
     * Over a hero the bar is part of the picture, and so of its dark colours, in both themes; scrolling gives it a ground of
     * its own, at once, so that letters and ground always suit each other. No script takes part: a browser that cannot tie
     * styles to scrolling gives it that ground from the start. The hero is the head of the screen, and looked for there; the
     * bar looks for it itself: on behalf of the page, a browser would go through every line of that page with each new one.
     */
    @supports (animation-timeline: scroll()) {
      &:not([data-menu-open]):has(~ [data-hero], ~ main > [data-hero], ~ main > * > [data-hero]) {
        animation: header-on-art 1ms steps(1) both;
        animation-timeline: scroll(root);
        animation-range: 0px ${SOLID_AFTER};
      }
    }

    @keyframes :global(header-on-art) {
      from {
        --color-text: #f5f2fb;
        --color-text-quiet: #d6d0e2;
        --color-text-faint: #c3bbd2;
        --color-raised: #221c30;
        --color-hover: #2a2339;
        --color-primary: #7d4fff;
        --color-focus: #ffffff;
        --search-fill: rgb(15 12 22 / 52%);
        --header-ground: 0;
      }
    }

    /* What opens from the bar has the background of the theme, and its colours of themes.css again. */
    [data-theme="light"] & :is([data-part="popup"], [popover]) {
      --color-text: #17131f;
      --color-text-quiet: #5b5468;
      --color-text-faint: #6c647b;
      --color-raised: #f3f0f8;
      --color-hover: #ebe6f3;
      --color-primary: #6a3bf0;
      --color-focus: #6a3bf0;
    }

    /* On a low screen the page needs the room; the open menu still lies at the top. */
    @media ${UP_TO_LOW} {
      &:not([data-menu-open]) {
        position: relative;
      }
    }
  }
`;

const localeButton = css`
  @layer sections {
    &&& {
      display: inline-flex;
      gap: 6px;
      inline-size: auto;
      min-inline-size: 72px;
      justify-content: center;
      align-items: center;
      padding-inline: 10px;
      font-size: var(--type-13);
      font-weight: 600;
    }
  }
`;

/** The bar at the head of every page of the store. */
export function SiteHeader() {
  const { t: text } = useTranslation("common");
  const element = useRef<HTMLElement>(null);
  const searchOpener = useRef<HTMLElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const address = useLocation({ select: (location) => location.publicHref });
  const { locale, shell } = useVisit();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the overlays of the header.
  useEffect(() => {
    setIsMenuOpen(false);
    setIsSearchOpen(false);
  }, [address]);

  const openSearch = useCallback((opener: HTMLElement) => {
    searchOpener.current = opener;
    setIsSearchOpen(true);
    // The field can take the focus once it is shown.
    requestAnimationFrame(() => element.current?.querySelector("input")?.focus());
  }, []);
  const closeSearch = () => {
    if (!isSearchOpen) return;
    setIsSearchOpen(false);
    requestAnimationFrame(() => searchOpener.current?.focus());
  };
  useDismissal(isSearchOpen, closeSearch);
  // From the width of tablets on, the field is always in the bar.
  useCloseFrom("tablet", isSearchOpen, () => setIsSearchOpen(false));

  return (
    <>
      <header
        ref={element}
        className={header}
        data-menu-open={isMenuOpen || undefined}
        data-search-open={isSearchOpen || undefined}
      >
        <div data-part="bar">
          <span data-part="phone-only">
            <PhoneMenu isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} />
          </span>
          <Logo />
          <nav data-part="nav" aria-label={text("mainNavigation")}>
            <NavLinks form="row" />
          </nav>
          <div data-part="search">
            <SearchBox onLeave={closeSearch} />
          </div>
          <div data-part="tools">
            <span data-part="open-search">
              <IconButton
                icon="search"
                label={text("openSearch")}
                onClick={(event) => openSearch(event.currentTarget)}
              />
            </span>
            <span data-part="desktop-only">
              <LocalePicker className={`${iconButtonLook} ${localeButton}`}>
                <LanguageIcon size={18} />
                {/* Short sign of the page's language, e.g. `EN`. */}
                <span>{locale.replace(/-.*/, "").toUpperCase()}</span>
              </LocalePicker>
            </span>
            <span data-part="desktop-only">
              <ThemeSwitch />
            </span>
            <span data-part="desktop-only">
              <FavoritesLink />
            </span>
            <CartLink />
            <Account />
          </div>
        </div>
      </header>
      {/* The other shells surround the page with a navigation of their own. */}
      {shell === "web" && <BottomBar onSearch={openSearch} />}
    </>
  );
}
