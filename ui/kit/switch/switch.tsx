import { css } from "@linaria/core";
import { type ReactNode, useId } from "react";
import type { Refusal } from "../refusal.ts";

type SwitchProps = Refusal & {
  readonly children: ReactNode;
  readonly checked: boolean;
  /** Takes effect at once, without a button that saves. */
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  /** The change is under way: a second one waits. */
  readonly busy?: boolean;
};

const switchLook = css`
  @layer kit {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-4);
    align-items: start;

    & > label {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: start;
      min-block-size: 44px;
      padding-block: 11px;
      font-size: var(--type-14);
      font-weight: 500;
      cursor: pointer;
    }

    & > p {
      margin-block: -9px 10px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & [data-part="track"] {
      position: relative;
      inline-size: 2.875rem;
      block-size: 1.75rem;
      margin-block: -0.1875rem;
    }

    & input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      border: 1.5px solid var(--color-line-strong);
      border-radius: var(--radius-pill);
      background: var(--color-surface);
      appearance: none;
      cursor: inherit;
      transition:
        background-color var(--press),
        border-color var(--press);
    }

    & input:focus-visible {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    & [data-part="thumb"] {
      position: absolute;
      inset-block-start: 0.375rem;
      inset-inline-start: 0.375rem;
      inline-size: 1rem;
      block-size: 1rem;
      border-radius: 50%;
      background: var(--color-text-quiet);
      pointer-events: none;
      transition:
        inset-inline-start var(--press),
        background-color var(--press);
    }

    & input:checked {
      border-color: var(--color-primary);
      background: var(--color-primary);
    }

    & input:checked + [data-part="thumb"] {
      inset-inline-start: 1.5rem;
      background: var(--color-on-primary);
    }

    & > label[data-disabled] {
      color: var(--color-text-faint);
      cursor: not-allowed;
    }

    & > label[data-disabled] input {
      border-color: var(--color-line-strong);
      background: var(--color-raised);
    }

    & > label[data-disabled] [data-part="thumb"] {
      background: var(--color-text-faint);
    }

    & > label[data-busy] {
      cursor: progress;
    }

    & > label[data-busy] [data-part="thumb"] {
      border: 2px solid currentColor;
      border-block-start-color: transparent;
      background: none;
      color: var(--color-text-quiet);
      animation: switch-busy 800ms linear infinite;
    }

    & > label[data-busy] input:checked + [data-part="thumb"] {
      color: var(--color-on-primary);
    }

    @media (prefers-reduced-motion: reduce) {
      & > label[data-busy] [data-part="thumb"] {
        animation-duration: 3s;
      }
    }

    @media (forced-colors: active) {
      & [data-part="thumb"],
      & input:checked + [data-part="thumb"] {
        background: CanvasText;
        forced-color-adjust: none;
      }
    }

    @keyframes :global(switch-busy) {
      to {
        rotate: 1turn;
      }
    }
  }
`;

/** Something that is on or off. */
export function Switch({ children, checked, onChange, hint, busy = false, disabled = false, reason }: SwitchProps) {
  const noteId = useId();
  const note = disabled ? reason : hint;
  const isRefused = disabled || busy;
  return (
    <div className={switchLook}>
      <label data-disabled={disabled || undefined} data-busy={busy || undefined}>
        <span>{children}</span>
        <span data-part="track">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state
            role="switch"
            checked={checked}
            aria-describedby={note === undefined ? undefined : noteId}
            aria-disabled={isRefused || undefined}
            aria-busy={busy || undefined}
            onChange={(event) => {
              if (!isRefused) onChange(event.target.checked);
            }}
          />
          <span data-part="thumb" />
        </span>
      </label>
      {note !== undefined && <p id={noteId}>{note}</p>}
    </div>
  );
}
