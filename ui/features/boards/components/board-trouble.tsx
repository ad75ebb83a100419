import { useTranslation } from "react-i18next";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";

interface BoardTroubleProps {
  readonly gameCode: string;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Shown if the board answers with 40901, 40902, 40903 or 40905. */
  readonly empty: React.ReactNode;
}

/** Shown instead of a board: it opens soon, is empty, or failed to load. */
export function BoardTrouble({ gameCode, error, isRetrying, onRetry, empty }: BoardTroubleProps) {
  const { t: text } = useTranslation("boards");
  const failure = failureOf(error);
  const kind = failure === null ? null : classifyFailure(failure);
  if (kind === "empty") return empty;
  if (kind !== "lime") return <FailureNote error={error} isRetrying={isRetrying} onRetry={onRetry} />;
  return (
    <StatePanel
      icon="messages"
      title={text("soonTitle")}
      actions={
        <ButtonLink to={buildPath("game", { gameCode })} variant="secondary">
          {text("toGame")}
        </ButtonLink>
      }
    >
      {text("soonText")}
    </StatePanel>
  );
}
