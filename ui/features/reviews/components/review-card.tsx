import { css } from "@linaria/core";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Review } from "#core/reviews/review.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { shortLanguageTag } from "#ui/i18n/short-language-tag.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { dotted } from "#ui/kit/dotted/dotted.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { StarRating } from "#ui/kit/star-rating/star-rating.tsx";
import { AuthorLink } from "#ui/patterns/author-link/author-link.tsx";

/** Length in UTF-16 code units from which a review is folded. */
const FOLDED_FROM = 700;

const card = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);
    min-inline-size: 0;

    & > header {
      display: flex;
      align-items: center;
      gap: var(--space-3);
    }

    & [data-part="who"] {
      display: grid;
      gap: 2px;
      min-inline-size: 0;
    }

    & [data-part="name"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2);
      font-size: var(--type-14);
      font-weight: 700;
      line-height: 1.4;
    }

    & [data-part="facts"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & [data-part="tools"] {
      display: flex;
      flex: none;
      gap: var(--space-1);
      margin-inline-start: auto;
    }

    & [data-part="words"] {
      max-inline-size: 76ch;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }

    & [data-part="words"][data-folded] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 6;
    }

    & [data-part="spoiler"] {
      position: relative;
      display: grid;
      min-block-size: 64px;
      overflow: hidden;
      border-radius: var(--radius-control);
      background: var(--color-raised);
    }

    & [data-part="spoiler"] > [data-part="words"] {
      max-block-size: 120px;
      padding: var(--space-3) var(--space-4);
      overflow: hidden;
      filter: blur(7px);
      opacity: 0.7;
      user-select: none;
    }

    & [data-part="spoiler"] > [data-part="cover"] {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
    }

    & [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-2);
    }

    & [data-part="helpful"] {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      color: var(--color-text-faint);
      font-size: var(--type-13);
    }
  }
`;

interface ReviewCardProps {
  readonly review: Review;
  /** Actions of the player. */
  readonly tools?: ReactNode;
  /** Actions for the reader, rendered instead of the number of helpful votes. */
  readonly actions?: ReactNode;
  /** Label beside the name, e.g. for the player's own review. */
  readonly mark?: string | undefined;
  /** Shown instead of the author. */
  readonly title?: ReactNode;
}

/** A review: author, stars, date, language and text. */
export function ReviewCard({ review, tools, actions, mark, title }: ReviewCardProps) {
  const { t: text } = useTranslation("reviews");
  const formats = useFormats();
  const { clock } = usePorts();
  const { locale } = useVisit();
  const nameId = useId();
  const isForeign = review.language !== "" && review.language.split("-")[0] !== locale.split("-")[0];
  const isEdited = review.updatedAt !== review.createdAt;
  return (
    <article className={card} aria-labelledby={nameId}>
      <header>
        {title === undefined && <Avatar name={review.author.nickname} image={review.author.avatar} />}
        <div data-part="who">
          <span data-part="name">
            {title === undefined ? <AuthorLink author={review.author} id={nameId} /> : <span id={nameId}>{title}</span>}
            {mark !== undefined && <Badge tone="primary">{mark}</Badge>}
          </span>
          <span data-part="facts" className={dotted}>
            <StarRating score={review.score} form="stars" size={13} />
            {/* The words depend on the moment: what the server wrote a second ago stays. */}
            <time dateTime={review.createdAt} suppressHydrationWarning>
              {formats.relative(review.createdAt, clock.now())}
            </time>
            {isEdited && <span>{text("edited")}</span>}
            {isForeign && <span>{formats.languageName(shortLanguageTag(review.language))}</span>}
          </span>
        </div>
        {tools !== undefined && <div data-part="tools">{tools}</div>}
      </header>
      <ReviewWords review={review} />
      {actions}
      {actions === undefined && <HelpfulShare review={review} icon={<Icon name="thumbs-up" size={14} />} />}
    </article>
  );
}

/** How many of the readers who voted found the review helpful; by this share the most helpful come first. */
export function HelpfulShare({ review, icon }: { readonly review: Review; readonly icon?: ReactNode }) {
  const { t: text } = useTranslation("reviews");
  const { number } = useFormats();
  const { helpfulCount: count, unhelpfulCount } = review;
  // A share of an unknown number says nothing.
  if (count === 0 || count === null || unhelpfulCount === null) return null;
  return (
    <span data-part="helpful">
      {icon}
      {text("helpful", { count, number: number(count), total: number(count + unhelpfulCount) })}
    </span>
  );
}

/** A spoiler is blurred and hidden from screen readers until the player reveals it; the player's own review is not. */
function ReviewWords({ review }: { readonly review: Review }) {
  const { t: text } = useTranslation("reviews");
  const [isShown, setShown] = useState(!review.isSpoiler || review.isMine);
  const isLong = review.content.length > FOLDED_FROM;
  const [isFolded, setFolded] = useState(isLong);
  if (!isShown) {
    return (
      <div data-part="spoiler">
        <p data-part="words" dir="auto" lang={review.language} aria-hidden="true" inert>
          {review.content}
        </p>
        <span data-part="cover">
          <Button variant="secondary" size="small" icon="eye" onClick={() => setShown(true)}>
            {text("showSpoiler")}
          </Button>
        </span>
      </div>
    );
  }
  return (
    <>
      <p data-part="words" data-folded={isFolded || undefined} dir="auto" lang={review.language}>
        {review.content}
      </p>
      {isLong && (
        <span>
          <Button variant="tertiary" size="small" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            {text(isFolded ? "unfold" : "fold")}
          </Button>
        </span>
      )}
    </>
  );
}
