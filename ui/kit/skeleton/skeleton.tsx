import { css } from "@linaria/core";

interface SkeletonProps {
  /** Any CSS length; the whole line by default. */
  readonly width?: string;
  readonly height?: string;
  readonly shape?: "text" | "block" | "circle";
  /** CSS aspect ratio, e.g. `3 / 4`, instead of a height. */
  readonly ratio?: string;
}

const skeleton = css`
  @layer kit {
    display: block;
    border-radius: var(--radius-small);
    background: linear-gradient(
      100deg,
      var(--color-skeleton) 40%,
      var(--color-skeleton-shine) 50%,
      var(--color-skeleton) 60%
    );
    background-size: 300% 100%;
    animation: skeleton-shine 1.6s linear infinite;

    &[data-shape="block"] {
      border-radius: var(--radius-card);
    }

    &[data-shape="circle"] {
      border-radius: 50%;
    }

    @media (prefers-reduced-motion: reduce) {
      animation: none;
      background: var(--color-skeleton);
    }

    @keyframes :global(skeleton-shine) {
      from {
        background-position: 100% 0;
      }
      to {
        background-position: 0 0;
      }
    }
  }
`;

/** Placeholder of loading content in its final size. Hidden from assistive technology: its region is `aria-busy`. */
export function Skeleton({ width = "100%", height = "1em", shape = "text", ratio }: SkeletonProps) {
  return (
    <span
      className={skeleton}
      data-shape={shape}
      aria-hidden="true"
      style={ratio === undefined ? { inlineSize: width, blockSize: height } : { inlineSize: width, aspectRatio: ratio }}
    />
  );
}
