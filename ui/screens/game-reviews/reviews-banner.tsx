import { css } from "@linaria/core";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { ArtHero } from "#ui/sections/art-hero/art-hero.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";

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

/** The head of the page of reviews: a strip of the game's art with the way back to the game. */
export function ReviewsBanner({ game }: { readonly game: Game }) {
  const text = useText("reviews");
  const { locale } = useVisit();
  const textLanguage = game.textLocale === locale ? undefined : game.textLocale;
  return (
    <ArtHero game={game} size="strip" width="reading">
      <div className={back}>
        <PageLink to={buildPath("game", { gameCode: game.gameCode })} lang={textLanguage}>
          <Icon name="chevron-start" size={16} />
          {game.title}
        </PageLink>
        <h1>{text("pageTitle")}</h1>
      </div>
    </ArtHero>
  );
}
