import type { ReactNode } from "react";
import { ErrorBoundary } from "#ui/kit/error-boundary/error-boundary.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { QueryFailure } from "./query-failure.tsx";

/** Keeps a bug in a part of a page from taking the page along: the error screen stands in its place. */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
  const { logger } = usePorts();
  return (
    <ErrorBoundary
      onError={(error) => logger.error("a part of a page could not be shown", { message: String(error) })}
      standIn={(error, again) => <QueryFailure kind="component" error={error} onRefresh={again} />}
    >
      {children}
    </ErrorBoundary>
  );
}
