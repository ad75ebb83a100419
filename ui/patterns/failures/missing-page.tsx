import { Suspense } from "react";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import { WaitingForFailure } from "./waiting-for-failure.tsx";

const NotFound = lazyWithPreload(async () => (await import("./not-found-screen.tsx")).NotFoundScreen);

/** The not-found page of a screen whose data does not exist; the server answers 404. */
export function MissingPage() {
  return (
    <Suspense fallback={<WaitingForFailure />}>
      <NotFound />
    </Suspense>
  );
}
