import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { belongsToBoard, hasBoard } from "#core/community/board-ref.ts";
import { failureViewOf } from "#core/failures/failure-view.ts";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { writingQuery } from "#ui/data/writing.ts";
import { useBoardPaths } from "#ui/features/boards/components/board-paths.ts";
import { BoardTrouble } from "#ui/features/boards/components/board-trouble.tsx";
import { boardsQuery } from "#ui/features/boards/queries/boards.ts";
import { meansNoSuchGame } from "#ui/features/catalogue/queries/game.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useLazyModule } from "#ui/kit/lazy/use-lazy-module.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { MissingPage } from "#ui/patterns/failures/missing-page.tsx";
import { AskToSignIn } from "#ui/patterns/plain-page/ask-to-sign-in.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import type { BoardWriteParams } from "./board-write-data.ts";

const skeleton = css`
  @layer screens {
    display: grid;
    gap: var(--space-6);
  }
`;

/** Where a player writes an article, or changes one of theirs. */
export function BoardWriteScreen({ gameCode, boardAlias, articleId }: BoardWriteParams) {
  const { t: text } = useTranslation("writing");
  const { user } = useVisit();
  const place = useMemo(
    () => ({ gameCode, boardAlias: boardAlias ?? null, articleId: articleId ?? null }),
    [gameCode, boardAlias, articleId],
  );
  const isMissing = useIsMissing(place);
  if (isMissing) return <MissingPage />;
  return (
    <PlainPage title={text(place.articleId === null ? "writeTitle" : "editTitle")}>
      {user === null ? (
        <AskToSignIn title={text("signInTitle")}>{text("signInText")}</AskToSignIn>
      ) : (
        <Writing userId={user.userId} place={place} />
      )}
    </PlainPage>
  );
}

/**
 * Whether the game has no such board, or the article belongs to another one. Guests see this before they are asked to
 * sign in.
 */
function useIsMissing(place: EditorTarget): boolean {
  const { user } = useVisit();
  const scope = useQueryScope();
  const { gameCode, boardAlias } = place;
  const address = { gameCode, boardAlias: boardAlias ?? undefined };
  const { data: boards } = useQuery({ ...boardsQuery(scope, gameCode), enabled: user === null });
  const { data: start, error } = useQuery({ ...writingQuery(scope, place), enabled: user !== null });
  if (meansNoSuchGame(error)) return true;
  const known = boards ?? start?.boards;
  if (known !== undefined && !hasBoard(known.boards, address)) return true;
  return start?.article != null && !belongsToBoard(start.article, address);
}

const loadForm = () => import("./article-form.tsx");

interface WritingProps {
  readonly userId: string;
  readonly place: EditorTarget;
}

function Writing({ userId, place }: WritingProps) {
  const { t: text } = useTranslation("writing");
  const { t: boards } = useTranslation("boards");
  const start = useQuery(writingQuery(useQueryScope(), place));
  const code = useLazyModule(loadForm);
  if (start.isError) {
    const failure = failureOf(start.error);
    if (failure !== null && failureViewOf(failure).kind === "sign_in") {
      return <AskToSignIn title={text("signInTitle")}>{text("signInText")}</AskToSignIn>;
    }
    return (
      <BoardTrouble
        gameCode={place.gameCode}
        error={start.error}
        isRetrying={start.isFetching}
        onRetry={() => void start.refetch()}
        empty={
          <StatePanel icon="file-text" title={boards("goneTitle")} actions={<ToBoard place={place} />}>
            {text("goneText")}
          </StatePanel>
        }
      />
    );
  }
  if (code.kind === "failed") return <FailureNote error={null} isRetrying={false} onRetry={code.retry} />;
  if (start.data === undefined || code.kind === "loading") {
    return (
      <div className={skeleton} aria-busy="true">
        <Skeleton shape="block" height="76px" />
        <Skeleton shape="block" height="27rem" />
        <Skeleton shape="block" height="48px" width="10em" />
      </div>
    );
  }
  const { article } = start.data;
  if (article !== null && !article.isMine) {
    return <StatePanel icon="lock" title={text("refusedAuthor")} actions={<ToBoard place={place} />} />;
  }
  const ArticleForm = code.module.default;
  return <ArticleForm key={`${userId} ${JSON.stringify(place)}`} place={place} userId={userId} start={start.data} />;
}

function ToBoard({ place: { gameCode, boardAlias } }: Pick<WritingProps, "place">) {
  const { t: text } = useTranslation("boards");
  const paths = useBoardPaths(gameCode);
  return <ButtonLink to={paths.list(boardAlias ?? undefined)}>{text("toBoard")}</ButtonLink>;
}
