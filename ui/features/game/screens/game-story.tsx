import { css } from "@linaria/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";

const story = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    justify-items: start;

    & > h2 {
      display: contents;
    }

    & > [data-part="lead"] {
      max-inline-size: 60ch;
      font-size: var(--type-20);
      line-height: 1.5;
      letter-spacing: var(--tracking-heading);
      text-wrap: pretty;
    }

    & > [data-part="waiting"] {
      display: grid;
      gap: 12px;
      inline-size: 100%;
    }
  }
`;

/** The publisher's description of the game, with a note if it is not in the player's language. */
export function GameStory({ game, isWhole }: { readonly game: Game; readonly isWhole: boolean }) {
  const { t: text } = useTranslation("game");
  const titleId = useId();
  const { languageName } = useFormats();
  const { locale } = useVisit();
  const textLanguage = game.textLocale === locale ? undefined : game.textLocale;
  const descriptionLocale = game.descriptionLocale ?? game.textLocale;
  const descriptionLanguage = descriptionLocale === locale ? undefined : descriptionLocale;
  const label = (language: string) => (
    <Badge icon="languages">
      {text("shownInLanguage", { language: languageName(/^zh/.test(language) ? language : language.slice(0, 2)) })}
    </Badge>
  );
  return (
    <section className={story} aria-labelledby={titleId}>
      <h2>
        <VisuallyHidden id={titleId}>{text("story")}</VisuallyHidden>
      </h2>
      {textLanguage !== undefined && label(textLanguage)}
      <p data-part="lead" lang={textLanguage} dir="auto">
        {game.shortDescription}
      </p>
      {isWhole ? (
        <>
          {descriptionLanguage !== undefined && descriptionLanguage !== textLanguage && label(descriptionLanguage)}
          <SafeHtml html={game.description} lang={descriptionLanguage} />
        </>
      ) : (
        <div data-part="waiting" aria-busy="true">
          <Skeleton />
          <Skeleton width="94%" />
          <Skeleton width="70%" />
        </div>
      )}
    </section>
  );
}
