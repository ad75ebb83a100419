import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { storyCardsQuery } from "#ui/features/news/queries/story-cards.ts";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";

const stories = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);

    & > h2 {
      font-size: var(--type-20);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }

    & > ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
      gap: var(--space-4);
    }

    & > ul > li {
      overflow: hidden;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
    }

    & [data-part="words"] {
      display: grid;
      gap: var(--space-2);
      padding: var(--space-4) var(--space-5) var(--space-5);
      font-size: var(--type-14);
    }

    & h3 {
      font-size: var(--type-16);
      font-weight: 600;
      line-height: 1.4;
      overflow-wrap: anywhere;
    }
  }
`;

/** Story cards of a game with pictures; renders nothing without any. */
export function StoryCards({ gameCode }: { readonly gameCode: GameCode }) {
  const { t: text } = useTranslation("game");
  const titleId = useId();
  const { locale } = useVisit();
  const {
    data: cards = [],
    isError,
    error,
    isFetching,
    refetch,
  } = useQuery(storyCardsQuery(useQueryScope(), gameCode));
  if (cards.length === 0) {
    if (!isError) return null;
    return <FailureNote error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <section className={stories} aria-labelledby={titleId}>
      <h2 id={titleId}>{text("stories")}</h2>
      <ul>
        {cards.map(({ id, title, body, media, textLocale }) => {
          const lang = textLocale === locale ? undefined : textLocale;
          return (
            <li key={id}>
              <Picture media={media} sizes="(max-width: 639px) 92vw, 320px" ratio="16 / 9" alt="" title={title} />
              <div data-part="words">
                <h3 lang={lang} dir="auto">
                  {title}
                </h3>
                <SafeHtml html={body} lang={lang} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
