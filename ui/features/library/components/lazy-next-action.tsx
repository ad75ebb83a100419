import { memo } from "react";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";

const NextAction = lazyWithPreload(async () => (await import("./next-action.tsx")).NextAction);

/** Next action of a bought game; its code is loaded after the page. */
export const LazyNextAction = memo(function LazyNextAction({ gameCode }: { readonly gameCode: string }) {
  return (
    <LazySection preload={NextAction.preload} fallback={<Skeleton width="180px" height="44px" />}>
      <NextAction gameCode={gameCode} />
    </LazySection>
  );
});
