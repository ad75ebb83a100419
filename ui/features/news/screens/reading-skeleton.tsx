import { css } from "@linaria/core";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";

const container = css`
  @layer screens {
    display: grid;
    gap: var(--space-4);
    max-inline-size: 800px;
    min-block-size: 70dvh;
    align-content: start;
    margin-inline: auto;
    padding: var(--space-20) var(--gutter);
  }
`;

/** Skeleton of a reading page. */
export function ReadingSkeleton() {
  return (
    <div className={container} aria-busy="true">
      <Skeleton height="24px" width="30%" />
      <Skeleton height="44px" width="80%" />
      <Skeleton shape="block" height="220px" />
    </div>
  );
}
