import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Board } from "#core/community/article.ts";
import { belongsToBoard, hasBoard } from "#core/community/board-ref.ts";
import { failureViewOf } from "#core/failures/failure-view.ts";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { serverDraftQuery, writingQuery } from "#ui/data/writing.ts";
import { BoardLink } from "#ui/features/boards/components/board-link.tsx";
import { useBoardPaths } from "#ui/features/boards/components/board-paths.ts";
import { BoardTrouble } from "#ui/features/boards/components/board-trouble.tsx";
import { boardsQuery } from "#ui/features/boards/queries/boards.ts";
import { meansNoSuchGame } from "#ui/features/catalogue/queries/game.ts";
import { useGame } from "#ui/features/game-header/use-game.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { NotFoundScreen } from "#ui/patterns/failures/not-found-screen.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { SignInPromptPanel } from "#ui/patterns/plain-page/sign-in-prompt-panel.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import type { BoardWriteParams } from "./board-write-data.ts";

const layout = css`
  @layer screens {
    display: grid;
    gap: var(--space-6);
  }
`;

/** Page where a player writes or edits an article. */
export function BoardWriteScreen({ gameCode, boardAlias, articleId }: BoardWriteParams) {
  const { t: text } = useTranslation("writing");
  const { user } = useVisit();
  const target = useMemo(
    () => ({ gameCode, boardAlias: boardAlias ?? null, articleId: articleId ?? null }),
    [gameCode, boardAlias, articleId],
  );
  const { isMissing, boards } = useBoards(target);
  const { data: game } = useGame(gameCode);
  if (isMissing) return <NotFoundScreen />;
  return (
    <PlainPage
      title={text(target.articleId === null ? "writeTitle" : "editTitle")}
      above={
        game === undefined ? (
          <Skeleton height="1.5em" width="14em" />
        ) : (
          <BoardLink gameCode={gameCode} gameTitle={game.title} boardAlias={boardAlias} boards={boards} />
        )
      }
    >
      {user === null ? (
        <SignInPromptPanel>{text("signInText")}</SignInPromptPanel>
      ) : (
        <Writing userId={user.userId} target={target} />
      )}
    </PlainPage>
  );
}

/**
 * The boards of the game, and whether it has no such board, or the article belongs to another one. Guests see this before
 * they are asked to sign in.
 */
function useBoards(target: EditorTarget): {
  readonly isMissing: boolean;
  readonly boards: readonly Board[] | undefined;
} {
  const { user } = useVisit();
  const scope = useQueryScope();
  const { gameCode, boardAlias } = target;
  const address = { gameCode, boardAlias: boardAlias ?? undefined };
  const { data: listed } = useQuery({ ...boardsQuery(scope, gameCode), enabled: user === null });
  const { data: start, error } = useQuery({ ...writingQuery(scope, target), enabled: user !== null });
  const boards = listed ?? start?.boards;
  const isMissing =
    meansNoSuchGame(error) ||
    (boards !== undefined && !hasBoard(boards, address)) ||
    (start?.article != null && !belongsToBoard(start.article, address));
  return { isMissing, boards: boards?.boards };
}

const loadForm = () => import("./article-form.tsx");

interface WritingProps {
  readonly userId: string;
  readonly target: EditorTarget;
}

function Writing({ userId, target }: WritingProps) {
  const { t: text } = useTranslation("writing");
  const { t: boards } = useTranslation("boards");
  const scope = useQueryScope();
  const start = useQuery(writingQuery(scope, target));
  const draft = useQuery(serverDraftQuery(scope, target));
  const { module, hasFailed, preload } = useIdleModule(loadForm, whenMounted);
  const confirm = useConfirm();
  const formKey = `${userId} ${JSON.stringify(target)}`;
  /** The form whose player writes although the draft of the server cannot be loaded. */
  const [unread, setUnread] = useState("");
  const needsDraft = unread !== formKey;
  const isDraftUnread = needsDraft && draft.isError;
  const failure = failureOf(start.error ?? (isDraftUnread ? draft.error : null));
  if (failure !== null && failureViewOf(failure).kind === "sign_in") {
    return <SignInPromptPanel>{text("signInText")}</SignInPromptPanel>;
  }
  if (start.isError) {
    return (
      <BoardTrouble
        gameCode={target.gameCode}
        error={start.error}
        isRetrying={start.isFetching}
        onRetry={() => void start.refetch()}
        empty={
          <StatePanel icon="file-text" title={boards("goneTitle")} actions={<ToBoard target={target} />}>
            {text("goneText")}
          </StatePanel>
        }
      />
    );
  }
  if (isDraftUnread) {
    const writeAnyway = async () => {
      const title = text("writeAnyway");
      const labels = { confirmLabel: title, cancelLabel: text("cancel") };
      const isSure = await confirm({ title, description: text("writeAnywayText"), ...labels, isDangerous: true });
      if (isSure) setUnread(formKey);
    };
    return (
      <div className={layout}>
        <FailureNote error={draft.error} isRetrying={draft.isFetching} onRetry={() => void draft.refetch()} />
        <div>
          <Button variant="tertiary" onClick={() => void writeAnyway()}>
            {text("writeAnyway")}
          </Button>
        </div>
      </div>
    );
  }
  if (hasFailed) {
    return <FailureNote error={null} isRetrying={false} onRetry={preload} />;
  }
  if (start.data === undefined || (needsDraft && draft.isPending) || module === null) {
    return (
      <div className={layout} aria-busy="true">
        <Skeleton shape="block" height="76px" />
        <Skeleton shape="block" height="27rem" />
        <Skeleton shape="block" height="48px" width="10em" />
      </div>
    );
  }
  const { article } = start.data;
  if (article !== null && !article.isMine) {
    return <StatePanel icon="lock" title={text("refusedAuthor")} actions={<ToBoard target={target} />} />;
  }
  const ArticleForm = module.default;
  const whole = { ...start.data, draft: draft.data ?? null };
  return <ArticleForm key={formKey} target={target} userId={userId} start={whole} />;
}

function ToBoard({ target: { gameCode, boardAlias } }: Pick<WritingProps, "target">) {
  const { t: text } = useTranslation("boards");
  const paths = useBoardPaths(gameCode);
  return <ButtonLink to={paths.list(boardAlias ?? undefined)}>{text("toBoard")}</ButtonLink>;
}
