import { css } from "@linaria/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { ArticleEntry } from "#core/community/article.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { AuthorLink } from "#ui/patterns/author-link/author-link.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { Ago } from "./ago.tsx";

interface ArticleRowProps {
  readonly article: ArticleEntry;
  readonly to: string;
  /** Name of the menu that contains the article, or of its game. */
  readonly menu: string | undefined;
  readonly isAuthorShown?: boolean;
}

const row = css`
  @layer sections {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2) var(--space-5);
    align-items: start;
    padding: var(--space-4) var(--space-5);
    border-radius: var(--radius-card);
    transition: background var(--press);

    &:has(> img) {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    & > [data-part="words"] {
      display: grid;
      gap: var(--space-1);
      min-inline-size: 0;
    }

    & h2 {
      font-size: var(--type-16);
      font-weight: 600;
      line-height: 1.45;
      overflow-wrap: anywhere;
    }

    /* Marks run along with the words of a title, however many lines it has. */
    & h2 > svg {
      display: inline;
      margin-inline-end: var(--space-2);
      vertical-align: -0.125em;
    }

    & h2 > :not(svg, a) {
      margin-inline-start: var(--space-2);
      vertical-align: 0.06em;
    }

    /* The whole row leads to it. */
    & h2 > a::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }

    & h2 > a:focus-visible {
      outline: none;
    }

    & h2 > a:focus-visible::after {
      border-radius: var(--radius-card);
      outline: 2px solid var(--color-focus);
      outline-offset: -2px;
    }

    & p {
      display: -webkit-box;
      overflow: hidden;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      line-height: 1.55;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    & [data-part="facts"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--space-3);
      margin-block-start: var(--space-1);
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.6;
    }

    & [data-part="who"],
    & [data-part="number"] {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-inline-size: 0;
      font-variant-numeric: tabular-nums;
    }

    & [data-part="who"] {
      color: var(--color-text);
      font-weight: 500;
    }

    & > img {
      inline-size: 112px;
      block-size: 84px;
      border-radius: var(--radius-control);
      background: var(--color-raised);
      object-fit: cover;
    }

    @media (hover: hover) {
      &:hover {
        background: var(--color-raised);
      }
    }

    @media ${UP_TO_PHONE} {
      padding-inline: 0;

      & > img {
        inline-size: 72px;
        block-size: 72px;
      }
    }
  }
`;

/** An article in the list of a board, or of its author. */
export const ArticleRow = memo(function ArticleRow({ article, to, menu, isAuthorShown = true }: ArticleRowProps) {
  const { t: text } = useTranslation("boards");
  const { number } = useFormats();
  const { title, excerpt, image, author, language, likeCount, commentCount } = article;
  return (
    <article className={row}>
      <div data-part="words">
        <h2 lang={language} dir="auto">
          {article.isPinned && <Icon name="pin" size={16} label={text("pinned")} />}
          <PageLink to={to}>{title}</PageLink>
          {article.isRecommended && <Badge tone="primary">{text("recommendedMark")}</Badge>}
          {article.hiddenBy !== null && <Badge tone="warning">{text("hiddenMark")}</Badge>}
        </h2>
        {excerpt !== "" && (
          <p lang={language} dir="auto">
            {excerpt}
          </p>
        )}
        <div data-part="facts">
          {isAuthorShown && (
            <span data-part="who">
              <Avatar name={author.nickname} image={author.avatar} size={22} />
              <AuthorLink author={author} />
            </span>
          )}
          <Ago instant={article.createdAt} />
          {menu !== undefined && <bdi>{menu}</bdi>}
          {likeCount !== null && (
            <Count
              icon="heart"
              number={number(likeCount)}
              words={text("likes", { count: likeCount, number: number(likeCount) })}
            />
          )}
          {commentCount !== null && (
            <Count
              icon="message"
              number={number(commentCount)}
              words={text("comments", { count: commentCount, number: number(commentCount) })}
            />
          )}
        </div>
      </div>
      {image !== null && <img src={image} alt="" width={112} height={84} loading="lazy" decoding="async" />}
    </article>
  );
});

function Count({ icon, number, words }: { readonly icon: IconName; readonly number: string; readonly words: string }) {
  return (
    <span data-part="number">
      <Icon name={icon} size={15} />
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
