import { css } from "@linaria/core";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { type FailureView, failureViewOf } from "#core/failures/failure-view.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";

interface FailureNoteProps {
  /** Error of the query. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

const note = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-4);
    padding: var(--space-5) var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    color: var(--color-text-quiet);

    & > svg {
      color: var(--color-error-text);
    }

    & > p {
      flex: 1 1 14em;
    }
  }
`;

const WORDS: { readonly [Kind in FailureView["kind"]]?: ParseKeys<"common"> } = {
  offline: "partOffline",
  sign_in: "signInNeeded",
  forbidden: "forbiddenTitle",
  wait: "waitTitle",
};

/** Inline note that a part of the page could not be loaded, with a retry button. */
export function FailureNote({ error, onRetry, isRetrying }: FailureNoteProps) {
  const { t: text } = useTranslation("common");
  const failure = failureOf(error);
  const view = failure === null ? null : failureViewOf(failure);
  return (
    <div className={note} role="alert">
      <Icon name="error" />
      <p>
        {view?.kind === "maintenance" ? (
          <>
            {text("partMaintenance")} <LocalTime instant={view.maintenance.to} />
          </>
        ) : (
          text(WORDS[view?.kind ?? "error"] ?? "partFailed")
        )}
      </p>
      <Button variant="secondary" icon="refresh" busy={isRetrying} onClick={onRetry}>
        {text("tryAgain")}
      </Button>
    </div>
  );
}
