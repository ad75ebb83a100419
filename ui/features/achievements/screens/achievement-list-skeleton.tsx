import { css } from "@linaria/core";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";

const skeleton = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);
  }
`;

/** Skeleton of an achievement list that is loading. */
export function AchievementListSkeleton() {
  return (
    <div className={skeleton} aria-busy="true">
      <Skeleton height="116px" shape="block" />
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} height="104px" shape="block" />
      ))}
    </div>
  );
}
