import { css } from "@linaria/core";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/sections/media/media-of.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";

const banner = css`
  @layer screens {
    position: relative;
    display: grid;
    align-items: end;
    min-block-size: 260px;
    margin-block-start: calc(-1 * var(--header-height));
    padding-block: calc(var(--header-height) + var(--space-6)) var(--space-6);
    overflow: clip;
    background: #0f0c16;
    color: var(--color-text);
    isolation: isolate;

    & > [data-part="art"] {
      position: absolute;
      inset: 0;
      z-index: -2;
    }

    &::after {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background: linear-gradient(to top, rgb(15 12 22 / 94%), rgb(15 12 22 / 48%) 70%, rgb(15 12 22 / 62%));
    }

    & > [data-part="words"] {
      display: grid;
      gap: var(--space-2);
      justify-items: start;
      inline-size: 100%;
      max-inline-size: 880px;
      margin-inline: auto;
      padding-inline: var(--gutter);
    }

    & a {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-block-size: 32px;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-weight: 600;
    }

    & h1 {
      font-size: clamp(var(--type-24), 4vw, var(--type-44));
      font-weight: 800;
      line-height: var(--leading-display);
      letter-spacing: var(--tracking-heading);
      text-wrap: balance;
    }
  }
`;

/** The head of the page of reviews: a strip of the game's art with the way back to the game. */
export function ReviewsBanner({ game }: { readonly game: Game }) {
  const text = useText("reviews");
  const { locale } = useVisit();
  const textLanguage = game.textLocale === locale ? undefined : game.textLocale;
  return (
    <header className={banner} data-theme="dark" data-hero="">
      <div data-part="art">
        <Picture
          media={mediaOf(game.media, "hero", "wide")}
          sizes="100vw"
          ratio="fill"
          alt=""
          palette={game.palette}
          priority
        />
      </div>
      <div data-part="words">
        <PageLink to={buildPath("game", { gameCode: game.gameCode })} lang={textLanguage}>
          <Icon name="chevron-start" size={16} />
          {game.title}
        </PageLink>
        <h1>{text("pageTitle")}</h1>
      </div>
    </header>
  );
}
