import { css } from "@linaria/core";
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { Article } from "#core/community/article.ts";
import { articleTopicOf } from "#core/community/board-topics.ts";
import type { Comment, CommentPage, CommentSort } from "#core/community/comment.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { articleQuery, commentListsKey, commentsQuery } from "#ui/features/boards/queries/boards.ts";
import { COMMENTS_ID, writeCommentName } from "#ui/features/drafts/comments-id.ts";
import { useWaitingHere } from "#ui/features/queued-changes/use-waiting-here.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { InfiniteList } from "#ui/kit/infinite-list/infinite-list.tsx";
import { WindowedList } from "#ui/kit/infinite-list/windowed-list.tsx";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { UnknownAccountButton } from "#ui/patterns/sign-in/unknown-account-button.tsx";
import { useAskForPlayer } from "#ui/patterns/sign-in/use-player-action.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { listStateOf } from "./list-state.ts";
import { useLiveList } from "./use-live-list.ts";
import { useNamedComment } from "./use-named-comment.ts";
import { usePostActions } from "./use-post-actions.ts";

/** About the height of a comment with what surrounds it, in CSS pixels. */
const COMMENT_HEIGHT = 155;

/** Number of comments that fill about one screen; comments further down are not visible from the form. */
const IN_SIGHT_OF_THE_FORM = 4;

const look = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);

    & > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-2) var(--space-4);
    }

    & > header > h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & > header > div {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1);
    }

    & > [data-part="guest"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-3) var(--space-6);
      padding: var(--space-4) var(--space-5);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      color: var(--color-text-quiet);
    }

    /* Content outside the viewport is not laid out. */
    & [data-part="box"] {
      margin-inline: calc(-1 * var(--space-3));
      padding-inline: var(--space-3);
      content-visibility: auto;
    }

    & [data-part="box"] > div {
      padding-block: var(--space-5);
      border-block-start: 1px solid var(--color-line);
    }

    /* An open menu reaches beyond its box. */
    & [data-part="box"]:focus-within {
      content-visibility: visible;
    }

    /* The one that the address names; clear of the bars at the top when the page is led to it. */
    & [data-part="box"] > [data-named] {
      margin-inline: calc(-1 * var(--space-3));
      padding-inline: var(--space-3);
      border-radius: var(--radius-control);
      background: var(--color-primary-soft);
    }

    & [data-part="box"] > div > * {
      scroll-margin-block-start: calc(var(--sticky-header) + var(--game-menu-height) + var(--space-5));
    }

    & > [data-part="gone"] {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      padding: var(--space-4) var(--space-5);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      color: var(--color-text);
    }

    & > [data-part="gone"] > svg {
      flex: none;
    }

    /* The live region stays on the page; its gap must not be visible. */
    & > [data-part="gone"]:empty {
      margin-block-end: calc(-1 * var(--space-6));
      padding: 0;
      border: 0;
      background: none;
    }

    & > [data-part="middle"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-2) var(--space-4);
    }

    /* A reply belongs to the comment above it. */
    & [data-part="box"] > [data-reply] {
      padding-block-start: 0;
      padding-inline-start: var(--space-10);
      border-block-start: 0;
    }

    & > p {
      color: var(--color-text-quiet);
    }

    @media ${UP_TO_PHONE} {
      & [data-part="box"] > [data-reply] {
        padding-inline-start: var(--space-5);
      }
    }
  }
`;

const SORTS = ["oldest", "newest"] as const satisfies readonly CommentSort[];
const SORT = v.picklist(SORTS);

/** The comments of an article by thread, and the form for a new one. */
export function CommentList({ article }: { readonly article: Article }) {
  const { t: text } = useTranslation("boards");
  const { number } = useFormats();
  const { user, isUserUnknown } = useVisit();
  const scope = useQueryScope();
  const [sort, setSort] = usePersistedState<CommentSort>("comments/sort", SORT, "oldest");
  const heading = useRef<HTMLHeadingElement>(null);
  const [start, setStart] = useState<string | null>(null);
  const query = commentsQuery(scope, article, sort, start);
  const client = useQueryClient();
  const list = useInfiniteQuery(query);
  const notice = useRef<HTMLParagraphElement>(null);
  const comments = useMemo(() => list.data?.pages.flatMap((page) => page.comments), [list.data]);
  const { named, isGone, forget } = useNamedComment({ comments, start, startFrom: setStart, notice });
  const { context } = usePostActions(article);
  const WaitingHere = useWaitingHere();
  const askToWrite = useAskForPlayer(writeCommentName(article.id), COMMENTS_ID);
  const pages = list.data?.pages ?? [];
  const total = pages.at(-1)?.total ?? article.commentCount;
  const listsKey = commentListsKey(scope, article.id);
  useLiveList(articleTopicOf(article.id), listsKey, pages.length, articleQuery(scope, article).queryKey);
  /**
   * In a long thread the newest comment is far from the form, so a new comment is scrolled into view for its author.
   */
  const showOwn = (posted: Comment | null) => {
    if (posted === null) return;
    // As it is now, with this comment.
    const [first] = client.getQueryData(query.queryKey)?.pages ?? [];
    const near = first?.comments.slice(0, IN_SIGHT_OF_THE_FORM) ?? [];
    if (start === null && near.some(({ id }) => id === posted.id)) return;
    setSort("newest");
    forget();
  };
  const sortNames = { oldest: text("oldestFirst"), newest: text("newestFirst") };
  return (
    <section className={look} id={COMMENTS_ID} aria-labelledby={`${COMMENTS_ID}-title`}>
      <header>
        <h2 ref={heading} id={`${COMMENTS_ID}-title`} tabIndex={-1}>
          {total === null ? text("commentsTitle") : text("comments", { count: total, number: number(total) })}
        </h2>
        {(total ?? comments?.length ?? 0) > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: two buttons of a choice, not fields of a form.
          <div role="group" aria-label={text("sortBy")}>
            {SORTS.map((one) => (
              <Button
                key={one}
                variant="tertiary"
                size="small"
                selected={one === sort}
                aria-pressed={one === sort}
                onClick={() => setSort(one)}
              >
                {sortNames[one]}
              </Button>
            ))}
          </div>
        )}
      </header>
      {user === null ? (
        <div data-part="guest">
          {isUserUnknown ? (
            <UnknownAccountButton />
          ) : (
            <>
              <span>{text("signInToComment")}</span>
              <Button variant="secondary" icon="sign-in" onClick={() => askToWrite()}>
                {text("signIn")}
              </Button>
            </>
          )}
        </div>
      ) : (
        <CommentForm
          // Nothing typed by one player is ever shown to another.
          key={user.userId}
          context={context}
          userId={user.userId}
          label={text("commentLabel")}
          draftSlot="new"
          submitLabel={text("postComment")}
          send={(actions, draft, attempt) => actions.postComment(context, draft, null, attempt)}
          onSent={showOwn}
        />
      )}
      {WaitingHere && <WaitingHere isHere={(write) => write.kind === "comment" && write.article.id === article.id} />}
      <p ref={notice} data-part="gone" role="status">
        {isGone && (
          <>
            <Icon name="info" size={20} />
            {text("commentGone")}
          </>
        )}
      </p>
      {pages[0]?.hasEarlier === true && (
        <div data-part="middle">
          <span>{text("fromShared")}</span>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              heading.current?.focus();
              forget();
            }}
          >
            {text("showAllComments")}
          </Button>
        </div>
      )}
      <Comments
        key={`${sort} ${start ?? ""}`}
        article={article}
        list={list}
        named={isGone ? null : named}
        sort={sort}
      />
      <PartialNote queryKey={query.queryKey} />
    </section>
  );
}

interface CommentsProps {
  readonly article: Article;
  readonly list: UseInfiniteQueryResult<InfiniteData<CommentPage>>;
  readonly named: string | null;
  readonly sort: CommentSort;
}

function Comments({ article, list, named, sort }: CommentsProps) {
  const { t: text } = useTranslation("boards");
  if (list.data === undefined) {
    if (!list.isError) return <Skeleton height="240px" shape="block" />;
    return <FailureNote error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  const { pages } = list.data;
  const count = pages.reduce((sum, { comments }) => sum + comments.length, 0);
  if (count === 0) return <p>{text("noComments")}</p>;
  return (
    <InfiniteList
      name={`comments/${sort}`}
      count={count}
      state={listStateOf(list)}
      onMore={() => void list.fetchNextPage()}
      skeleton={<Skeleton height="240px" shape="block" />}
    >
      <CommentPages pages={pages} article={article} named={named} />
    </InfiniteList>
  );
}

interface CommentPagesProps {
  readonly pages: readonly CommentPage[];
  readonly article: Article;
  readonly named: string | null;
}

function CommentPages({ pages, article, named }: CommentPagesProps) {
  const renderComment = useCallback(
    (comment: Comment) => <CommentItem comment={comment} article={article} />,
    [article],
  );
  const attributesOf = useCallback(
    ({ id, threadId }: Comment) => ({
      "data-reply": threadId === null ? undefined : ("" as const),
      "data-named": id === named ? ("" as const) : undefined,
    }),
    [named],
  );
  return (
    <WindowedList
      pages={pages.map(({ comments }) => comments)}
      itemHeight={COMMENT_HEIGHT}
      renderItem={renderComment}
      attributesOf={attributesOf}
      keptId={named}
    />
  );
}
