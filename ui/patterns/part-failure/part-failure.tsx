import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";

const note = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    color: var(--color-text-quiet);
    font-size: var(--type-14);
  }
`;

/**
 * Says in the place of a lesser part that it could not be loaded, with a retry button. Screen readers find it there;
 * `FailureNote` interrupts them.
 */
export function PartFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t: text } = useTranslation("common");
  return (
    <div className={note}>
      <p>{text("partFailed")}</p>
      <Button size="small" variant="secondary" icon="refresh" onClick={onRetry}>
        {text("tryAgain")}
      </Button>
    </div>
  );
}
