import { css } from "@linaria/core";
import { type RailShape, railColumns } from "#ui/kit/rail/rail-columns.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";

const RATIOS = { portrait: "3 / 4", offer: "16 / 9", wide: "16 / 9", tile: "16 / 9" } as const;
const CARDS = ["a", "b", "c", "d", "e", "f"] as const;

const row = css`
  @layer sections {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: var(--rail-column);
    gap: var(--rail-gap);
    overflow: hidden;

    & > div {
      display: grid;
      align-content: start;
      gap: 10px;
    }
  }
`;

/** Placeholders of a rail's cards in their final size. */
export function RailSkeleton({ shape }: { readonly shape: RailShape }) {
  return (
    <div className={`${row} ${railColumns}`} data-shape={shape}>
      {CARDS.map((card) => (
        <div key={card}>
          <Skeleton shape="block" ratio={RATIOS[shape]} />
          {(shape === "portrait" || shape === "offer") && (
            <>
              <Skeleton width="80%" height="20px" />
              <Skeleton width="50%" height="18px" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
