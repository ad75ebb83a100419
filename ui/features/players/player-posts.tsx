import { css } from "@linaria/core";
import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerProfile } from "#core/community/player-profile.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ArticleRow } from "#ui/features/boards/components/article-row.tsx";
import { boardPathsOf } from "#ui/features/boards/components/board-paths.ts";
import { listStateOf } from "#ui/features/boards/components/list-state.ts";
import { ReviewCard } from "#ui/features/reviews/components/review-card.tsx";
import { InfiniteList } from "#ui/kit/infinite-list/infinite-list.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { playerArticlesQuery, playerReviewsQuery } from "./player-queries.ts";

const posts = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);

    & h2 {
      margin-block-end: var(--space-3);
    }
  }
`;

const list = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    & > li {
      border-block-start: 1px solid var(--color-line);
    }

    &[data-kind="reviews"] > li {
      padding-block: var(--space-5);
    }

    /* The words are in line with the heading; the rows, which light up under the pointer, are wider. */
    &[data-kind="articles"] > li > article {
      margin-inline: calc(-1 * var(--space-5));
    }

    @media ${UP_TO_PHONE} {
      &[data-kind="articles"] > li > article {
        margin-inline: 0;
      }
    }
  }
`;

const empty = css`
  @layer screens {
    color: var(--color-text-quiet);
  }
`;

export interface PlayerPostsProps {
  readonly player: PlayerProfile;
}

/** Everything that a player has written. */
export function PlayerPosts({ player }: PlayerPostsProps) {
  return (
    <div className={posts}>
      <PlayerReviews player={player} />
      <PlayerArticles player={player} />
    </div>
  );
}

/** Reviews of a player, each with the game it is about. */
function PlayerReviews({ player }: PlayerPostsProps) {
  const { t: text } = useTranslation("player");
  const { number } = useFormats();
  const options = playerReviewsQuery(useQueryScope(), player.id);
  const reviews = useInfiniteQuery(options);
  const shown = reviews.data?.pages.flatMap((page) => page.reviews);
  return (
    <Posts
      kind="reviews"
      title={
        player.reviewCount === null ? text("reviewsTitle") : text("reviews", { number: number(player.reviewCount) })
      }
      emptyWords={text("noReviews")}
      query={reviews}
      queryKey={options.queryKey}
    >
      {shown?.map((review) => (
        <li key={review.id}>
          <ReviewCard
            review={review}
            title={
              <TextLink tone="value" to={buildPath("game", { gameCode: review.gameCode })}>
                <bdi>{review.gameTitle}</bdi>
              </TextLink>
            }
          />
        </li>
      ))}
    </Posts>
  );
}

/** Articles of a player, each with the game whose board it is on. */
function PlayerArticles({ player }: PlayerPostsProps) {
  const { t: text } = useTranslation("player");
  const { number } = useFormats();
  const options = playerArticlesQuery(useQueryScope(), player.id);
  const articles = useInfiniteQuery(options);
  const shown = articles.data?.pages.flatMap((page) => page.articles);
  return (
    <Posts
      kind="articles"
      title={player.articleCount === null ? text("postsTitle") : text("posts", { number: number(player.articleCount) })}
      emptyWords={text("noPosts")}
      query={articles}
      queryKey={options.queryKey}
    >
      {shown?.map((article) => (
        <li key={article.id}>
          <ArticleRow
            article={article}
            to={boardPathsOf(article.gameCode, "game").view(article.boardAlias, article.id)}
            menu={article.gameTitle}
            isAuthorShown={false}
          />
        </li>
      ))}
    </Posts>
  );
}

interface PostsProps {
  readonly kind: "reviews" | "articles";
  readonly title: string;
  readonly emptyWords: string;
  readonly query: Parameters<typeof listStateOf>[0] & {
    readonly data: { readonly pages: readonly unknown[] } | undefined;
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly queryKey: QueryKey;
  /** The posts as far as they have been loaded; absent before. */
  readonly children: readonly ReactNode[] | undefined;
}

/** A section with posts of the player; a list that fits on one page has no foot. */
function Posts({ queryKey, ...list }: PostsProps) {
  return (
    <section>
      <h2>{list.title}</h2>
      <PostList {...list} />
      <PartialNote queryKey={queryKey} />
    </section>
  );
}

function PostList({ kind, title, emptyWords, query, children }: Omit<PostsProps, "queryKey">) {
  if (children === undefined) {
    if (!query.isError) return <Skeleton shape="block" height="220px" />;
    return <FailureNote error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  if (children.length === 0) return <p className={empty}>{emptyWords}</p>;
  const posts = (
    <ul className={list} data-kind={kind} aria-label={title}>
      {children}
    </ul>
  );
  const state = listStateOf(query);
  if (state === "end" && query.data?.pages.length === 1) return posts;
  return (
    <InfiniteList
      name={`player-${kind}`}
      count={children.length}
      state={state}
      onMore={() => void query.fetchNextPage()}
      automaticTimes={0}
    >
      {posts}
    </InfiniteList>
  );
}
