import { css } from "@linaria/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ReportDecision } from "#core/community/post.ts";
import type { ReportedKind, ReportedPost } from "#core/community/reported-post.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { Ago } from "#ui/features/boards/components/ago.tsx";
import { boardPathsOf } from "#ui/features/boards/components/board-paths.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { dotted } from "#ui/kit/dotted/dotted.ts";
import { AuthorLink } from "#ui/patterns/author-link/author-link.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

interface ReportedPostCardProps {
  readonly post: ReportedPost;
  /** Decision that is being sent. */
  readonly deciding: ReportDecision | null;
  /** `null` if nothing can be decided. */
  readonly onDecide: ((decision: "keep" | "remove") => void) | null;
}

const KINDS = {
  article: "kindArticle",
  comment: "kindComment",
  review: "kindReview",
} as const satisfies Record<ReportedKind, string>;

const card = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    padding: var(--space-5) var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > [data-part="marks"],
    & > [data-part="author"],
    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-3);
    }

    & h2 {
      font-size: var(--type-16);
      overflow-wrap: anywhere;
    }

    & > [data-part="author"] {
      font-size: var(--type-14);
    }

    & > [data-part="author"] > a {
      font-weight: 600;
    }

    & > [data-part="author"] > time,
    & > [data-part="marks"] > :not(:first-child, [data-tone]) {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & > [data-part="content"] {
      overflow: auto;
      max-block-size: 15em;
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }

    & > [data-part="reports"] {
      display: grid;
      gap: var(--space-2);
      padding: var(--space-4);
      border-radius: var(--radius-control);
      background: var(--color-raised);
      font-size: var(--type-14);
    }

    & [data-part="count"] {
      font-weight: 600;
    }

    & blockquote {
      padding-inline-start: var(--space-3);
      border-inline-start: 3px solid var(--color-line-strong);
      color: var(--color-text-quiet);
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }

    /* Its words, not its room, are in line with those above. */
    & > [data-part="actions"] > a {
      margin-inline: -12px auto;
    }

    @media ${UP_TO_PHONE} {
      padding: var(--space-4);
    }
  }
`;

/** A reported post: what it says, who wrote it, why players reported it, and what a moderator can do. */
export function ReportedPostCard({ post, deciding, onDecide }: ReportedPostCardProps) {
  const { t: text } = useTranslation("report");
  const { number } = useFormats();
  const headingId = useId();
  const { kind, author, reasons, words } = post;
  return (
    <article className={card} aria-labelledby={headingId}>
      <div data-part="marks">
        <Badge tone="primary">{text(kind === null ? "kindUnknown" : KINDS[kind])}</Badge>
        {post.article !== null && <bdi>{post.gameTitle}</bdi>}
        {post.hiddenBy === "reports" && (
          <Badge tone="warning" icon="eye-off">
            {text("hiddenByReports")}
          </Badge>
        )}
      </div>
      <h2 id={headingId} dir="auto">
        {post.article?.title ?? post.gameTitle}
      </h2>
      <div data-part="author">
        <Avatar name={author.nickname} image={author.avatar} size={32} />
        <AuthorLink author={author} />
        <Ago instant={post.createdAt} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls a long text */}
      <p data-part="content" dir="auto" tabIndex={0}>
        {post.content}
      </p>
      <div data-part="reports">
        <span data-part="count" className={dotted}>
          <span>{text("reports", { count: post.reportCount, number: number(post.reportCount) })}</span>
          <Ago instant={post.reportedAt} />
        </span>
        <span className={dotted}>
          {reasons.map(({ reason, count }) => (
            <span key={reason}>{count > 1 ? `${text(reason)} (${number(count)})` : text(reason)}</span>
          ))}
        </span>
        {words.length > 0 && (
          <section aria-label={text("wordsLabel")}>
            {words.map((said, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: players may write the same
              <blockquote key={at} dir="auto">
                {said}
              </blockquote>
            ))}
          </section>
        )}
      </div>
      <div data-part="actions">
        <ButtonLink to={pathOf(post)} variant="tertiary" size="small" aria-describedby={headingId}>
          {text("view")}
        </ButtonLink>
        {onDecide === null ? (
          <span>{text("kindUndecidable")}</span>
        ) : (
          <>
            <Button
              variant="secondary"
              size="small"
              busy={deciding === "keep"}
              aria-describedby={headingId}
              onClick={() => onDecide("keep")}
            >
              {text("keep")}
            </Button>
            <Button
              variant="error"
              size="small"
              busy={deciding === "remove"}
              aria-describedby={headingId}
              onClick={() => onDecide("remove")}
            >
              {text("remove")}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

/** Where the post is shown: the article, the comment below it, the reviews of the game, or else the game. */
function pathOf({ kind, id, gameCode, article }: ReportedPost): string {
  if (article === null) return buildPath(kind === "review" ? "gameReview" : "game", { gameCode });
  const path = boardPathsOf(gameCode, "game").view(article.boardAlias, article.id);
  return kind === "comment" ? `${path}#comment-${id}` : path;
}
