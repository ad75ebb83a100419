import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";

const note = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    color: var(--color-text-quiet);
    font-size: var(--type-14);

    &:not([data-bare]) {
      padding: var(--space-5);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
    }
  }
`;

interface PartFailureProps {
  readonly onRetry: () => void;
  /** Without a frame, for a line among others. */
  readonly isBare?: boolean;
}

/**
 * Says in the place of a lesser part that it could not be loaded, with a retry button. Screen readers find it there;
 * `FailureNote` interrupts them.
 */
export function PartFailure({ onRetry, isBare = false }: PartFailureProps) {
  const { t: text } = useTranslation("common");
  return (
    <span className={note} data-bare={isBare || undefined}>
      <span>{text("partFailed")}</span>
      <Button size="small" variant="secondary" icon="refresh" onClick={onRetry}>
        {text("tryAgain")}
      </Button>
    </span>
  );
}
