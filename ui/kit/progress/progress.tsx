import { css } from "@linaria/core";
import { useId } from "react";
import { useFormats } from "#ui/context/use-formats.ts";

interface ProgressProps {
  readonly label: string;
  /** Done part of 1; `null` while it is unknown. */
  readonly value: number | null;
  /** Text instead of the percentage, e.g. "3.2 of 18 GB". */
  readonly valueText?: string | undefined;
  /** `live` is for work in progress; `success` and `error` for its result. */
  readonly tone?: "primary" | "live" | "success" | "error";
  /** The words around it say the same: they stay for screen readers. */
  readonly isBare?: boolean;
}

const progress = css`
  @layer kit {
    --progress-fill: var(--color-primary-text);
    display: grid;
    gap: 6px;
    min-inline-size: 0;
    font-size: var(--type-13);
    line-height: 1.45;

    &[data-tone="live"] {
      --progress-fill: var(--color-live-text);
    }

    &[data-tone="success"] {
      --progress-fill: var(--color-success-text);
    }

    &[data-tone="error"] {
      --progress-fill: var(--color-error-text);
    }

    & > [data-part="words"] {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 2px var(--space-4);
    }

    & [data-part="label"] {
      color: var(--color-text);
      font-weight: 500;
    }

    & [data-part="value"] {
      color: var(--color-text-quiet);
      font-variant-numeric: tabular-nums;
    }

    /* The empty part has a border, so that it is distinct from the page in both themes. */
    & > [data-part="track"] {
      position: relative;
      block-size: 8px;
      overflow: hidden;
      border: 1px solid var(--color-line-strong);
      border-radius: 4px;
      background: var(--color-raised);
    }

    & [data-part="fill"] {
      block-size: 100%;
      background: var(--progress-fill);
      transition: inline-size 300ms linear;
    }

    & [data-part="fill"][data-unknown] {
      position: absolute;
      inset-block: 0;
      inline-size: 36%;
      animation: progress-to-and-fro 1.4s ease-in-out infinite alternate;
    }

    @keyframes :global(progress-to-and-fro) {
      from {
        inset-inline-start: 0;
      }
      to {
        inset-inline-start: 64%;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      & [data-part="fill"] {
        transition: none;
      }

      & [data-part="fill"][data-unknown] {
        inline-size: 100%;
        background: repeating-linear-gradient(-45deg, var(--progress-fill) 0 6px, transparent 6px 12px);
        animation: none;
      }
    }
  }
`;

/** How far something has come. */
export function Progress({ label, value, valueText, tone = "primary", isBare = false }: ProgressProps) {
  const id = useId();
  const formats = useFormats();
  const part = value === null ? null : Math.min(1, Math.max(0, value));
  const words = valueText ?? (part === null ? undefined : formats.percent(part));
  return (
    <div className={progress} data-tone={tone}>
      {!isBare && (
        <div data-part="words">
          <span data-part="label" id={id}>
            {label}
          </span>
          {words !== undefined && (
            <span data-part="value" aria-hidden="true">
              <bdi>{words}</bdi>
            </span>
          )}
        </div>
      )}
      <div
        data-part="track"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part === null ? undefined : Math.round(part * 100)}
        aria-valuetext={words}
        {...(isBare ? { "aria-label": label } : { "aria-labelledby": id })}
      >
        <div
          data-part="fill"
          data-unknown={part === null || undefined}
          style={part === null ? undefined : { inlineSize: `${part * 100}%` }}
        />
      </div>
    </div>
  );
}
