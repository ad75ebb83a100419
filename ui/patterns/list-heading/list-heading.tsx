import { css } from "@linaria/core";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

interface ListHeadingProps {
  readonly title: string;
  /** How many there are, in words; `null` where there is nothing to count. */
  readonly count: string | null;
  /** Announces the count to screen readers whenever it changes. */
  readonly isCountSpoken?: boolean;
  /** Receives the focus after an entry of the list has been removed. */
  readonly id?: string;
}

const heading = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px var(--space-4);

    & > h1 {
      font-size: var(--type-32);
      font-weight: 800;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
      overflow-wrap: anywhere;
      outline: none;
    }

    & > p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-variant-numeric: tabular-nums;
    }

    @media ${UP_TO_PHONE} {
      & > h1 {
        font-size: var(--type-24);
      }
    }
  }
`;

/** Heading of a page that lists things, and how many. */
export function ListHeading({ title, count, isCountSpoken = false, id }: ListHeadingProps) {
  return (
    <div className={heading} data-part="heading">
      <h1 id={id} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </h1>
      {count !== null && <p role={isCountSpoken ? "status" : undefined}>{count}</p>}
    </div>
  );
}
