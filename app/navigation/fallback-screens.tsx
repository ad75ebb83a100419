import type { ErrorComponentProps } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyComponent } from "#ui/kit/lazy/lazy-component.tsx";
import { WaitingForFailure } from "#ui/patterns/failures/waiting-for-failure.tsx";
import { routeComponent } from "./route-component.tsx";

/** Screen for a page that does not exist. */
export const NotFoundScreen = routeComponent(
  async () => (await import("#ui/features/store-index/unknown-address.tsx")).UnknownAddress,
);

const LazyPageFailure = lazyComponent(
  async () => (await import("#ui/patterns/failures/page-failure.tsx")).PageFailure,
  { whenFailed: "wait" },
);

/** Screen for a page that failed to load or render. */
export function PageFailure(props: ErrorComponentProps) {
  return (
    <Suspense fallback={<WaitingForFailure />}>
      <LazyPageFailure {...props} />
    </Suspense>
  );
}

/** Preloads both screens while the network works. */
export function preloadFallbackScreens(): void {
  void NotFoundScreen.preload();
  void LazyPageFailure.preload();
}
