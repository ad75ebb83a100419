import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { TabLinks } from "#ui/kit/tabs/tab-links.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";

interface GameMenuProps {
  readonly gameCode: string;
  readonly title: string;
  /** Language of the title, where it is not the page's. */
  readonly titleLanguage?: string | undefined;
  readonly current: "overview" | "reviews";
  /** Number of ratings, as soon as it is known. */
  readonly ratings: number | undefined;
  /** The call to action in its short form. */
  readonly children?: ReactNode;
}

/* Heights of the bars: specification, section 2 (game top menu 64, game tab menu 57). */
const menu = css`
  @layer screens {
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
      margin-inline-start: auto;
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
  }
`;

/** The game's own menu, which stays in sight: its name, its pages and the call to action. */
export function GameMenu({ gameCode, title, titleLanguage, current, ratings, children }: GameMenuProps) {
  const text = useText("game");
  const { number } = useFormats();
  const overview = buildPath("game", { gameCode });
  return (
    <div className={menu} data-bar="game">
      <div data-part="bar">
        <span data-part="title" lang={titleLanguage}>
          <PageLink to={overview}>{title}</PageLink>
        </span>
        <TabLinks
          label={text("pagesOfGame")}
          current={current}
          tabs={[
            { id: "overview", label: text("tabOverview"), to: overview },
            {
              id: "reviews",
              label: text("tabReviews"),
              to: buildPath("gameReview", { gameCode }),
              count: ratings ? number(ratings) : undefined,
            },
          ]}
        />
        <div data-part="action">{children}</div>
      </div>
    </div>
  );
}
