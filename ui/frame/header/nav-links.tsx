import { css } from "@linaria/core";
import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { UP_TO_DESKTOP } from "#ui/theme/breakpoints.ts";
import { NAV_ENTRIES } from "./nav-entries.ts";

const navLinks = css`
  @layer sections {
    display: flex;
    gap: 4px;

    & a {
      display: inline-flex;
      align-items: center;
      min-block-size: 40px;
      padding-inline: 12px;
      border-radius: var(--radius-control);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-weight: 500;
      white-space: nowrap;
      transition:
        color var(--press),
        background-color var(--press);
    }

    & a:hover,
    & a[data-here] {
      color: var(--color-text);
    }

    @media ${UP_TO_DESKTOP} {
      &[data-form="row"] > :is([data-part="download"], [data-part="library"]) {
        display: none;
      }

      &[data-form="row"] a {
        padding-inline: 8px;
      }
    }

    &[data-form="list"] {
      display: grid;
      gap: 2px;
    }

    &[data-form="list"] a {
      min-block-size: 52px;
      padding-inline: 0;
      color: var(--color-text);
      font-size: var(--type-20);
      font-weight: 600;
      letter-spacing: var(--tracking-heading);
    }
  }
`;

interface NavLinksProps {
  /** The library is in a row only: where a list is shown, it is among the pages of the player. */
  readonly form: "row" | "list";
}

/** Main navigation of the store; in the launcher with a link to the lobbies, elsewhere with the download page. */
export function NavLinks({ form }: NavLinksProps) {
  const { t: text } = useTranslation("common");
  const { shell } = useVisit();
  const here = useLocation({
    select: ({ pathname, search }): string | null =>
      pathname === "/" && "view" in search && typeof search.view === "string" ? search.view : null,
  });
  const libraryPath = buildPath("library", {});
  const isLibrary = useLocation({ select: ({ pathname }) => pathname === libraryPath });
  return (
    <ul className={navLinks} data-form={form}>
      {shell === "launcher" && (
        <li>
          <PageLink to={buildPath("home", {})}>{text("navLobbies")}</PageLink>
        </li>
      )}
      {NAV_ENTRIES.map(({ view, label }) => (
        <li key={view}>
          <PageLink
            to="/"
            search={{ view }}
            data-here={here === view || undefined}
            aria-current={here === view ? "page" : undefined}
          >
            {text(label)}
          </PageLink>
        </li>
      ))}
      {form === "row" && (
        <li data-part="library">
          <PageLink to={libraryPath} data-here={isLibrary || undefined} aria-current={isLibrary ? "page" : undefined}>
            {text("library")}
          </PageLink>
        </li>
      )}
      {shell !== "launcher" && (
        <li data-part="download">
          <PageLink to={buildPath("download", {})}>{text("navDownload")}</PageLink>
        </li>
      )}
    </ul>
  );
}
