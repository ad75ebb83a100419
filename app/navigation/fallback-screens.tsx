import type { ErrorComponentProps } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyComponent } from "#ui/kit/lazy/lazy-component.tsx";
import { WaitingForFailure } from "#ui/patterns/failures/waiting-for-failure.tsx";
import { routeComponent } from "./route-component.tsx";

const loadCode = () => import("./fallback-code.ts");

/** Screen for a page that does not exist. */
export const NotFoundScreen = routeComponent(async () => (await loadCode()).UnknownAddress);

const LazyPageFailure = lazyComponent(async () => (await loadCode()).PageFailure, { whenFailed: "wait" });

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
