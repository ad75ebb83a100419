import { lazy, Suspense } from "react";
import type { FailureContentProps } from "./failure-content.tsx";

const FailureContent = lazy(async () => ({ default: (await import("./failure-content.tsx")).FailureContent }));

/** What stands in for an answer that did not come. Its code comes with the first failure, or when the page is idle. */
export function QueryFailure(props: FailureContentProps) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <FailureContent {...props} />
    </Suspense>
  );
}
