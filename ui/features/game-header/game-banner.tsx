import { css } from "@linaria/core";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { ArtHero } from "#ui/patterns/art-hero/art-hero.tsx";

const back = css`
  @layer screens {
    display: grid;
    gap: var(--space-2);
    justify-items: start;

    & > a {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-block-size: 32px;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-weight: 600;
    }
  }
`;

interface GameBannerProps {
  readonly game: Game;
  /** Name of the page. */
  readonly title: string;
  /** Parent page; the page of the game by default. */
  readonly to?: string;
}

/** Header of a subpage of a game: a strip of its art with a link to the game. */
export function GameBanner({ game, title, to = buildPath("game", { gameCode: game.gameCode }) }: GameBannerProps) {
  const { locale } = useVisit();
  const textLanguage = game.textLocale === locale ? undefined : game.textLocale;
  return (
    <ArtHero game={game} size="strip">
      <div className={back}>
        <PageLink to={to} lang={textLanguage}>
          <Icon name="chevron-start" size={16} />
          <bdi>{game.title}</bdi>
        </PageLink>
        <h1>{title}</h1>
      </div>
    </ArtHero>
  );
}
