import { maintenanceOf } from "#core/failures/classify-failure.ts";
import { failureOf } from "#ui/queries/request-failure-error.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { MaintenancePanel } from "./maintenance-panel.tsx";

export interface FailureContentProps {
  readonly error: unknown;
  readonly kind: "page" | "component";
  readonly onRefresh: () => void;
}

/** What stands in for an answer that did not come: the announced maintenance, or the generic error screen. */
export function FailureContent({ error, kind, onRefresh }: FailureContentProps) {
  const failure = failureOf(error);
  const maintenance = failure === null ? null : maintenanceOf(failure);
  if (maintenance === null) return <FailurePanel kind={kind} onRefresh={onRefresh} />;
  return <MaintenancePanel kind={kind} maintenance={maintenance} onRefresh={onRefresh} />;
}
