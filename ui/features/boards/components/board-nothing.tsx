import { memo } from "react";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import type { BoardFailureProps, BoardNothingProps } from "./board-nothing-parts.tsx";

const load = () => import("./board-nothing-parts.tsx");
const Nothing = lazyWithPreload(async () => (await load()).BoardNothingParts);
const Failure = lazyWithPreload(async () => (await load()).BoardFailureParts);
const PLACE = <Skeleton height="320px" shape="block" />;

/** Stands where a board has nothing to show; its code comes when there is nothing. */
export const BoardNothing = memo(function BoardNothing(props: BoardNothingProps) {
  return (
    <LazySection preload={Nothing.preload} fallback={PLACE}>
      <Nothing {...props} />
    </LazySection>
  );
});

/** Stands where a board, its articles or one of them could not be had: it opens soon, there is nothing, or what went wrong. */
export const BoardFailure = memo(function BoardFailure(props: BoardFailureProps) {
  return (
    <LazySection preload={Failure.preload} fallback={PLACE}>
      <Failure {...props} />
    </LazySection>
  );
});
