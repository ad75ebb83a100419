import { lazy, Suspense } from "react";
import { useText } from "#ui/i18n/use-text.ts";
import type { FailureContentProps } from "./failure-content.tsx";

const FailureContent = lazy(() => import("./failure-content.tsx"));

/**
 * What stands in for an answer that did not come. Its code comes with the first failure, or when the page is idle; where the network
 * has taken that along as well, a line of words stands there.
 */
export function QueryFailure(props: FailureContentProps) {
  const text = useText("common");
  return (
    <Suspense fallback={<p aria-busy="true">{text("partFailed")}</p>}>
      <FailureContent {...props} />
    </Suspense>
  );
}
