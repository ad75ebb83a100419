import { css } from "@linaria/core";
import { Suspense, useRef } from "react";
import { useEarlyPress } from "#ui/kit/lazy/early-press.tsx";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import type { FailureContentProps } from "./failure-content.tsx";
import { WaitingForFailure } from "./waiting-for-failure.tsx";

const FailureContent = lazyWithPreload(async () => (await import("./failure-content.tsx")).FailureContent, {
  whenFailed: "wait",
});

/** Only marks where presses are remembered. */
const wrapper = css`
  @layer screens {
    display: contents;
  }
`;

/**
 * Fallback for a failed query. Its code is loaded with the first failure or when the page is idle; "Refresh" of a failure
 * that the server has rendered may be pressed before.
 */
export function QueryFailure(props: FailureContentProps) {
  const container = useRef<HTMLDivElement>(null);
  const pressAgain = useEarlyPress(container);
  return (
    <div ref={container} className={wrapper}>
      <Suspense fallback={<WaitingForFailure />}>
        <FailureContent {...props} />
        {pressAgain}
      </Suspense>
    </div>
  );
}
