import { css } from "@linaria/core";
import { Icon, type IconName } from "../icon/icon.tsx";

interface ToastProps {
  readonly message: string;
  /** One of the list of icons; another name is told as an icon that does not come. */
  readonly iconName: string | null;
  readonly buttonName: string | null;
  readonly isLeaving: boolean;
  readonly onPress: () => void;
}

const toast = css`
  @layer kit {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 48px;
    max-inline-size: min(480px, 100%);
    padding: 10px 16px;
    border-radius: var(--radius-card);
    background: var(--color-text);
    color: var(--color-page);
    font-size: var(--type-14);
    line-height: 1.45;
    unicode-bidi: plaintext;
    pointer-events: auto;
    animation: toast-enter var(--popup);

    &[data-leaving] {
      opacity: 0;
      translate: 0 8px;
      transition:
        opacity var(--popup),
        translate var(--popup);
    }

    & > button {
      min-block-size: 28px;
      margin-inline-start: auto;
      padding-inline: var(--space-2);
      border-radius: var(--radius-small);
      font-weight: 700;
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    @keyframes :global(toast-enter) {
      from {
        opacity: 0;
        translate: 0 8px;
      }
    }
  }
`;

/** A short message that leaves by itself. */
export function Toast({ message, iconName, buttonName, isLeaving, onPress }: ToastProps) {
  return (
    <div className={toast} data-leaving={isLeaving || undefined}>
      {iconName !== null && <Icon name={iconName as IconName} size={18} />}
      <span>{message}</span>
      {buttonName !== null && (
        <button type="button" onClick={onPress}>
          {buttonName}
        </button>
      )}
    </div>
  );
}
