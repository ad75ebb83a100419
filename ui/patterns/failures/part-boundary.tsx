import type { ReactNode } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { ErrorBoundary } from "#ui/kit/error-boundary/error-boundary.tsx";
import { reloadDocument } from "#ui/overlays/page-history.ts";
import { QueryFailure } from "./query-failure.tsx";

interface PartBoundaryProps {
  /** How much of the page it is; a component if absent. */
  readonly kind?: "page" | "component";
  readonly children: ReactNode;
}

/** Error boundary of a part of a page: shows the error screen in that part and keeps the rest of the page. */
export function PartBoundary({ kind = "component", children }: PartBoundaryProps) {
  const { logger } = usePorts();
  return (
    <ErrorBoundary
      onError={(error) => logger.error("a part could not be shown", { message: String(error) })}
      fallback={(error, again) => (
        // Nothing is left of the page, whose code has the bug: a new one may not have it.
        <QueryFailure kind={kind} error={error} onRefresh={kind === "page" ? () => void reloadDocument() : again} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
