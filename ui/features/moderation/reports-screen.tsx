import { css } from "@linaria/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ReportDecision } from "#core/community/post.ts";
import { type DecidablePost, isDecidable } from "#core/community/reported-post.ts";
import { isGone } from "#core/failures/is-gone.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useListLength } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { ReportedPostCard } from "./reported-post-card.tsx";
import { decideOnReportsMutation, reportsQuery } from "./reports-query.ts";

const list = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    outline: none;
  }
`;

const more = css`
  @layer screens {
    display: grid;
    justify-items: center;
  }
`;

/** What players have reported, for moderators: `/reports`. */
export function ReportsScreen() {
  const { t: text } = useTranslation("report");
  const { t: common } = useTranslation("common");
  const announce = useAnnouncer();
  const query = reportsQuery(useQueryScope());
  const reports = useInfiniteQuery(query);
  const listed = useRef<HTMLDivElement>(null);
  const { decide, deciding } = useDecisions(() => listed.current?.focus({ preventScroll: true }));
  const posts = reports.data?.pages.flatMap((page) => page.posts);
  useListLength("reports", {
    count: posts?.length ?? 0,
    canLoad: reports.hasNextPage && !reports.isFetching && !reports.isFetchNextPageError,
    loadMore: () => void reports.fetchNextPage(),
  });
  if (posts === undefined && reports.error !== null) {
    return <QueryFailure kind="page" isList error={reports.error} onRefresh={() => void reports.refetch()} />;
  }
  const loadMore = async () => {
    const { isError } = await reports.fetchNextPage();
    if (!isError) announce(text("moreLoaded"));
  };
  return (
    <PlainPage title={common("reports")} intro={text("listIntro")}>
      <div className={list} ref={listed} tabIndex={-1} aria-busy={posts === undefined}>
        {posts === undefined && <Skeleton shape="block" height="260px" />}
        {posts?.length === 0 && !reports.hasNextPage && (
          <StatePanel icon="shield-check" title={text("listEmpty")}>
            {text("listEmptyText")}
          </StatePanel>
        )}
        {posts?.map((post) => (
          <ReportedPostCard
            key={`${post.kind}-${post.id}`}
            post={post}
            deciding={deciding?.post === post ? deciding.decision : null}
            onDecide={isDecidable(post) ? (decision) => decide(post, decision) : null}
          />
        ))}
      </div>
      <PartialNote queryKey={query.queryKey} />
      {reports.isFetchNextPageError && (
        <FailureNote error={reports.error} isRetrying={reports.isFetchingNextPage} onRetry={loadMore} />
      )}
      {reports.hasNextPage && !reports.isFetchNextPageError && (
        <div className={more}>
          <Button variant="outlineSecondary" busy={reports.isFetchingNextPage} onClick={loadMore}>
            {text("more")}
          </Button>
        </div>
      )}
    </PlainPage>
  );
}

/** Decides on posts, with an undo in the toast. `onGone` is called when the pressed button has left the page. */
function useDecisions(onGone: () => void) {
  const { t: text } = useTranslation("report");
  const toasts = useToasts();
  const { mutateAsync, isPending, variables } = useMutation(decideOnReportsMutation(useQueryScope(), useQueryClient()));
  const fail = (message: "decisionFailed" | "undoFailed", onUndo?: () => unknown) =>
    toasts.show({
      id: "reports",
      kind: "failure",
      message: text(message),
      iconName: "error",
      ...(onUndo && { buttonName: text("undo"), onUndo }),
    });
  const reopen = (post: DecidablePost): Promise<unknown> =>
    mutateAsync({ post, decision: "reopen" }).catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure !== null && isGone(failure)) fail("undoFailed");
      else fail("decisionFailed", () => reopen(post));
    });
  const decide = (post: DecidablePost, decision: Exclude<ReportDecision, "reopen">) =>
    void mutateAsync({ post, decision }).then(
      () => {
        onGone();
        toasts.show({
          id: "reports",
          kind: "undo",
          message: text(decision === "keep" ? "kept" : "removed"),
          iconName: "check",
          buttonName: text("undo"),
          onUndo: () => reopen(post),
        });
      },
      () => fail("decisionFailed"),
    );
  return { decide, deciding: isPending ? variables : null };
}
