import { Suspense } from "react";
import { type FailureView, failureViewOf } from "#core/failures/failure-view.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { RefusalPanel } from "../refusal/lazy-refusal-panel.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { MaintenancePanel } from "./maintenance-panel.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { UnreachablePanel } from "./unreachable-panel.tsx";

export interface QueryFailureProps {
  readonly error: unknown;
  readonly kind: "page" | "component";
  /** The page is a list, which there always is: that it is not found is a fault. */
  readonly isList?: boolean;
  readonly onRefresh: () => void;
}

const UNKNOWN: FailureView = { kind: "error", traceId: null };

/**
 * Fallback for a failed request: reason of a refusal, announced maintenance, lost connection, or the generic error
 * screen.
 */
export function QueryFailure({ error, kind, isList = false, onRefresh }: QueryFailureProps) {
  const failure = failureOf(error);
  const view = failure === null ? UNKNOWN : failureViewOf(failure);
  if (view.kind === "maintenance") {
    return <MaintenancePanel kind={kind} maintenance={view.maintenance} onRefresh={onRefresh} />;
  }
  if (view.kind === "offline") return <UnreachablePanel kind={kind} onRefresh={onRefresh} />;
  if (view.kind === "sign_in" || view.kind === "forbidden" || view.kind === "wait") {
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <RefusalPanel kind={kind} view={view} cause={error} onRefresh={onRefresh} />
      </Suspense>
    );
  }
  if (view.kind === "not_found" && kind === "page" && !isList) return <NotFoundScreen />;
  return <FailurePanel kind={kind} traceId={view.kind === "error" ? view.traceId : null} onRefresh={onRefresh} />;
}
