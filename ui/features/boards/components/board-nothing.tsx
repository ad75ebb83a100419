import { memo } from "react";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import type { BoardFailureProps, BoardNothingProps } from "./board-nothing-parts.tsx";

const load = () => import("./board-nothing-parts.tsx");
const Nothing = lazyWithPreload(async () => (await load()).BoardNothingParts);
const Failure = lazyWithPreload(async () => (await load()).BoardFailureParts);
const SKELETON = <Skeleton height="320px" shape="block" />;

/** Empty state of a board; its code is loaded when it is needed. */
export const BoardNothing = memo(function BoardNothing(props: BoardNothingProps) {
  return (
    <LazySection preload={Nothing.preload} fallback={SKELETON}>
      <Nothing {...props} />
    </LazySection>
  );
});

/** Shown if a board, its articles or one article is not available: it opens soon, is empty, or failed to load. */
export const BoardFailure = memo(function BoardFailure(props: BoardFailureProps) {
  return (
    <LazySection preload={Failure.preload} fallback={SKELETON}>
      <Failure {...props} />
    </LazySection>
  );
});
