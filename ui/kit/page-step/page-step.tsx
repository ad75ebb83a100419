import { type ReactNode, Suspense } from "react";
import { useStep } from "./use-step.ts";

interface PageStepProps {
  /** Placeholder of the part, as high as the part where something is below it. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page that renders, and hydrates, in a step of its own: the steps are short tasks, and React hydrates the part
 * that is pressed first, within the press.
 */
export function PageStep({ fallback, children }: PageStepProps) {
  const isDue = useStep();
  return <div>{isDue ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}</div>;
}
