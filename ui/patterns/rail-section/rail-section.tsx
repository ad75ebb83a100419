import { css } from "@linaria/core";
import { type ReactNode, useId } from "react";
import { Rail } from "#ui/kit/rail/rail.tsx";
import type { RailShape } from "#ui/kit/rail/rail-columns.ts";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { RailSkeleton } from "./rail-skeleton.tsx";

/** State of the queries of a rail. */
export interface RailState {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

interface RailSectionProps {
  readonly title: string;
  /** Page with all entries; absent if the rail shows all of them. */
  readonly more?: { readonly label: string; readonly search: Readonly<Record<string, string>> };
  /** Action for the whole rail, shown instead of `more`. */
  readonly action?: ReactNode;
  readonly shape: RailShape;
  readonly state: RailState;
  /** Number of cards; an empty rail is not rendered. */
  readonly count: number;
  readonly children: ReactNode;
}

const section = css`
  @layer sections {
    max-inline-size: var(--content-width);
    margin-block-start: var(--section-gap);
    margin-inline: auto;
    padding-inline: var(--gutter);

    & > header {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--space-4);
      margin-block-end: var(--space-5);
    }

    /* The heading gives way first; a long link only where the heading cannot. */
    & h2 {
      flex-shrink: 1000000;
      font-size: var(--type-24);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }

    & > header > a {
      font-size: var(--type-14);
    }
  }
`;

/** Rails below the first view are laid out and painted when they come near; until then their space is reserved. */
const deferredSection = css`
  @layer sections {
    content-visibility: auto;
    contain-intrinsic-size: auto var(--rail-block-size);
    margin-block-start: 0;
    padding-block-start: var(--section-gap);

    /* Height with the seeded cards, to limit the layout shift. */
    --rail-block-size: 320px;

    &[data-shape="wide"] {
      --rail-block-size: 302px;
    }

    &[data-shape="tile"] {
      --rail-block-size: 200px;
    }

    &[data-shape="portrait"] {
      --rail-block-size: 416px;
    }

    @media ${UP_TO_PHONE} {
      --rail-block-size: 300px;

      &[data-shape="wide"] {
        --rail-block-size: 232px;
      }

      &[data-shape="tile"] {
        --rail-block-size: 167px;
      }

      &[data-shape="portrait"] {
        --rail-block-size: 348px;
      }
    }
  }
`;

/** A rail with its heading, in each of its states. A failed rail shows a note; the others are not affected. */
export function RailSection({ title, more, action, shape, state, count, children }: RailSectionProps) {
  const headingId = useId();
  if (count === 0 && !state.isPending && !state.isError) return null;
  return (
    <section
      className={`${section} ${deferredSection}`}
      data-shape={shape}
      aria-labelledby={headingId}
      aria-busy={state.isPending || undefined}
    >
      <header>
        <h2 id={headingId}>{title}</h2>
        {more && (
          <TextLink to="/" search={more.search}>
            {more.label}
          </TextLink>
        )}
        {action}
      </header>
      {count > 0 ? (
        <Rail labelledBy={headingId} shape={shape}>
          {children}
        </Rail>
      ) : state.isError ? (
        <PartFailure onRetry={state.retry} />
      ) : (
        <RailSkeleton shape={shape} />
      )}
    </section>
  );
}
