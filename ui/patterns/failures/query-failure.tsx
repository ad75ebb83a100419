import { lazy, Suspense } from "react";
import type { FailureContentProps } from "./failure-content.tsx";
import { WaitingForFailure } from "./waiting-for-failure.tsx";

const FailureContent = lazy(() => import("./failure-content.tsx"));

/** Fallback for a failed query. Its code is loaded with the first failure or when the page is idle. */
export function QueryFailure(props: FailureContentProps) {
  return (
    <Suspense fallback={<WaitingForFailure />}>
      <FailureContent {...props} />
    </Suspense>
  );
}
