import { memo } from "react";
import { LatePart } from "#ui/kit/lazy/lazy-section.tsx";
import { lateComponent } from "#ui/kit/lazy/lazy-with-preload.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import type { BoardFailureProps, BoardNothingProps } from "./board-nothing-parts.tsx";

const load = () => import("./board-nothing-parts.tsx");
const Nothing = lateComponent(async () => (await load()).BoardNothingParts);
const Failure = lateComponent(async () => (await load()).BoardFailureParts);
const PLACE = <Skeleton height="320px" shape="block" />;

/** Stands where a board has nothing to show; its code comes when there is nothing. */
export const BoardNothing = memo(function BoardNothing(props: BoardNothingProps) {
  return (
    <LatePart preload={Nothing.preload} fallback={PLACE}>
      <Nothing {...props} />
    </LatePart>
  );
});

/** Stands where a board, its articles or one of them could not be had: it opens soon, there is nothing, or what went wrong. */
export const BoardFailure = memo(function BoardFailure(props: BoardFailureProps) {
  return (
    <LatePart preload={Failure.preload} fallback={PLACE}>
      <Failure {...props} />
    </LatePart>
  );
});
