import { lazy, Suspense } from "react";
import { WaitingForFailure } from "./waiting-for-failure.tsx";

const NotFound = lazy(async () => ({ default: (await import("./not-found-screen.tsx")).NotFoundScreen }));

/** The not-found page where a screen finds out by its answers that its address leads nowhere; the server answers 404 there. */
export function MissingPage() {
  return (
    <Suspense fallback={<WaitingForFailure />}>
      <NotFound />
    </Suspense>
  );
}
