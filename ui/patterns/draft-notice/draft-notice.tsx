import { css } from "@linaria/core";
import { Icon } from "#ui/kit/icon/icon.tsx";

interface DraftNoticeProps {
  readonly words: string;
  readonly discardLabel: string;
  readonly onDiscard: () => void;
}

const notice = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-control);
    background: var(--color-raised);
    font-size: var(--type-14);

    & > button {
      min-block-size: 28px;
      margin-inline-start: auto;
      color: var(--color-primary-text);
      font-weight: 600;
    }
  }
`;

/** Says that a form has been filled with the player's draft, which can be discarded. */
export function DraftNotice({ words, discardLabel, onDiscard }: DraftNoticeProps) {
  return (
    <div className={notice} role="status">
      <Icon name="check" size={16} />
      <span>{words}</span>
      <button type="button" onClick={onDiscard}>
        {discardLabel}
      </button>
    </div>
  );
}
