import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Board } from "#core/community/article.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { ARTICLE_SORTS, type BoardSearch } from "./board-search.ts";
import type { BoardSearchFormProps } from "./board-search-form.tsx";
import { BoardSearchForm } from "./board-search-form.tsx";

interface BoardToolbarProps {
  readonly choice: BoardSearch;
  readonly menus: NonNullable<Board["menus"]>;
  readonly menu: string | undefined;
  /** Address of a menu; of all without one. */
  readonly pathOf: (menu?: string) => string;
  readonly searchOf: (search: BoardSearch) => Readonly<Record<string, string>>;
}

const toolbar = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-5);

    & ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & ul > li {
      flex: none;
      max-inline-size: 100%;
    }

    & ul a {
      border-radius: var(--radius-pill);
    }

    /* Topics are filled when chosen; the order is underlined, so that the two are not taken for one choice. */
    & ul[data-part="order"] {
      gap: 0;
      margin-inline-start: auto;
    }

    & ul[data-part="order"] a {
      border-radius: var(--radius-control);
    }

    & ul[data-part="order"] a[data-selected] {
      --button-fill: transparent;
      --button-fill-hover: var(--color-raised);
      --button-fill-press: var(--color-hover);
      --button-ink: var(--color-text);
      --button-line: transparent;
      font-weight: 700;
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.45em;
    }

    & > search {
      flex: 1 1 100%;
    }

    & > nav {
      display: flex;
      flex: 1 1 100%;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-5);
    }

    @media ${UP_TO_PHONE} {
      & > nav {
        flex-flow: column nowrap;
        align-items: stretch;
        min-inline-size: 0;
      }

      /* Each in a line of its own, so that topics do not push the order out of view. */
      & > nav > ul,
      & > nav > ul[data-part="order"] {
        flex-wrap: nowrap;
        margin-inline: calc(-1 * var(--gutter));
        padding: 3px var(--gutter);
        overflow-x: auto;
        scrollbar-width: none;
        white-space: nowrap;
      }

      & > nav > ul > li {
        max-inline-size: none;
      }

      & > nav > ul[data-part="order"] {
        padding-inline: calc(var(--gutter) - 12px);
      }
    }
  }
`;

function Search(props: BoardSearchFormProps) {
  return (
    <PageStep fallback={<Skeleton height="44px" shape="block" />}>
      <BoardSearchForm {...props} />
    </PageStep>
  );
}

/** Menus and orders of a board, each a link, so that every choice has an address; and the search, which is one too. */
export function BoardToolbar({ choice, menus, menu, pathOf, searchOf }: BoardToolbarProps) {
  const { t: text } = useTranslation("boards");
  const sortNames = { new: text("sortNew"), top: text("sortTop"), recommended: text("sortRecommended") };
  const { sort = "new" } = choice;

  const link = (
    key: string,
    label: string,
    path: string,
    change: BoardSearch,
    isChosen: boolean,
    variant: "outlineSecondary" | "tertiary" = "outlineSecondary",
  ) => (
    <li key={key}>
      <ButtonLink
        to={path}
        search={searchOf({ ...choice, ...change })}
        keepScroll
        size="small"
        variant={variant}
        selected={isChosen}
        aria-current={isChosen || undefined}
      >
        <bdi>{label}</bdi>
      </ButtonLink>
    </li>
  );
  return (
    <div className={toolbar}>
      <nav aria-label={text("toolbar")}>
        {menus.length > 0 && (
          <ul aria-label={text("menuLabel")}>
            {link("all", text("menuAll"), pathOf(), {}, menu === undefined)}
            {menus.map(({ id, title }) => link(id, title, pathOf(id), {}, id === menu))}
          </ul>
        )}
        <ul data-part="order" aria-label={text("sortBy")}>
          {ARTICLE_SORTS.map((one) => link(one, sortNames[one], pathOf(menu), { sort: one }, one === sort, "tertiary"))}
        </ul>
      </nav>
      <search>
        <Search path={pathOf(menu)} choice={choice} />
      </search>
    </div>
  );
}
