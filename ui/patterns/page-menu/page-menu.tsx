import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { type TabLink, TabLinks } from "#ui/kit/tabs/tab-links.tsx";
import { UP_TO_PHONE, UP_TO_TABLET } from "#ui/theme/breakpoints.ts";

interface PageMenuProps {
  /** Name of the group of pages for screen readers. */
  readonly label: string;
  readonly title: string;
  /** Language of the title, where it is not the page's. */
  readonly titleLanguage?: string | undefined;
  /** The first of the pages, where the title leads. */
  readonly titleTo: string;
  readonly tabs: readonly TabLink[];
  /** Id of the tab whose page is shown. */
  readonly current: string;
  /** The main action, in its short form. */
  readonly children?: ReactNode;
}

/* Heights of the bars: Spec §2 (game top menu 64, game tab menu 57). */
const menu = css`
  @layer sections {
    position: sticky;
    inset-block-start: var(--sticky-header);
    z-index: 20;
    border-block-end: 1px solid var(--color-line);
    background: var(--color-header);
    backdrop-filter: blur(16px);

    & > [data-part="bar"] {
      display: flex;
      align-items: center;
      gap: var(--space-8);
      block-size: var(--game-menu-height);
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding-inline: var(--gutter);
    }

    & [data-part="title"] {
      flex: none;
      max-inline-size: 32ch;
      overflow: hidden;
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    & [data-part="action"] {
      display: flex;
      flex: none;
      gap: var(--space-2);
      margin-inline-start: auto;
      white-space: nowrap;
    }

    @media ${UP_TO_TABLET} {
      & > [data-part="bar"] {
        gap: var(--space-4);
        block-size: var(--game-tabs-height);
      }

      & [data-part="title"] {
        display: none;
      }
    }

    /* The width belongs to the pages. */
    @media ${UP_TO_PHONE} {
      & [data-part="action"] {
        gap: 0;
      }

      & [data-part="action"] svg {
        display: none;
      }
    }
  }
`;

/** The sticky menu of a game or of goods: its name, its pages and the main action. */
export function PageMenu({ label, title, titleLanguage, titleTo, tabs, current, children }: PageMenuProps) {
  return (
    <div className={menu} data-bar="game">
      <div data-part="bar">
        <span data-part="title" lang={titleLanguage}>
          <PageLink to={titleTo}>{title}</PageLink>
        </span>
        <TabLinks label={label} current={current} tabs={tabs} />
        <div data-part="action">{children}</div>
      </div>
    </div>
  );
}
