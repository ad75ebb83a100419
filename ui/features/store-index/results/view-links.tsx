import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { isBrowsing, type StoreIndexSearch, VIEWS } from "../parse-store-index-search.ts";

const row = css`
  @layer screens {
    display: flex;
    gap: var(--space-2);
    margin-inline: calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
    overflow-x: auto;
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;

    & > li {
      flex: none;
    }

    & [aria-current="page"] {
      scroll-initial-target: nearest;
    }
  }
`;

/** Ways of looking at the catalogue, above the list. */
export function ViewLinks({ search }: { readonly search: StoreIndexSearch }) {
  const { t: text } = useTranslation("store");
  const labels = {
    all: text("viewAll"),
    upcoming: text("viewUpcoming"),
    preinstall: text("viewPreInstall"),
    offers: text("viewOnSale"),
  };
  const current = search.q || !isBrowsing(search) ? null : (search.view ?? "all");
  return (
    <nav aria-label={text("views")}>
      <ul className={row}>
        {VIEWS.map((view) => (
          <li key={view}>
            <ButtonLink
              to="/"
              search={{ view }}
              size="small"
              variant="secondary"
              selected={view === current}
              aria-current={view === current ? "page" : undefined}
            >
              {labels[view]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
