import type { ErrorComponentProps } from "@tanstack/react-router";
import { Suspense } from "react";
import { WaitingForFailure } from "#ui/patterns/failures/waiting-for-failure.tsx";
import { lazyComponent } from "./lazy-component.tsx";

const notFoundScreen = () => import("#ui/patterns/failures/not-found-screen.tsx");
const pageFailure = () => import("#ui/patterns/failures/page-failure.tsx");

/** Screen for a page that does not exist. */
export const NotFoundScreen = lazyComponent(async () => (await notFoundScreen()).NotFoundScreen);

const LatePageFailure = lazyComponent(async () => (await pageFailure()).PageFailure);

/** Screen for a page that failed to load or render. */
export function PageFailure(props: ErrorComponentProps) {
  return (
    <Suspense fallback={<WaitingForFailure />}>
      <LatePageFailure {...props} />
    </Suspense>
  );
}

/** Preloads both screens while the network works. */
export function preloadFallbackScreens(): void {
  Promise.all([notFoundScreen(), pageFailure()]).catch(() => undefined);
}
